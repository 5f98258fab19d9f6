import { formatsOf } from '@portfolio/words/formats';
import { englishFile, wordsFile } from '@portfolio/words/languageOf';
import { normalizePath, type Plugin } from 'vite';
import { type ContentReader, createContentReader } from './contentReader.ts';

const PREFIX = '\0@portfolio/words/own/';

/** Whether this is Vite's id of a group of words. */
export const isWordsModule = (id: string | null) => id?.startsWith(PREFIX) ?? false;

/** Puts the words of the site's language in the place of the English ones: pages load no others. */
export function wordsModule(reader: ContentReader = createContentReader()): Plugin {
  return {
    name: 'portfolio:words',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^@portfolio\/words\/own\/\w+$/ },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0@portfolio\/words\/own\// },
      async handler(id) {
        const { language } = (await reader.read()).site;
        const group = id.slice(PREFIX.length);
        if (group === 'formats')
          return `export const formats = ${JSON.stringify(formatsOf(language))};`;
        const file = normalizePath(wordsFile(language) ?? englishFile);
        // One file as many modules, of each of which one group is used: a page loads the groups of its own parts.
        return `export { ${group} } from ${JSON.stringify(`${file}?${group}`)};`;
      },
    },
  };
}
