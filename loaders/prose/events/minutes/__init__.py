"""When: every way of telling a minute, and which event it belongs to."""
