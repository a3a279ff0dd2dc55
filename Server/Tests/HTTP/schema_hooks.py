"""What schemathesis is not told by the description: how JSON Lines are written."""
import schemathesis


@schemathesis.serializer("application/jsonl")
def lines(_, value):
    return (value if isinstance(value, str) else str(value)).encode()
