"""The ledger: every source, its exact text or records, and every claim, for ever and as told, in one SQL database."""
