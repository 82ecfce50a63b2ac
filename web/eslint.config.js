/** What is looked for in the page's code beside its types; how TypeScript is laid out is Prettier's. */
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default defineConfig(
  { ignores: ['node_modules/', 'public/'] },
  js.configs.recommended,
  ts.configs.recommended,
  svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  { files: ['**/*.svelte', '**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser } } },
  {
    rules: {
      // A name that begins with _ stands for what is not needed: `{#each rows as _, i}`.
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // Lists without a key are drawn once or by their place.
      'svelte/require-each-key': 'off',
      // `{' '}` keeps a space that Svelte would drop at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
      // Maps and sets here are filled once or kept beside the state; nothing on the page watches them.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
);
