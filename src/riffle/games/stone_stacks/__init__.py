"""Stone stacks: six shared stacks by a river, real stones, a steady hand."""
