"""A text parted into blocks, sentences, tokens and stretches of direct speech, each with its exact place."""
