"""What is known: claims and the ledger that keeps them, who is whom, the facts they come to, and the stores."""
