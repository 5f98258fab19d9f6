import type { Plugin } from 'vite';

/** The scripts that each page starts with, in which most functions are called. */
const startScripts = new Set(['entry.client', 'shared']);

/** Read at the head of a file, among its comments: https://github.com/WICG/explicit-javascript-compile-hints-file-based */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Lets Chromium compile the application while it downloads, off the main thread. Otherwise each function
 * is compiled when it is first called, while the visitor waits
 * (docs/decisions/049-start-after-the-paint.md).
 */
export function compileHints(): Plugin {
  return {
    name: 'portfolio:compile-hints',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    // After minifying, which would remove it.
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && startScripts.has(file.name))
          file.code = `${hint}\n${file.code}`;
      }
    },
  };
}
