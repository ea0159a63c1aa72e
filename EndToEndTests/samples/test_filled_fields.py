"""What stands in a sample's field counts, however it was filled in."""

import pytest

FILL = """(field, [text, hasChange]) => {
  field.value = text;
  if (hasChange) field.dispatchEvent(new Event('change', { bubbles: true }));
}"""
