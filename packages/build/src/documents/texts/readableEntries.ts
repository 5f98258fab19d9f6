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
 * What readers understand of the entries of a list, for documents that know no more of it: its texts, dates and
 * addresses. The first text of each is its title.
 */
export const readableEntries = (content: Content, list: string, language: Language) =>
  valuesAt(content, `${list}[]`).map((entry) => {
    const [title = '', ...facts] = readableIn(entry, language);
    return { title, facts };
  });
