import type { Language, Words } from '@portfolio/words';
import { formatsOf } from '@portfolio/words/formats';
import { included } from '@portfolio/words/included';
import { showValue } from '../showValue.ts';
import type { Note } from './notes.ts';

/** The languages that the product has words of, by their tags. */
export const includedLanguages = Object.keys(included).sort();

const wordsOf = (tag: string): Words | undefined =>
  new Map<string, Words>(Object.entries(included)).get(tag.split('-', 1)[0] ?? '');

const made = new Map<string, Language>();

/** The language in which an import writes for a site: its own, or else English. */
export const writtenIn = (tag: string): Language => {
  const words = wordsOf(tag);
  const language = made.get(tag) ?? {
    ...(words ?? included.en),
    formats: formatsOf(words ? tag : 'en'),
  };
  made.set(tag, language);
  return language;
};

/** The fields in which files state their language; the standard has none. */
export const LANGUAGE_FIELDS = ['locale', 'language', 'lang'];

/** A tag as BCP 47 writes it, from `fr_FR.UTF-8`, as systems write it, too. */
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
 * The language of a site, and why it isn't that of the résumé. Only languages of which there are words can be set: texts
 * in another one would stay between English buttons and months.
 * @param chosen by the owner
 */
export function siteLanguage(
  resume: unknown,
  chosen?: string,
): { language: string; notes: Note[] } {
  const stated = statedIn(resume);
  const language = chosen ?? (stated && wordsOf(stated.tag) ? stated.tag : 'en');
  const tags = includedLanguages.join(', ');
  if (!stated && chosen === undefined) {
    const message = `is "en", as nothing says which language this is written in: if it is another one, set it in site.json (${tags}) and import again`;
    return { language, notes: [{ path: 'site.language', message }] };
  }
  if (!stated || stated.tag.split('-')[0] === language.split('-')[0])
    return { language, notes: [] };
  const why = wordsOf(stated.tag)
    ? 'site.json states it'
    : `the site has words in ${tags} only (docs/owner-guide.md, "Your language", adds one)`;
  const message = `${showValue(stated.tag)} isn't the language of the site, which is "${language}": ${why}`;
  return { language, notes: [{ path: stated.path, message }] };
}
