import { formatsOf } from '@portfolio/words/formats';
import { wordsFile } from '@portfolio/words/languageOf';
import { normalizePath, type Plugin } from 'vite';
import { type ContentReader, createContentReader } from './contentReader.ts';

const WORDS = '@portfolio/words';
const MODULE = `\0${WORDS}`;

/** Whether this is Vite's id of the module. */
export const isWordsModule = (id: string | null) => id === MODULE;

/** Puts the words of the site's language in the place of the English ones: pages load no others. */
export function wordsModule(reader: ContentReader = createContentReader()): Plugin {
  return {
    name: 'portfolio:words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@portfolio\/words$/ },
      handler: () => ({ id: MODULE, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0@portfolio\/words$/ },
      async handler() {
        const { language } = (await reader.read()).site;
        const file = normalizePath(wordsFile(language) ?? wordsFile('en') ?? '');
        return `export * from ${JSON.stringify(file)};
export const formats = ${JSON.stringify(formatsOf(language))};`;
      },
    },
  };
}
