import { isPortable } from '../schema/fields.ts';
import { pageNames, pageTable } from '../schema/pages.ts';
import { withoutScheme } from '../shown/contactDetails.ts';
import { isFarAhead, MAX_YEARS_AHEAD } from '../values/dates.ts';
import { normalizeName } from '../values/normalizeName.ts';
import { showValue } from '../values/showValue.ts';
import { slugify } from '../values/slug.ts';
import { type Found, valuesAt } from '../values/valuesAt.ts';
import { fileNameOf, type PlacedProblem } from './contentProblem.ts';

/** Places in which no two values may be the same. */
const uniquePlaces = [
  'about.coreValues[].title',
  'certifications[].title',
  'pages.*.path',
  'pages.*.label',
  'pages.*.description',
  'skillCategories[].title',
  'languages[].name',
  'spotlight[].name',
  'projects[].title',
  'projects[].caseStudy',
  'projectCategories[].name',
  'owner.profiles[].network',
  'owner.profiles[].url',
  'site.languages[]',
];

/** Places whose values become part of an address. No two different values may give the same address. */
const addressPlaces = [
  'about.coreValues[].title',
  'skillCategories[].title',
  'projects[].category',
  'projects[].title',
  'certifications[].title',
];

/** Places that name something, the places that define it, and its description. */
export const references = [
  ['skillCategories[].skills[].projects[]', 'projects[].title', 'the title of a project'],
  ['experience[].projects[]', 'projects[].title', 'the title of a project'],
  ['spotlight[].name', 'skillCategories[].skills[].name', 'the name of a skill'],
  ['owner.resume.projects[]', 'projects[].title', 'the title of a project'],
  ['spotlight[].quotes[].project', 'projects[].title', 'the title of a project'],
  ['defaultProjectCategory', 'projects[].category', 'a category that at least one project is in'],
] as const;

/** The build names a file after the address of a case study, and file systems allow 255 bytes. */
const MAX_BYTES = 200;

/** Titles of projects that can't be the address of their case study. */
const findUnaddressableCaseStudies = (content: unknown): PlacedProblem[] =>
  valuesAt(content, 'projects[]').flatMap(({ path, value }) => {
    const { title, caseStudy } = Object(value);
    if (typeof title !== 'string' || caseStudy === undefined) return [];
    const slug = slugify(title);
    const why = 'because the address of its case study is made of it';
    const report = (rule: string) => [
      { path: `${path}.title`, message: `${rule}, ${why}, but is ${showValue(title)}` },
    ];
    if (!isPortable(slug)) return report('must not be a name that Windows keeps for itself');
    const bytes = encodeURIComponent(slug).replace(/%../g, '-').length;
    return bytes > MAX_BYTES ? report(`must be at most ${MAX_BYTES} bytes`) : [];
  });

/** The title of each page, or else its label. */
const pageTitles = (content: unknown): Found[] =>
  valuesAt(content, 'pages.*').flatMap(({ path, value }) => {
    const { title, label } = Object(value);
    if (title !== undefined) return [{ path: `${path}.title`, value: title }];
    return label === undefined ? [] : [{ path: `${path}.label`, value: label }];
  });

/** Names of skills that are twice in the same category. Different categories may share a skill. */
const findRepeatedSkills = (content: unknown): PlacedProblem[] =>
  valuesAt(content, 'skillCategories[]').flatMap(({ path, value }) =>
    findRepeats(
      valuesAt(value, 'skills[].name').map((found) => ({
        ...found,
        path: `${path}.${found.path}`,
      })),
    ),
  );

/** Aliases that two skills share. Nobody could tell which skill a project shows. */
function findSharedAliases(content: unknown): PlacedProblem[] {
  const skills = valuesAt(content, 'skillCategories[].skills[]').map(({ path, value }) => ({
    path,
    name: Object(value).name,
    names: [Object(value).name, ...valuesAt(value, 'aliases[]').map((found) => found.value)],
    aliases: valuesAt(value, 'aliases[]'),
  }));
  const owners = new Map<string, Set<unknown>>();
  for (const { name, names } of skills) {
    for (const each of names.filter((each) => typeof each === 'string').map(normalizeName)) {
      owners.set(each, (owners.get(each) ?? new Set()).add(name));
    }
  }
  return skills.flatMap(({ path, name, aliases }) =>
    aliases.flatMap((alias) => {
      const others = owners.get(normalizeName(String(alias.value))) ?? new Set();
      const other = [...others].find((each) => each !== name);
      const message = `must name one skill only, but ${showValue(alias.value)} is a name of ${showValue(other)}, too`;
      return other === undefined ? [] : [{ path: `${path}.${alias.path}`, message }];
    }),
  );
}

/** Estimates outside of the owner's range. */
function findOutOfRange(content: unknown): PlacedProblem[] {
  const { from, to } = Object(Object(content).proficiencyRange);
  if (typeof from !== 'number' || typeof to !== 'number') return [];
  if (from > to) {
    const message = `must not be below from, ${from}, but is ${to}`;
    return [{ path: 'proficiencyRange.to', message }];
  }
  return valuesAt(content, 'skillCategories[].skills[].proficiency')
    .filter(({ value }) => typeof value === 'number' && (value < from || value > to))
    .map(({ path, value }) => ({
      path,
      message: `must be from ${from} to ${to}, as proficiencyRange says, but is ${value}`,
    }));
}

/** The first language of a site must be the language of its content. */
function findOtherFirstLanguage(content: unknown): PlacedProblem[] {
  const [first] = valuesAt(content, 'site.languages[]');
  const [own] = valuesAt(content, 'site.language');
  if (!first || !own || first.value === own.value) return [];
  const message = `must be site.language, ${showValue(own.value)}, but is ${showValue(first.value)}`;
  return [{ path: first.path, message }];
}

/** The form in which two values count as the same, for readers and browsers. */
const identityOf = (value: unknown) =>
  typeof value === 'string' ? normalizeName(withoutScheme(value)) : value;

function findRepeats(found: readonly Found[]): PlacedProblem[] {
  const firsts = new Map<unknown, Found>();
  return found.flatMap(({ path, value }) => {
    const identity = identityOf(value);
    const first = firsts.get(identity);
    if (first === undefined) {
      firsts.set(identity, { path, value });
      return [];
    }
    const message =
      first.value === value
        ? `must not be the same as ${first.path}, but both are ${showValue(value)}`
        : `must differ from ${first.path} in more than how it is written, ${showValue(first.value)}, but is ${showValue(value)}`;
    return [{ path, message }];
  });
}

function findUnaddressable(content: unknown, pattern: string): PlacedProblem[] {
  const firstBySlug = new Map<string, Found>();
  return valuesAt(content, pattern).flatMap(({ path, value }) => {
    const slug = slugify(String(value));
    const shown = showValue(value);
    if (slug === '') {
      const message = `must hold a letter or a digit, because it is part of an address, but is ${shown}`;
      return [{ path, message }];
    }
    const first = firstBySlug.get(slug) ?? { path, value };
    firstBySlug.set(slug, first);
    if (first.value === value) return [];
    const message = `must differ from ${first.path} in more than signs and capitals, because both are ${showValue(slug)} in an address, but is ${shown}`;
    return [{ path, message }];
  });
}

/** The values of a reference that name nothing. */
export function findDangling(content: unknown, [from, to]: (typeof references)[number]): Found[] {
  // The schema already reports values that aren't lists.
  const [list] = valuesAt(content, to.slice(0, to.indexOf('[')));
  if (!Array.isArray(list?.value)) return [];
  const known = new Set(valuesAt(content, to).map(({ value }) => value));
  return valuesAt(content, from).filter(({ value }) => !known.has(value));
}

function findEmptyPages(content: unknown): PlacedProblem[] {
  return pageNames.flatMap((name) => {
    const lists: readonly string[] = pageTable[name].shows;
    const path = `pages.${name}`;
    const [page] = valuesAt(content, path);
    if (!page || Object(page.value).hidden === true || lists.length === 0) return [];
    // A missing list counts as empty.
    const stated = lists.flatMap((list) => valuesAt(content, list));
    if (!stated.every(({ value }) => Array.isArray(value) && value.length === 0)) return [];
    const files = [...new Set(lists.map(fileNameOf))].join(', ');
    return [{ path, message: `has nothing to show: fill ${files}, or write "hidden": true` }];
  });
}

const HOUR_MS = 3_600_000;
/** The time zone in which a day begins first: UTC+14. */
const EARLIEST_ZONE_MS = 14 * HOUR_MS;

/**
 * Whether a date is in the future in every time zone. A date that has begun isn't in the future in any later build,
 * so valid content stays valid.
 * @param date `2024-10`, or as much of it as is known
 * @param now milliseconds since 1970
 */
export function isFuture(date: string, now: number): boolean {
  const today = new Date(now + EARLIEST_ZONE_MS).toISOString();
  return date > today.slice(0, date.length);
}

/** The places of periods, and the places for plans. */
const periods = [
  ['experience', 'a position that has yet to begin goes into nextStep'],
  ['projects', 'leave it out until the project has begun'],
] as const;

/** Positions and projects that start in the future. The site would show that they last until today. */
const findFutureStarts = (content: unknown, now: number): PlacedProblem[] =>
  periods.flatMap(([part, fix]) =>
    valuesAt(content, `${part}[].start`)
      .filter(({ value }) => typeof value === 'string' && /^\d{4}\b/.test(value))
      .filter(({ value }) => isFuture(String(value), now))
      .map(({ path, value }) => ({
        path,
        message: `must not be in the future, but is ${showValue(value)}: ${fix}`,
      })),
  );

/** Ends that are too far ahead to be real. */
const findFarEnds = (content: unknown, now: number): PlacedProblem[] =>
  periods
    .flatMap(([part]) => valuesAt(content, `${part}[].end`))
    .filter(({ value }) => typeof value === 'string' && isFarAhead(value, now))
    .map(({ path, value }) => ({
      path,
      message: `must not be more than ${MAX_YEARS_AHEAD} years ahead, but is ${showValue(value)}: leave it out while it goes on`,
    }));

/**
 * The problems between parts of the content, and with dates. Each part may be valid by itself.
 * @param now milliseconds since 1970
 */
export function crossCheck(content: unknown, now: number): PlacedProblem[] {
  return [
    ...uniquePlaces.flatMap((pattern) => findRepeats(valuesAt(content, pattern))),
    ...findRepeats(pageTitles(content)),
    ...findRepeatedSkills(content),
    ...findSharedAliases(content),
    ...findOutOfRange(content),
    ...findOtherFirstLanguage(content),
    ...addressPlaces.flatMap((pattern) => findUnaddressable(content, pattern)),
    ...findUnaddressableCaseStudies(content),
    ...references.flatMap((reference) =>
      findDangling(content, reference).map(({ path, value }) => ({
        path,
        message: `must be ${reference[2]}, but is ${showValue(value)}`,
      })),
    ),
    ...findEmptyPages(content),
    ...findFutureStarts(content, now),
    ...findFarEnds(content, now),
  ];
}
