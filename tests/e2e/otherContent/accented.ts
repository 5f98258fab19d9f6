import type { Content } from '@portfolio/data/schema/content';
import { textPlaces } from '@portfolio/data/translation/translate';
import { isObject } from '@portfolio/data/values/isObject';

const PLAIN = 'acdeghijklnorstuwyzACDEGHIJKLNORSTUWYZ';
const ACCENTED = 'āčďēğħīĵķľňōřšťūŵÿžĀČĎĒĞĦĪĴĶĽŇŌŘŠŤŪŴŸŽ';

/** Text that has accents on nearly every letter, and so isn't English, but as long, and different where it was. */
export const accented = (text: string) =>
  text.replace(/[a-z]/gi, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** The content with accents in each of the owner's texts: every word without any is the product's. */
export function accentedContent(content: Content): Content {
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return textPlaces.has(path) ? accented(value) : value;
    if (Array.isArray(value)) return value.map((entry) => walk(entry, `${path}[]`));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [
        key,
        walk(child, path === '' ? key : `${path}.${key}`),
      ]),
    );
  };
  return walk(content, '') as Content;
}
