import { dirname, join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentFolder, ownContentFolder } from './folders.ts';
import { readContent } from './readContent.ts';
import { readText } from './readText.ts';

/**
 * Checks the content before a build, and while developing after each change to it; and where the owner
 * keeps it elsewhere (`PORTFOLIO_CONTENT`), gives the code those files.
 */
export function contentCheck(): Plugin {
  const checkContent = () => readContent(contentFolder);
  return {
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
        await checkContent();
      },
    },
    async configureServer({ watcher }) {
      await checkContent();
      watcher.add(join(contentFolder, '*.json'));
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || !file.startsWith(contentFolder)) return;
      try {
        await checkContent();
      } catch (error) {
        const { message } = error as Error;
        server.config.logger.error(message);
        server.ws.send({ type: 'error', err: { message, stack: '' } });
      }
    },
  };
}
