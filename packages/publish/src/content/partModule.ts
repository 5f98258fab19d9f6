import { join } from 'node:path';
import { textsIn } from '@portfolio/data/textsIn';
import { normalizePath } from 'vite';
import { siteFolder } from './folders.ts';
import type { LoadedContent } from './readContent.ts';

type Untranslated = LoadedContent['untranslated'];

const textsFile = normalizePath(join(siteFolder, 'src/untranslated/texts.ts'));

/** A part of the content; of a translation, with the texts that are still in the first language. */
export function partModule(part: unknown, untranslated: Untranslated): string {
  const json = JSON.stringify(part);
  // Pages count them in the same order.
  const numbers = textsIn(part).flatMap(({ value }, at) =>
    untranslated?.texts.has(value) ? [at] : [],
  );
  if (!untranslated || numbers.length === 0) return `export default ${json}`;
  return `import { noteTexts } from ${JSON.stringify(textsFile)};
export default noteTexts(${json}, ${JSON.stringify(untranslated.marks)}, ${JSON.stringify(numbers)});`;
}
