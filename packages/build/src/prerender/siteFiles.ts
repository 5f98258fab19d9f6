import { join } from 'node:path';
import {
  type ContentProblem,
  formatContentProblems,
  inContent,
} from '@portfolio/data/validation/contentProblem';
import { languageOf } from '@portfolio/words/languageOf';
import type { Plugin } from 'vite';
import type { ContentReader, PublishedContent } from '../content/contentReader.ts';
import { inTranslationFile } from '../content/languages.ts';
import { problemsIn } from '../content/readContent.ts';
import { fileNames } from '../documents/fileNames.ts';
import { makeFile, makeFiles } from '../documents/index.ts';
import { MissingGlyphsError, problemsOf } from '../documents/typst/MissingGlyphsError.ts';
import { signsLeftOut } from '../documents/typst/typeset.ts';
import { serveFiles } from '../serve/serveFiles.ts';

const FRONT_MATTER =
  'the front matter is read over, except for its title where the text has no # of its own';

/** A note on each case study that begins with front matter, which is for other programs. */
const frontMatterNotes = ({ caseStudies }: PublishedContent): ContentProblem[] =>
  [...caseStudies.files.values()].flatMap(({ name, hasFrontMatter }) =>
    hasFrontMatter ? [{ file: inContent(name), path: 'line 1', message: FRONT_MATTER }] : [],
  );

/**
 * Publishes the files that are made from the content. The development server makes them again for each request.
 */
export function siteFiles(reader: ContentReader): Plugin {
  const folder = join(reader.folder, 'files');

  /** Names the owner's file in each problem. If a text is translated, that is the file of the translation. */
  const locate = async (problems: readonly ContentProblem[]) => {
    const { language = '' } = reader;
    const { translation } = await reader.load();
    const inFiles = problems.map((each) =>
      translation?.translated.has(each.path)
        ? inTranslationFile(each, language, translation)
        : each,
    );
    return problemsIn(reader.folder, inFiles);
  };

  const locateInError = async (error: unknown) =>
    error instanceof MissingGlyphsError
      ? new MissingGlyphsError(await locate(error.problems), error.missing)
      : error;

  return {
    name: 'portfolio:files',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      const report = (message: string) => this.info(message);
      const content = await reader.read();
      const language = await languageOf(content.site.language);
      const made = await makeFiles(content, language, folder, report).catch(async (error) => {
        throw await locateInError(error);
      });
      const notes = await locate([
        ...problemsOf(content, signsLeftOut(content)),
        ...frontMatterNotes(content),
      ]);
      if (notes.length > 0) this.info(formatContentProblems(notes));
      for (const [fileName, source] of made) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer({ config: { base }, middlewares }) {
      const make = async (name: string) => {
        // Requests for other files must be answered even while the content breaks a rule.
        const isMade = fileNames((await reader.load()).content).includes(name);
        if (!isMade) return undefined;
        const content = await reader.read();
        return makeFile(name, content, await languageOf(content.site.language), folder);
      };
      middlewares.use(serveFiles(base, make, locateInError));
    },
  };
}
