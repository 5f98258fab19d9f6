import type { Plugin } from 'vite';
import {
  createEmbeddedBackend,
  type EmbeddedBackend,
  type EmbeddedBackendOptions,
} from './embeddedBackend.ts';
import { createRestGateway } from './gateway.ts';

/**
 * Gives Vite's dev server the embedded backend under `/rest/v1`, unless `VITE_SUPABASE_URL` names a
 * hosted project. Servers that only serve other tools (Vitest, Storybook) listen nowhere of their own
 * and get none.
 */
export function embeddedBackend(options: EmbeddedBackendOptions = {}): Plugin {
  let backend: EmbeddedBackend | undefined;
  return {
    name: 'portfolio:embedded-backend',
    apply: 'serve',
    configureServer({ config, httpServer, middlewares }) {
      if (config.env.VITE_SUPABASE_URL || !httpServer) return;
      const log = (line: string) => config.logger.info(line, { timestamp: true });
      const started = createEmbeddedBackend({ log, ...options });
      middlewares.use(createRestGateway({ backend: started }));
      // A server that is being replaced has closed its own by then.
      httpServer.once('listening', () => started.start('npm run dev'));
      backend = started;
    },
    closeServer: () => backend?.close(),
  };
}
