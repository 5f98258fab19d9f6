import { isSample, ownersContentFolder } from '@portfolio/build/folders/content';
import { editorPolicy } from '@portfolio/build/hosts/contentSecurityPolicy';
import { contentType } from '@portfolio/build/hosts/contentTypes';
import { editorFolder } from '@portfolio/build/hosts/hostFiles';
import { safely } from '@portfolio/build/serve/safely';
import { decoded } from '@portfolio/data/values/decoded';
import { normalizePath, type Plugin } from 'vite';
import { buildEditor } from './buildEditor.ts';
import { answerEditor } from './editorServer.ts';

const POLICY = `${editorPolicy("'self'")};frame-ancestors 'none'`;

const folder = normalizePath(import.meta.dirname);

/** The scripts on each page of the site: from a text to its field, and for a look that the owner tries. */
const onPages = ['gestures', 'triedLook'].map(
  (name) => `/@fs/${folder.replace(/^\//, '')}/site/${name}.ts`,
);

/** Built once, also if the server begins again. */
let page: ReturnType<typeof buildEditor> | undefined;

/** Gives Vite's development server the editor of the content at `/admin/`, and each page a way to it. */
export function contentEditor(): Plugin {
  return {
    name: 'portfolio:content-editor',
    apply: 'serve',
    // The page needn't load again for a file that is still being written.
    config: () => ({ server: { fs: { allow: [folder] }, watch: { ignored: ['**/.*.saving'] } } }),
    transformIndexHtml: {
      // Before Vite puts the base before each address.
      order: 'pre',
      handler: () => onPages.map((src) => ({ tag: 'script', attrs: { type: 'module', src } })),
    },
    configureServer(server) {
      const { config, middlewares } = server;
      const started = String(Date.now());
      const admin = config.base + editorFolder;
      const answer = safely(async (request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (`${pathname}/` === admin) return response.writeHead(302, { location: admin }).end();
        if (!pathname.startsWith(admin)) return next();
        const name = pathname.slice(admin.length);
        if (/^(?:folder\/|start\/|(?:changes|places|report|sample|tree)$)/.test(name)) {
          response.setHeader('x-portfolio-server', started);
          await answerEditor(ownersContentFolder, decoded(name), request, response);
          // `contentWatch` begins again when content replaces the sample or goes, but not in a folder that was named.
          const isOther =
            name.startsWith('start/') || (name === 'sample' && request.method === 'DELETE');
          return isOther && response.statusCode === 200 && !isSample ? server.restart() : undefined;
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
      middlewares.use(answer);
      config.logger.info(`  Edit the content in forms: ${admin}`);
    },
  };
}
