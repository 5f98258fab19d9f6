import { join } from 'node:path';
import { normalizePath, type Plugin } from 'vite';
import { contentFolder } from '../content/folders.ts';

const pagesFile = normalizePath(join(contentFolder, 'pages.json'));

/**
 * Leaves the descriptions of the pages out of what visitors load: they stand in the head of each
 * document, where search engines and previews read them, and nowhere else.
 */
export function withoutDescriptions(): Plugin {
  return {
    name: 'portfolio:without-descriptions',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/pages\.json$/ },
      handler(code, id) {
        if (id !== pagesFile) return;
        return JSON.stringify(
          JSON.parse(code, (key, value) => (key === 'description' ? undefined : value)),
        );
      },
    },
  };
}
