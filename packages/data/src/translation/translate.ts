import { type Content, contentSchema } from '../schema/content.ts';
import { textSchema } from '../schema/fields.ts';
import { pageNames, pageTable } from '../schema/pages.ts';
import { placesOf } from '../schema/placesOf.ts';
import { isShown } from '../shown/pages.ts';
import type { PlacedProblem } from '../validation/contentProblem.ts';
import { references } from '../validation/crossChecks.ts';
import { isObject } from '../values/isObject.ts';
import { patternOf, placeIn } from '../values/place.ts';
import { showValue } from '../values/showValue.ts';
import { uniqueSlugs } from '../values/slug.ts';
import { valuesAt } from '../values/valuesAt.ts';

/** Content in another language. */
export interface Translation {
  /** All content. Untranslated texts are in the first language. It isn't validated yet. */
  content: Content;
  /** The places of the texts that are translated. */
  translated: Set<string>;
  /** The names in the first language, by the translated names. */
  originalNames: Map<string, string>;
  /** The place of each list entry in the translation's files, by its place in the content. */
  ownPlaces: ReadonlyMap<string, string>;
  problems: PlacedProblem[];
}

/**
 * The field that identifies a list entry in a translation. Its value is made from the entry's title or name in the
 * first language.
 */
export const ID = 'id';

/** The fields that name an entry. The first one that it has counts. */
export const namingFields = ['title', 'name', 'label', 'degree', 'network', 'heading', 'text'];

/** Texts that stay the same in every language. */
const facts = ['owner.email', 'owner.phone', 'owner.address.postalCode'];

/** The texts that may be translated. Addresses, dates, colours and files are the same in all languages. */
export const textPlaces: ReadonlySet<string> = new Set(
  placesOf(contentSchema, textSchema).filter((place) => !facts.includes(place)),
);

/**
 * Names that other parts of the content refer to, and the places that refer to them. Names that refer to others
 * come later.
 */
export const namePlaces: readonly (readonly [from: string, to: string, ...rest: unknown[]])[] = [
  ['projects[].category', 'projectCategories[].name'],
  // Without this, a skill would lose the projects that show it.
  ['projects[].technologies[]', 'skillCategories[].skills[].name'],
  ...references,
];

/** The name of a list's entry, from which its `id` in a translation is made; empty if it has none. */
export const nameOf = (entry: unknown): string => {
  const fields = isObject(entry) ? entry : {};
  return String(
    namingFields.map((name) => fields[name]).find((name) => typeof name === 'string') ?? '',
  );
};

/** The places in a sentence. */
const PLACE = /(?<![\w.])[a-z]\w*(?:\.\w+|\[\d+\])+/gi;

/**
 * Rewrites the places in a text to those in the translation's files, where an entry has its `id` instead of its
 * number: `projects[drift-watch].title`.
 */
export const inOwnPlaces = (text: string, { ownPlaces }: Pick<Translation, 'ownPlaces'>): string =>
  text.replace(PLACE, (place) => {
    // Outer entries come before inner ones, so the last match is the innermost.
    const [entry = '', own = ''] =
      [...ownPlaces].findLast(([entry]) => place.startsWith(entry)) ?? [];
    return own + place.slice(entry.length);
  });

function merger() {
  const translated = new Set<string>();
  const problems: PlacedProblem[] = [];
  const ownPlaces = new Map<string, string>();
  const inOwn = (path: string) => inOwnPlaces(path, { ownPlaces });
  const report = (path: string, message: string) => problems.push({ path, message });

  function mergeList(first: readonly unknown[], own: unknown, path: string): unknown {
    if (!Array.isArray(own))
      return refuse(first, own, path, 'must be a list, as in the first language');
    const isNamed = own.some((entry) => isObject(entry) && ID in entry);
    if (!isNamed) {
      if (own.length !== first.length) {
        const entries = first.length === 1 ? 'one entry' : `${first.length} entries`;
        const rule = `must have ${entries}, as in the first language, or an "${ID}" in each`;
        return refuse(first, own.length, path, rule);
      }
      return first.map((entry, index) => merge(entry, own[index], placeIn(path, index)));
    }
    const ids = uniqueSlugs(first.map(nameOf));
    const merged = [...first];
    const seen = new Set<unknown>();
    for (const [place, entry] of own.entries()) {
      const at = placeIn(inOwn(path), place);
      const { [ID]: id, ...texts } = isObject(entry) ? entry : {};
      if (id === undefined) {
        report(at, `must have an "${ID}", as other entries have one, but is ${showValue(entry)}`);
        continue;
      }
      const index = ids.indexOf(String(id));
      if (index < 0 || seen.has(id)) {
        const rule = seen.has(id)
          ? 'must not be there twice'
          : `must be one of the first language's: ${ids.join(', ')}`;
        report(`${at}.${ID}`, `${rule}, but is ${showValue(id)}`);
        continue;
      }
      seen.add(id);
      const entryPlace = placeIn(path, index);
      ownPlaces.set(entryPlace, `${inOwn(path)}[${id}]`);
      merged[index] = merge(first[index], texts, entryPlace);
    }
    return merged;
  }

  function refuse(first: unknown, own: unknown, path: string, rule: string): unknown {
    report(inOwn(path), `${rule}, but is ${showValue(own)}`);
    return first;
  }

  function merge(first: unknown, own: unknown, path: string): unknown {
    if (Array.isArray(first)) return mergeList(first, own, path);
    if (isObject(first)) {
      if (!isObject(own))
        return refuse(first, own, path, 'must be an object, as in the first language');
      const merged: Record<string, unknown> = { ...first };
      for (const [key, value] of Object.entries(own)) {
        const place = placeIn(path, key);
        if (Object.hasOwn(first, key)) merged[key] = merge(first[key], value, place);
        else
          report(inOwn(place), 'is not in the first language: a translation has no other fields');
      }
      return merged;
    }
    const isTextPlace = textPlaces.has(patternOf(path));
    if (isTextPlace && typeof own === 'string') {
      translated.add(path);
      return own;
    }
    if (own === first) return first;
    const same = `must be left out, because it is the same in every language, ${showValue(first)}`;
    return refuse(first, own, path, isTextPlace ? 'must be text' : same);
  }

  return { merge, translated, problems, ownPlaces };
}

/** Translates the names in references. */
function renamed(content: unknown, places: readonly string[], names: ReadonlyMap<string, string>) {
  const paths = new Set(
    places.flatMap((place) => valuesAt(content, place)).map(({ path }) => path),
  );
  const walk = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return paths.has(path) ? (names.get(value) ?? value) : value;
    if (Array.isArray(value)) return value.map((entry, index) => walk(entry, placeIn(path, index)));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, walk(child, placeIn(path, key))]),
    );
  };
  return walk(content, '');
}

/**
 * The content in another language. Its files hold only the texts that differ. An entry of a list has an `id`, made
 * from its title or name in the first language; otherwise the list must have as many entries as in the first
 * language. References may use the name in either language.
 * @param first the content in the first language, valid
 * @param own the parts of the files in the other language
 */
export function translate(first: Content, own: object): Translation {
  const { merge, ...merged } = merger();
  let content = merge(first, own, '');
  const originalNames = new Map<string, string>();
  for (const to of new Set(namePlaces.map(([, to]) => to))) {
    const before = valuesAt(first, to);
    const names = new Map<string, string>();
    for (const [index, { value }] of valuesAt(content, to).entries()) {
      const name = before[index]?.value;
      if (typeof name !== 'string' || typeof value !== 'string' || name === value) continue;
      names.set(name, value);
      originalNames.set(value, name);
    }
    if (names.size === 0) continue;
    const from = namePlaces.filter((place) => place[1] === to).map(([place]) => place);
    content = renamed(content, from, names);
  }
  return { content: content as Content, originalNames, ...merged };
}

/** The entries that have an element of their own on the page, which can have a `lang`. */
const entryPlaces = [
  ...pageNames.flatMap((name) => pageTable[name].shows.map((list) => `${list}[]`)),
  'about.coreValues[]',
  'about.callToAction',
  'interests[]',
  'learningBanner',
  'spotlight[].quotes[]',
  'nextStep',
  'continuousLearning',
  'projectsCallToAction',
  'projectsTeaser',
  'contactBanner',
];

/**
 * The content in another language, in which each entry without a translated text has a `lang`. Pages
 * give it to the entry's component, with the fields that they `pick`.
 * @param first BCP 47 tag of the first language
 */
export function withLanguages(
  { content, translated }: Pick<Translation, 'content' | 'translated'>,
  first: string,
): Content {
  const marked: Content = JSON.parse(JSON.stringify(content));
  const texts = [...translated];
  for (const { path, value } of entryPlaces.flatMap((place) => valuesAt(marked, place))) {
    const isTranslated = texts.some((text) => text.startsWith(`${path}.`));
    if (!isTranslated) Object.assign(value as object, { lang: first });
  }
  return marked;
}

/** Texts of three words or more, which readers of the other language may not understand. Names are mostly shorter. */
const PROSE = /\S+\s+\S+\s+\S+/;

/** The places of the sentences that a translation leaves in the first language, except on hidden pages. */
export function untranslatedIn({ content, translated }: Translation): string[] {
  const hidden = pageNames.filter((name) => !isShown(content.pages[name]));
  return [...textPlaces]
    .filter((place) => !namePlaces.some(([from]) => from === place))
    .filter((place) => !hidden.some((name) => place.startsWith(`pages.${name}.`)))
    .flatMap((place) => valuesAt(content, place))
    .filter(({ path, value }) => !translated.has(path) && PROSE.test(String(value)))
    .map(({ path }) => path);
}

/** The numbers in a text, in the notation of any language. */
const numbersIn = (text: string) =>
  (text.match(/\d+(?:[.,'\u00a0\u202f ]\d+)*/g) ?? []).map((number) => number.replace(/\D/g, ''));

/** Translated texts whose numbers differ from the first language. One of the two must be wrong. */
export function differentNumbers(
  first: Content,
  { content, translated }: Translation,
): { path: string; first: string[]; own: string[] }[] {
  const before = new Map(
    [...textPlaces]
      .flatMap((place) => valuesAt(first, place))
      .map(({ path, value }) => [path, value]),
  );
  return [...textPlaces]
    .flatMap((place) => valuesAt(content, place))
    .filter(({ path }) => translated.has(path))
    .map(({ path, value }) => ({
      path,
      first: numbersIn(String(before.get(path))),
      own: numbersIn(String(value)),
    }))
    .filter(({ first, own }) => first.toSorted().join() !== own.toSorted().join());
}
