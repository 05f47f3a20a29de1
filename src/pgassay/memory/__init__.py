"""What an agent uses every turn."""

from pgassay.memory.subconscious import AsyncSubconsciousMemory, SubconsciousMemory

__all__ = ["AsyncSubconsciousMemory", "SubconsciousMemory"]
