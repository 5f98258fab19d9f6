import { ownerErrorIn } from '@portfolio/data/validation/OwnerError';
import type { Plugin, ViteDevServer } from 'vite';
import { portInUse } from './serve/listen.ts';

const rethrowForOwner = (error: unknown): never => {
  throw ownerErrorIn(error) ?? error;
};

type BuildApp = NonNullable<Plugin['buildApp']>;

/** Makes a plugin's build throw only the owner's errors if there are any. */
function explainBuild(buildApp: BuildApp): BuildApp {
  const { handler, ...order } = typeof buildApp === 'object' ? buildApp : { handler: buildApp };
  return {
    ...order,
    async handler(...builder) {
      await Promise.resolve(handler.apply(this, builder)).catch(rethrowForOwner);
    },
  };
}

/** Replaces Vite's message about a used port, which has a stack and doesn't say what to do. */
function explainStart(server: ViteDevServer) {
  const { listen } = server;
  server.listen = (port = server.config.server.port, ...rest) =>
    listen.call(server, port, ...rest).catch((error: Error) => {
      if (!/already in use/.test(error.message)) return rethrowForOwner(error);
      throw portInUse(port ?? 0, 'npm run dev');
    });
}

/**
 * Reports errors that the owner can fix by their message alone, wherever they were thrown, without the bundler's frame,
 * stack and lines of code.
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
