import type { Plugin } from 'vite';
import {
  createEmbeddedBackend,
  type EmbeddedBackend,
  type EmbeddedBackendOptions,
} from '../backend/embeddedBackend.ts';
import { createRestGateway, type RestGatewayOptions } from '../backend/gateway.ts';

/**
 * Gives Vite's dev server the embedded backend under `/rest/v1`, unless `VITE_SUPABASE_URL` names a hosted project.
 * Servers inside other tools (Vitest, Storybook) don't listen by themselves, so they get no backend.
 */
export function embeddedBackend({
  waitMs = 8_000,
  ...options
}: EmbeddedBackendOptions & Pick<RestGatewayOptions, 'waitMs'> = {}): Plugin {
  // When Vite restarts, it sets up the next server before it closes the last one.
  const backends: (EmbeddedBackend | undefined)[] = [];
  return {
    name: 'portfolio:embedded-backend',
    apply: 'serve',
    configureServer({ config, httpServer, middlewares }) {
      if (config.env.VITE_SUPABASE_URL || !httpServer) return void backends.push(undefined);
      const log = (line: string) => config.logger.info(line, { timestamp: true });
      const backend = createEmbeddedBackend({ log, ...options });
      middlewares.use(createRestGateway({ backend, waitMs }));
      httpServer.once('listening', () => backend.start('npm run dev'));
      backends.push(backend);
    },
    closeServer: () => backends.shift()?.close(),
  };
}
