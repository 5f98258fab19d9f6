import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { contentFolder, ownContentFolder } from '../content/folders.ts';
import { contentMessage, loadContent, readContent } from '../content/readContent.ts';
import { readText } from '../content/readText.ts';
import { contentErrorPage, type ShownError, shownError } from './contentErrorPage.ts';

/** Editors empty a file for a moment before they write to it. */
const writingMs = 50;

const folder = normalizePath(contentFolder);
const isContent = (file: string) => file.startsWith(`${folder}/`);

async function findError(): Promise<ShownError | undefined> {
  const { problems } = await loadContent(contentFolder);
  const [first] = problems;
  return first && shownError(contentMessage(problems), first);
}

const wantsPage = ({ headers }: IncomingMessage) => /\btext\/html\b/.test(headers.accept ?? '');

/** Watches the content for `npm run dev`: tells what is wrong with it, once, and that it is right again. */
function createWatch(server: ViteDevServer) {
  const { logger } = server.config;
  let error: ShownError | undefined;
  let startedWrong = false;
  let checked: { timestamp: number; done: Promise<void> } | undefined;

  const show = async (next: ShownError | undefined) => {
    const before = error;
    error = next;
    if (next) {
      if (next.message !== before?.message) logger.error(next.message, { timestamp: true });
      server.ws.send({ type: 'error', err: next });
    } else if (before) {
      logger.info('The content is right again.', { timestamp: true });
      // What a start finds in the content, such as the site's address, it has not found yet.
      if (startedWrong) await server.restart();
      else server.ws.send({ type: 'full-reload' });
    }
  };

  const check = async () => {
    let found = await findError();
    if (found) {
      await delay(writingMs);
      found = await findError();
    }
    await show(found);
  };

  return {
    error: () => error,
    check,
    async start() {
      error = await findError();
      startedWrong = error !== undefined;
      if (error) logger.error(error.message);
    },
    /** Checks once for each change, which Vite tells for each of its environments. */
    change(timestamp: number): Promise<void> {
      if (checked?.timestamp !== timestamp) checked = { timestamp, done: check() };
      return checked.done;
    },
  };
}

function sendError(error: ShownError, base: string, response: ServerResponse) {
  response.writeHead(500, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(contentErrorPage(error, base));
}

/**
 * Checks the content before a build, and while developing after each change to it; and where the owner
 * keeps it elsewhere (`PORTFOLIO_CONTENT`), gives the code those files.
 */
export function contentCheck(): Plugin[] {
  let watch: ReturnType<typeof createWatch> | undefined;
  const check: Plugin = {
    name: 'portfolio:content-check',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/content\/\w+\.json$/ },
      async handler(source, importer) {
        const resolved = await this.resolve(source, importer, { skipSelf: true });
        return resolved?.id.replace(ownContentFolder, contentFolder);
      },
    },
    // As the check reads it: the code gets no byte order mark either.
    load: {
      filter: { id: /\.json$/ },
      handler: (id) => (resolve(dirname(id)) === contentFolder ? readText(id) : undefined),
    },
    buildApp: {
      order: 'pre',
      async handler() {
        await readContent(contentFolder);
      },
    },
    async configureServer(server) {
      watch = createWatch(server);
      await watch.start();
      server.watcher.add(contentFolder);
      server.middlewares.use((request, response, next) => {
        const error = watch?.error();
        if (!error || !wantsPage(request)) return next();
        sendError(error, server.config.base, response);
      });
    },
    async hotUpdate({ file, timestamp }) {
      if (!isContent(file)) return;
      const before = watch?.error();
      await watch?.change(timestamp);
      // Modules that hold wrong content are not loaded, and what is open is loaded anew afterwards.
      if (before || watch?.error()) return [];
    },
  };
  /** What fails because of the content is told as what it is, also when nobody has seen the change yet. */
  const explain: Plugin = {
    name: 'portfolio:content-errors',
    enforce: 'post',
    apply: 'serve',
    configureServer:
      ({ config, middlewares }) =>
      () => {
        middlewares.use(
          async (
            failure: unknown,
            _request: IncomingMessage,
            response: ServerResponse,
            next: (failure: unknown) => void,
          ) => {
            // It may be right again by now, and was wrong when this failed.
            const known = watch?.error();
            if (!known) await watch?.check();
            const error = known ?? watch?.error();
            if (error) sendError(error, config.base, response);
            else next(failure);
          },
        );
      },
  };
  return [check, explain];
}
