import { ownerErrorIn } from '@portfolio/data/validation/OwnerError';
import type { Plugin, ViteDevServer } from 'vite';
import { portInUse } from './serve/listen.ts';

const inOwnersWords = (error: unknown): never => {
  throw ownerErrorIn(error) ?? error;
};

type BuildApp = NonNullable<Plugin['buildApp']>;

/** The same part of a build, which throws the owner's errors alone if there are any. */
function explainBuild(buildApp: BuildApp): BuildApp {
  const { handler, ...order } = typeof buildApp === 'object' ? buildApp : { handler: buildApp };
  return {
    ...order,
    async handler(...builder) {
      await Promise.resolve(handler.apply(this, builder)).catch(inOwnersWords);
    },
  };
}

/** Vite's own message about a port has a stack, and doesn't say what to do. */
function explainStart(server: ViteDevServer) {
  const { listen } = server;
  server.listen = (port = server.config.server.port, ...rest) =>
    listen.call(server, port, ...rest).catch((error: Error) => {
      if (!/already in use/.test(error.message)) return inOwnersWords(error);
      throw portInUse(port ?? 0, 'npm run dev');
    });
}

/**
 * Reports errors that the owner can fix in their own words, wherever they were thrown: without the
 * bundler's frame, stack and lines of code.
 */
export const ownerErrors = (): Plugin => ({
  name: 'portfolio:owner-errors',
  configResolved({ plugins }) {
    for (const plugin of plugins) {
      if (plugin.buildApp) plugin.buildApp = explainBuild(plugin.buildApp);
    }
  },
  configureServer: explainStart,
});
