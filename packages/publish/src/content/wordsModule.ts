import { formatsOf } from '@portfolio/words/formats';
import { englishFile, wordsFile } from '@portfolio/words/languageOf';
import { normalizePath, type Plugin } from 'vite';
import { type ContentReader, createContentReader } from './contentReader.ts';

/** A group of the words of the site's own language. */
const OWN = /^@portfolio\/words\/own\/(\w+)$/;
const FORMATS = '\0@portfolio/words/own/formats';

/** Puts the words of the site's language in the place of the English ones: pages load no others. */
export function wordsModule(reader: ContentReader = createContentReader()): Plugin {
  const ownLanguage = async () => (await reader.read()).site.language;
  return {
    name: 'portfolio:words',
    enforce: 'pre',
    resolveId: {
      filter: { id: OWN },
      async handler(id) {
        const group = OWN.exec(id)?.[1];
        if (group === 'formats') return { id: FORMATS, moduleSideEffects: false };
        const file = wordsFile(await ownLanguage()) ?? englishFile;
        // One file as many modules, of each of which one group is used: a page loads the groups of its own parts.
        return { id: `${normalizePath(file)}?${group}`, moduleSideEffects: false };
      },
    },
    load: {
      filter: { id: /^\0@portfolio\/words\/own\/formats$/ },
      handler: async () =>
        `export const formats = ${JSON.stringify(formatsOf(await ownLanguage()))};`,
    },
  };
}
