// How the page and the games' boards are laid out: `npm run format` writes it, ./check asks for it. As wide as Python (ruff).
export default {
  printWidth: 128,
  semi: false,
  singleQuote: true,
  plugins: ['prettier-plugin-svelte'],
  overrides: [{ files: '*.svelte', options: { parser: 'svelte' } }],
}
