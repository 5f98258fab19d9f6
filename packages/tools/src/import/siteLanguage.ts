import { showValue } from '@portfolio/data/values/showValue';
import { includedTags, includedWords } from '@portfolio/words/included';
import type { Note } from '../content/notes.ts';

/** The fields in which files state their language; the standard has none. */
export const LANGUAGE_FIELDS = ['locale', 'language', 'lang'];

/** The BCP 47 tag in a text. The text may have the form of a system locale, such as `fr_FR.UTF-8`. */
function tagIn(text: string): string {
  const tag = text.replace(/\..*$/, '').replaceAll('_', '-');
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    return text;
  }
}

/** The language that a résumé states, and the field; undefined if it states none. */
function statedIn(resume: unknown): { path: string; tag: string } | undefined {
  const { meta, basics } = Object(resume);
  for (const [parent, fields] of Object.entries({ meta, basics })) {
    const name = LANGUAGE_FIELDS.find((each) => typeof Object(fields)[each] === 'string');
    const text = name && fields[name].trim();
    if (text) return { path: `${parent}.${name}`, tag: tagIn(text) };
  }
  return undefined;
}

/** Whether a résumé says which language it is written in. */
export const statesLanguage = (resume: unknown): boolean => statedIn(resume) !== undefined;

/**
 * The language of a site, and the reason if it isn't the résumé's. Only languages with words can be set. Otherwise
 * buttons and months would be English.
 * @param chosen by the owner
 */
export function siteLanguage(
  resume: unknown,
  chosen?: string,
): { language: string; notes: Note[] } {
  const stated = statedIn(resume);
  const language = chosen ?? (stated && includedWords(stated.tag) ? stated.tag : 'en');
  const tags = includedTags.join(', ');
  if (!stated && chosen === undefined) {
    const message = `is "en", as nothing says which language this is written in: if it is another one, set it in site.json (${tags}) and import again`;
    return { language, notes: [{ path: 'site.language', message }] };
  }
  if (!stated || stated.tag.split('-')[0] === language.split('-')[0])
    return { language, notes: [] };
  const why = includedWords(stated.tag)
    ? 'site.json states it'
    : `the site has words in ${tags} only (docs/owner-guide.md, "Your language", adds one)`;
  const message = `${showValue(stated.tag)} isn't the language of the site, which is "${language}": ${why}`;
  return { language, notes: [{ path: stated.path, message }] };
}
