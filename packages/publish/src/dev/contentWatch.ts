import type { ServerResponse } from 'node:http';
import { normalizePath, type Plugin } from 'vite';
import { isContentModule } from '../content/contentModule.ts';
import type { ContentReader } from '../content/contentReader.ts';
import { contentMessage, type LoadedContent } from '../content/readContent.ts';
import { contentErrorPage, type ShownError, shownError } from './contentErrorPage.ts';

function errorIn({ problems }: LoadedContent): ShownError | undefined {
  const [first] = problems;
  return first && shownError(contentMessage(problems), first);
}

function sendError(error: ShownError, base: string, response: ServerResponse) {
  response.writeHead(500, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(contentErrorPage(error, base));
}

/**
 * Reads the content again after each change while developing. What is wrong with it is shown once, in
 * the terminal and in place of every page, until it is fixed.
 */
export function contentWatch(reader: ContentReader): Plugin {
  const folder = `${normalizePath(reader.folder)}/`;
  let error: ShownError | undefined;
  let startedWrong = false;
  let tell: (before: ShownError | undefined) => Promise<void>;
  let checked: { timestamp: number; done: Promise<void> } | undefined;

  const check = async () => {
    const before = error;
    error = errorIn(await reader.reload());
    await tell(before);
  };

  return {
    name: 'portfolio:content-watch',
    apply: 'serve',
    async configureServer(server) {
      const { logger, base } = server.config;
      error = errorIn(await reader.load());
      startedWrong = error !== undefined;
      if (error) logger.error(error.message);
      server.watcher.add(reader.folder);

      tell = async (before) => {
        if (error) {
          if (error.message !== before?.message) logger.error(error.message, { timestamp: true });
          server.ws.send({ type: 'error', err: error });
        } else if (before) {
          logger.info('The content is right again.', { timestamp: true });
          // A start reads more than the pages show, such as the site's address.
          if (startedWrong) await server.restart();
          else server.ws.send({ type: 'full-reload' });
        }
      };

      // After Vite's own answers: in place of pages, and of what is not there.
      return () =>
        server.middlewares.use((_request, response, next) =>
          error ? sendError(error, base, response) : next(),
        );
    },
    async hotUpdate({ file, timestamp }) {
      if (!file.startsWith(folder)) return;
      // Vite calls this for each of its environments.
      if (checked?.timestamp !== timestamp) checked = { timestamp, done: check() };
      await checked.done;
      if (error) return [];
      return [...this.environment.moduleGraph.idToModuleMap.values()].filter(({ id }) =>
        isContentModule(id),
      );
    },
  };
}
