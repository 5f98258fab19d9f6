import { join } from 'node:path';
import type { ShownStory } from '@portfolio/data/story/shownStories';
import { normalizePath } from 'vite';
import { siteFolder } from './folders.ts';
import type { LoadedContent } from './readContent.ts';

type Untranslated = LoadedContent['untranslated'];

/** A story that isn't translated is marked as a whole: its texts are in many pieces. */
export const inItsLanguage = (story: ShownStory, untranslated: Untranslated): ShownStory =>
  untranslated?.texts.has(story.story.title) ? { ...story, marks: untranslated.marks } : story;

const textsFile = normalizePath(join(siteFolder, 'src/untranslated/texts.ts'));

/** All texts of a part, in the order in which pages find them (`untranslated/texts.ts` of the site). */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];
}

/** A part of the content; of a translation, with the texts that are still in the first language. */
export function partModule(part: unknown, untranslated: Untranslated): string {
  const json = JSON.stringify(part);
  const numbers = textsIn(part).flatMap((text, at) => (untranslated?.texts.has(text) ? [at] : []));
  if (!untranslated || numbers.length === 0) return `export default ${json}`;
  return `import { noteTexts } from ${JSON.stringify(textsFile)};
export default noteTexts(${json}, ${JSON.stringify(untranslated.marks)}, ${JSON.stringify(numbers)});`;
}
