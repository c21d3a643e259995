"""The engine: loads, retracts and judges, and keeps the rows of the graph in step with the ledger.

It touches only what changed.
"""
