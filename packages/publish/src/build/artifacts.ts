import { join } from 'node:path';
import { generatedFiles, makeFiles } from '@portfolio/artifacts/index';
import { MissingGlyphsError } from '@portfolio/artifacts/pdf/MissingGlyphsError';
import type { Plugin, ResolvedConfig } from 'vite';
import type { ContentReader } from '../content/contentReader.ts';
import { problemsIn } from '../content/readContent.ts';
import { contentType } from '../serve/sendFile.ts';

/**
 * Publishes the files that are made from the content: at the root of the build, and while developing
 * at each request again.
 */
export function generated(reader: ContentReader): Plugin {
  let config: ResolvedConfig;
  const { folder } = reader;
  const filesFolder = join(folder, 'files');
  const readContent = () => reader.read(config.mode);

  /** Names the folder that the content was read from. */
  const placed = (error: unknown) =>
    error instanceof MissingGlyphsError
      ? new MissingGlyphsError(problemsIn(folder, error.problems))
      : error;

  return {
    name: 'portfolio:generated',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const files = await makeFiles(await readContent(), filesFolder).catch((error) => {
        throw placed(error);
      });
      for (const [fileName, source] of files) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        const name = path.startsWith(config.base) ? path.slice(config.base.length) : '';
        const make = generatedFiles.get(name);
        if (!make) return next();
        try {
          const file = await make(await readContent(), filesFolder);
          if (file === undefined) return next();
          response.setHeader('content-type', contentType(name));
          response.setHeader('cache-control', 'no-store');
          response.end(file);
        } catch (error) {
          // Vite's error page has no type of its own.
          response.setHeader('content-type', 'text/html; charset=utf-8');
          next(placed(error));
        }
      });
    },
  };
}
