import { type ContentProblem, fileOf, showValue } from './contentProblem.ts';
import { pageNames, pageTable } from './schema/content.ts';
import { slugify } from './slug.ts';
import { type Found, valuesAt } from './valuesAt.ts';

/** Places whose values are told apart by this text: no two may be alike. */
const uniquePlaces = [
  'pages.*.path',
  'pages.*.label',
  'pages.*.description',
  'skillCategories[].title',
  'skillCategories[].skills[].name',
  'languages[].name',
  'spotlight[].name',
  'projects[].title',
  'projectCategories[].name',
  'owner.profiles[].url',
];

/** Places whose values become part of an address: no two different ones may become the same. */
const addressPlaces = [
  'skillCategories[].title',
  'projects[].category',
  'projects[].title',
  'certifications[].title',
];

/** Places that name something stated elsewhere. */
const references = [
  {
    from: 'skillCategories[].skills[].projects[]',
    to: 'projects[].title',
    rule: 'must be the title of a project',
  },
  {
    from: 'spotlight[].name',
    to: 'skillCategories[].skills[].name',
    rule: 'must be the name of a skill',
  },
  {
    from: 'spotlight[].quotes[].project',
    to: 'projects[].title',
    rule: 'must be the title of a project',
  },
  {
    from: 'defaultProjectCategory',
    to: 'projects[].category',
    rule: 'must be a category that at least one project is in',
  },
];

/** What each page's title is made of: its label, where the owner gives it none of its own. */
const pageTitles = (content: unknown): Found[] =>
  valuesAt(content, 'pages.*').flatMap(({ path }) => {
    const [title] = valuesAt(content, `${path}.title`);
    return title ? [title] : valuesAt(content, `${path}.label`);
  });

function findRepeats(found: readonly Found[]): ContentProblem[] {
  const firstPlaces = new Map<unknown, string>();
  return found.flatMap(({ path, value }) => {
    const firstPlace = firstPlaces.get(value);
    if (firstPlace === undefined) {
      firstPlaces.set(value, path);
      return [];
    }
    const message = `must not be the same as ${firstPlace}, but both are ${showValue(value)}`;
    return [{ file: fileOf(path), path, message }];
  });
}

function findUnaddressable(content: unknown, pattern: string): ContentProblem[] {
  const first = new Map<string, { path: string; value: unknown }>();
  return valuesAt(content, pattern).flatMap(({ path, value }) => {
    const slug = slugify(String(value));
    const shown = showValue(value);
    if (slug === '') {
      const message = `must hold a letter or a digit, because it is part of an address, but is ${shown}`;
      return [{ file: fileOf(path), path, message }];
    }
    const earlier = first.get(slug);
    if (!earlier) first.set(slug, { path, value });
    if (!earlier || earlier.value === value) return [];
    const message = `must differ from ${earlier.path} in more than signs and capitals, because both are ${showValue(slug)} in an address, but is ${shown}`;
    return [{ file: fileOf(path), path, message }];
  });
}

const isList = (content: unknown, part: string) =>
  valuesAt(content, part).some(({ value }) => Array.isArray(value));

function findDangling(
  content: unknown,
  { from, to, rule }: (typeof references)[number],
): ContentProblem[] {
  // Of a list that is none its schema has told; what would follow from that helps nobody.
  if (!isList(content, to.slice(0, to.indexOf('[')))) return [];
  const known = new Set(valuesAt(content, to).map(({ value }) => value));
  return valuesAt(content, from)
    .filter(({ value }) => !known.has(value))
    .map(({ path, value }) => ({
      file: fileOf(path),
      path,
      message: `${rule}, but is ${showValue(value)}`,
    }));
}

function findEmptyPages(content: unknown): ContentProblem[] {
  return pageNames.flatMap((name) => {
    const lists: readonly string[] = pageTable[name].shows;
    const path = `pages.${name}`;
    const [page] = valuesAt(content, path);
    const [hidden] = valuesAt(content, `${path}.hidden`);
    // A list that need not be there holds nothing where it is not.
    const stated = lists.filter((list) => valuesAt(content, list).length > 0);
    const isEmpty =
      stated.length > 0 &&
      stated.every((list) => isList(content, list) && valuesAt(content, `${list}[]`).length === 0);
    if (!page || hidden?.value === true || !isEmpty) return [];
    const files = [...new Set(lists.map((list) => fileOf(list).replace(/.*\//, '')))].join(', ');
    const message = `has nothing to show: fill ${files}, or write "hidden": true`;
    return [{ file: fileOf(path), path, message }];
  });
}

/** What is wrong between parts of the content that are each right by themselves. */
export function crossCheck(content: unknown): ContentProblem[] {
  return [
    ...uniquePlaces.flatMap((pattern) => findRepeats(valuesAt(content, pattern))),
    ...findRepeats(pageTitles(content)),
    ...addressPlaces.flatMap((pattern) => findUnaddressable(content, pattern)),
    ...references.flatMap((reference) => findDangling(content, reference)),
    ...findEmptyPages(content),
  ];
}
