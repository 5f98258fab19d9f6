import type { Plugin } from 'vite';

/** What keeps a component that nobody uses: the name that it is given, and the call that makes it. */
const names = /^\w+\.displayName = .*;$/gm;
const calls = /= (?=React\w*\.(?:forwardRef|memo|createContext)\()/g;

/** The router's code, such that the bundler can leave out what isn't used of it. */
export const withoutTies = (code: string) =>
  code.replace(names, '').replace(calls, '= /* @__PURE__ */ ');

/**
 * Takes the router's production build for the browser, without the components that aren't used. The package's
 * `exports` lead to its development build everywhere (remix-run/react-router issue 14102), which is
 * larger and warns visitors' consoles.
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
    transform: {
      filter: { id: /\/react-router\/dist\/production\// },
      handler: (code) => ({ code: withoutTies(code), map: null }),
    },
  };
}
