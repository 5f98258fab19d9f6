import type { Plugin, ResolvedConfig } from 'vite';
import { contentFolder } from '../folders.ts';
import { readPublishedContent } from '../siteAddress.ts';
import { downloadFiles, makeDownload, makeDownloads } from './index.ts';

/**
 * Publishes the résumé, the cards, the icons and the pictures for links, made from the content:
 * at the root of the build, and while developing anew at each request.
 * @param folder holds the content
 */
export function downloads(folder = contentFolder): Plugin {
  let config: ResolvedConfig;
  const readContent = () => readPublishedContent(folder, config.mode);

  return {
    name: 'portfolio:downloads',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, source] of await makeDownloads(await readContent())) {
        this.emitFile({ type: 'asset', fileName, source });
      }
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const name = path.startsWith(config.base) ? path.slice(config.base.length) : '';
        const download = downloadFiles.get(name);
        if (!download) return next();
        try {
          const file = await makeDownload(name, await readContent());
          if (file === undefined) return next();
          response.setHeader('content-type', download.contentType);
          response.setHeader('cache-control', 'no-store');
          response.end(file);
        } catch (error) {
          // Vite's error page has no type of its own.
          response.setHeader('content-type', 'text/html; charset=utf-8');
          next(error);
        }
      });
    },
  };
}
