import type { Plugin } from 'vite';

/**
 * Takes the router's production build for the browser. The package's `exports` lead to its development build
 * everywhere (remix-run/react-router issue 14102), which is larger and warns visitors' consoles.
 */
export function productionRouter(): Plugin {
  return {
    name: 'portfolio:production-router',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: {
      filter: { id: /^react-router(\/dom)?$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved?.id.replace('/dist/development/', '/dist/production/');
      },
    },
  };
}
