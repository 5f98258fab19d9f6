import type { TextMarks } from '@portfolio/data/translation/translate';

/** The texts on this page that are in the site's first language. */
const marks = new Map<unknown, TextMarks>();

/** The attributes for something that may be a text which isn't translated. */
export const marksOf = (text: unknown) => marks.get(text);

/**
 * Notes which texts of a part of the content aren't translated.
 * @param part its texts are counted in their order, from 0
 */
export function noteTexts<Part>(
  part: Part,
  marksOfAll: TextMarks,
  numbers: readonly number[],
): Part {
  const untranslated = new Set(numbers);
  let number = 0;
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (untranslated.has(number)) marks.set(value, marksOfAll);
      number += 1;
    } else if (value && typeof value === 'object') {
      Object.values(value).forEach(walk);
    }
  };
  walk(part);
  return part;
}
