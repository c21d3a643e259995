"""What the claims come to together: nodes and relationships with their evidence, and the values in dispute."""
