import { join } from 'node:path';
import {
  type ContentProblem,
  formatContentProblems,
  inContent,
} from '@portfolio/data/validation/contentProblem';
import { languageOf } from '@portfolio/words/languageOf';
import type { Plugin } from 'vite';
import type { ContentReader, PublishedContent } from '../content/contentReader.ts';
import { inOwnFile } from '../content/languages.ts';
import { problemsIn } from '../content/readContent.ts';
import { fileNames, makeFile, makeFiles } from '../documents/index.ts';
import { MissingGlyphsError, problemsOf } from '../documents/typst/MissingGlyphsError.ts';
import { signsLeftOut } from '../documents/typst/typeset.ts';
import { serveFiles } from '../serve/serveFiles.ts';

/** A note on each story that begins with facts for other programs. */
const frontMatterNotes = ({ stories }: PublishedContent): ContentProblem[] =>
  [...stories.files.values()].flatMap(({ name, hasFrontMatter }) =>
    hasFrontMatter
      ? [{ file: inContent(name), path: 'line 1', message: 'the front matter is read over' }]
      : [],
  );

/**
 * Publishes the files that are made from the content. While developing, they are made again at each
 * request.
 */
export function siteFiles(reader: ContentReader): Plugin {
  const folder = join(reader.folder, 'files');

  /** Names the folder that the content was read from, and of a translation the file with the text. */
  const placed = async (problems: readonly ContentProblem[]) => {
    const { language = '' } = reader;
    const { translation } = await reader.load();
    const own = problems.map((each) =>
      translation?.translated.has(each.path) ? inOwnFile(each, language, translation) : each,
    );
    return problemsIn(reader.folder, own);
  };

  const placedError = async (error: unknown) =>
    error instanceof MissingGlyphsError
      ? new MissingGlyphsError(await placed(error.problems), error.missing)
      : error;

  return {
    name: 'portfolio:files',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const tell = (message: string) => this.info(message);
      const content = await reader.read();
      const language = await languageOf(content.site.language);
      const made = await makeFiles(content, language, folder, tell).catch(async (error) => {
        throw await placedError(error);
      });
      const notes = await placed([
        ...problemsOf(content, signsLeftOut(content)),
        ...frontMatterNotes(content),
      ]);
      if (notes.length > 0) this.info(formatContentProblems(notes));
      for (const [fileName, source] of made) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ config: { base }, middlewares }) {
      const make = async (name: string) => {
        // Everything else has its answer even while the content breaks a rule.
        const isMade = fileNames((await reader.load()).content).includes(name);
        if (!isMade) return undefined;
        const content = await reader.read();
        return makeFile(name, content, await languageOf(content.site.language), folder);
      };
      middlewares.use(serveFiles(base, make, placedError));
    },
  };
}
