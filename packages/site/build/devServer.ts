import type { Plugin, RunnableDevEnvironment } from 'vite';
import type { ServerEntry } from './serverEntry.ts';

/**
 * Renders pages on the server while developing too, so that what hydrates is what is published.
 * The application starts at once here, and its styles come with the modules.
 */
export function devServer(): Plugin {
  return {
    name: 'portfolio:dev-server',
    apply: 'serve',
    configureServer: (server) => () => {
      const { runner } = server.environments.ssr as RunnableDevEnvironment;
      // Last in line: whatever no file answers to is a page, or the error page.
      server.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '/';
        try {
          const entry: ServerEntry = await runner.import('/src/entry.server.tsx');
          const { pathname } = new URL(url, 'http://localhost');
          const document = entry.renderDocument({
            ...(await entry.render(pathname)),
            styles: entry.inlineStyles(''),
            script: `<script>${entry.preferencesScript}</script><script type="module" src="/src/entry.client.tsx"></script>`,
          });
          response.statusCode = entry.pageAt(pathname) ? 200 : 404;
          response.setHeader('content-type', 'text/html');
          response.end(await server.transformIndexHtml(url, document));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
