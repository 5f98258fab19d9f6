import type { Content } from '@portfolio/data/schema/content';
import { textPlaces } from '@portfolio/data/translation/translate';
import { formatDate } from '@portfolio/data/values/dates';
import { patternOf } from '@portfolio/data/values/place';
import { type Found, valuesAt, valuesIn } from '@portfolio/data/values/valuesAt';
import { isDate } from '@portfolio/figures/schema/date';
import type { Language } from '@portfolio/words';

export const isWebAddress = (text: string) => /^https?:/.test(text);

const readableIn = ({ path, value }: Found, language: Language): string[] =>
  valuesIn(value, path).flatMap((found) => {
    if (typeof found.value !== 'string') return [];
    if (isDate(found.value)) return formatDate(found.value, language);
    const isText = textPlaces.has(patternOf(found.path));
    return isText || isWebAddress(found.value) ? found.value : [];
  });

/**
 * The texts, dates and addresses of each entry of a list. A new page and its section of the résumé show them until
 * somebody writes more. The first text is the title.
 */
export const readableEntries = (content: Content, list: string, language: Language) =>
  valuesAt(content, `${list}[]`).map((entry) => {
    const [title = '', ...facts] = readableIn(entry, language);
    return { title, facts };
  });
