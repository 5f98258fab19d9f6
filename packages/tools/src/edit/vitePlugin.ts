import { isSample, ownersContentFolder } from '@portfolio/build/folders/content';
import { editorPolicy } from '@portfolio/build/hosts/contentSecurityPolicy';
import { contentType } from '@portfolio/build/hosts/contentTypes';
import { editorFolder } from '@portfolio/build/hosts/hostFiles';
import { decoded } from '@portfolio/data/values/decoded';
import type { Plugin } from 'vite';
import { buildEditor } from './buildEditor.ts';
import { answerEditor } from './editorServer.ts';

const POLICY = `${editorPolicy("'self'")};frame-ancestors 'none'`;

/** Built once, also if the server begins again. */
let page: ReturnType<typeof buildEditor> | undefined;

/** Gives Vite's development server the editor of the content at `/admin/`. */
export function contentEditor(): Plugin {
  return {
    name: 'portfolio:content-editor',
    apply: 'serve',
    configureServer(server) {
      const { config, middlewares } = server;
      const started = String(Date.now());
      const admin = config.base + editorFolder;
      middlewares.use(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (`${pathname}/` === admin) return response.writeHead(302, { location: admin }).end();
        if (!pathname.startsWith(admin)) return next();
        const name = pathname.slice(admin.length);
        if (/^(?:folder|start)\//.test(name)) {
          response.setHeader('x-portfolio-server', started);
          await answerEditor(ownersContentFolder, decoded(name), request, response);
          // `contentWatch` begins again when content replaces the sample, but not in a folder that was named and missing.
          const isMade = name.startsWith('start/') && response.statusCode === 200;
          return isMade && !isSample ? server.restart() : undefined;
        }
        page ??= buildEditor();
        const body = (await page).get(name || 'index.html');
        if (body === undefined) return response.writeHead(404).end();
        response.writeHead(200, {
          'content-type': contentType(name || 'index.html'),
          'cache-control': 'no-store',
          'content-security-policy': POLICY,
          'x-content-type-options': 'nosniff',
        });
        response.end(body);
      });
      config.logger.info(`  Edit the content in forms: ${admin}`);
    },
  };
}
