import type { Plugin, Rolldown } from 'vite';

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
    outputOptions: ({ postBanner = '', ...options }) => ({
      ...options,
      postBanner: async (chunk: Rolldown.RenderedChunk) => {
        const banner = await (typeof postBanner === 'function' ? postBanner(chunk) : postBanner);
        return startScripts.has(chunk.name) ? `${banner}\n${hint}` : banner;
      },
    }),
  };
}
