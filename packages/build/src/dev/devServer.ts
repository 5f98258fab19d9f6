import type { Plugin, RunnableDevEnvironment } from 'vite';
import { guardRequests } from '../serve/guardRequests.ts';
import { safely } from '../serve/safely.ts';
import { devStyles } from './devStyles.ts';

type ServerEntry = typeof import('@portfolio/site/entry.server.tsx');

const entryUrl = '/src/entry.server.tsx';
const start = '<script type="module" src="/src/entry.client.tsx"></script>';

/**
 * Renders pages on the server while developing, too, so that React hydrates the same markup as in the published site.
 * Unlike there, the application starts immediately, and each document has the styles of the whole site.
 */
export function devServer(): Plugin {
  return {
    name: 'portfolio:dev-server',
    apply: 'serve',
    configureServer(server) {
      if (server.httpServer) guardRequests(server.httpServer);
      const { runner } = server.environments.ssr as RunnableDevEnvironment;
      const sendPage = safely(async (request, response) => {
        const url = request.originalUrl ?? '/';
        const entry = await runner.import<ServerEntry>(entryUrl);
        const pathname = entry.withoutBase(new URL(url, 'http://localhost').pathname);
        // Vite puts the base before each address that it finds, so it only gets the script without a base.
        const isPlain = entry.isPlain(pathname);
        const modules = await server.transformIndexHtml(url, isPlain ? '' : start);
        const parts = await entry.render(pathname);
        // As the start script does: what waits for the application looks like it.
        const started = isPlain ? '' : ';delete document.documentElement.dataset.plain';
        const document = entry.renderDocument({
          ...parts,
          styles: entry.inlineStyles(''),
          more: `${await devStyles(server)}<script>${entry.preferencesScript()}${started}</script>${modules}`,
        });
        response.statusCode = entry.isPage(pathname) ? 200 : 404;
        response.setHeader('content-type', 'text/html');
        response.end(document);
      });
      // The last handler. If no file answers a request, it renders a page or the error page.
      return () => void server.middlewares.use(sendPage);
    },
  };
}
