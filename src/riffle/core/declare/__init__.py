"""What a game declares with: rules, layout, actions, facts, options, questions, and the contract. Nothing here runs."""
