// How the page and the games' boards are laid out: `npm run format` writes it, `npm run lint` asks for it. As wide as Python's (ruff).
export default {
  printWidth: 128,
  semi: false,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
