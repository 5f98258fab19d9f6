import { watch } from 'node:fs';
import { escapeMarkup } from '@portfolio/data/values/escapeMarkup';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import type { ContentReader } from '../content/contentReader.ts';
import { contentMessage, type LoadedContent } from '../content/readContent.ts';
import { isVirtualModule } from '../content/virtualModules.ts';
import { findContentFolder } from '../folders/content.ts';
import { repositoryRoot } from '../folders/repository.ts';

/** The first problem of the content for Vite's overlay, which reads each of these fields. */
function errorIn({ problems }: LoadedContent) {
  const [first] = problems;
  if (!first) return undefined;
  const { file, path } = first;
  const [, line, column = '1'] = /^line (\d+)(?:, column (\d+))?/.exec(path) ?? [];
  const loc = line && { loc: { file, line: Number(line), column: Number(column) } };
  return { message: contentMessage(problems), stack: '', id: file, ...loc };
}

/**
 * This page replaces all pages while the content has a mistake. Vite's client shows the overlay on it, and reloads it when
 * the mistake is fixed.
 */
const errorPage = (message: string, base: string) => `<!DOCTYPE html>
<html lang="en">
<head><meta charset="utf-8"><title>There is a mistake in the content</title>
<script type="module" src="${base}@vite/client"></script>
</head>
<body><h1>There is a mistake in the content</h1><pre>${escapeMarkup(message)}</pre></body>
</html>
`;

/**
 * Reads the content again after each change while developing. The terminal shows a problem once, and all pages show it
 * until it is fixed. The server restarts when the owner's content replaces the sample.
 */
export function contentWatch(reader: ContentReader): Plugin {
  const folder = `${normalizePath(reader.folder)}/`;
  let error: ReturnType<typeof errorIn>;
  let startedWithError = false;
  let checked: { timestamp: number; done: Promise<void> } | undefined;

  const showError = ({ ws }: ViteDevServer) => {
    if (error) ws.send({ type: 'error', err: error });
  };

  const check = async (server: ViteDevServer) => {
    const { logger } = server.config;
    const before = error;
    error = errorIn(await reader.reload());
    showError(server);
    if (error && error.message !== before?.message) {
      logger.error(error.message, { timestamp: true });
    } else if (before && !error) {
      logger.info('The content is right again.', { timestamp: true });
      // The server reads the site's address and the like only when it starts.
      if (startedWithError) await server.restart();
      else server.ws.send({ type: 'full-reload' });
    }
  };

  return {
    name: 'portfolio:content-watch',
    apply: 'serve',
    async configureServer(server) {
      const { logger, base } = server.config;
      error = errorIn(await reader.load());
      startedWithError = error !== undefined;
      if (error) logger.error(error.message);
      server.watcher.add(reader.folder);
      // Vite watches the root for `.env` files, but doesn't report a new folder there.
      const watcher = watch(repositoryRoot, { persistent: false }, () => {
        if (findContentFolder() === reader.folder) return;
        watcher.close();
        server.restart();
      });
      server.ws.on('connection', () => showError(server));

      // Vite answers first, so this only replaces pages and missing files.
      return () =>
        server.middlewares.use((_request, response, next) => {
          if (!error) return next();
          const headers = {
            'content-type': 'text/html; charset=utf-8',
            'cache-control': 'no-store',
          };
          response.writeHead(500, headers).end(errorPage(error.message, base));
        });
    },
    async hotUpdate({ file, timestamp, server }) {
      if (!file.startsWith(folder) || findContentFolder() !== reader.folder) return;
      // Vite calls this for each of its environments.
      if (checked?.timestamp !== timestamp) checked = { timestamp, done: check(server) };
      await checked.done;
      if (error) return [];
      return [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        isVirtualModule(id),
      );
    },
  };
}
