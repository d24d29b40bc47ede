"""The games in the tools of researchers, each an extra: vector (numpy), pettingzoo, gymnasium, openspiel. docs/research.md."""
