import type { Content } from '../schema/content.ts';
import { categoriesInUse } from '../shown/projects.ts';
import { distinctSkills } from '../shown/skills.ts';
import { monthAt, monthIn, monthsBetween } from '../values/dates.ts';
import { fileOf } from './contentProblem.ts';

/** A figure on the About page that is higher than the number in the content. */
export interface Claim {
  /** The place of the figure: `about.statistics[3].value`. */
  path: string;
  /** The text on the page: `5+ certifications`. */
  words: string;
  /** The number in the content. */
  held: number;
  /** The things that are counted: `certifications`. */
  unit: string;
  /** The files that have them, from the repository's root. */
  files: string[];
}

/** A highlight of a degree with these words counts as a certificate. */
const certificate = /\bcertifi(?:cate|cation|ed)/i;

/** Whole years since the first position or project with a date; undefined if there is none. */
function yearsSinceFirst({ experience, projects }: Content, now: number): number | undefined {
  const starts = [...experience, ...projects].flatMap(({ start }) => start ?? []);
  // A year without a month counts from January, in the owner's favour.
  const [first] = starts.map((date) => monthIn(date, '01')).sort();
  // The current month doesn't count until it is over.
  return first === undefined
    ? undefined
    : Math.floor((monthsBetween(first, monthAt(now)) - 1) / 12);
}

/**
 * The things that statistics usually count: the words in the label, and the number in the content, or undefined if
 * it is unknown. The first match counts: `years of project work` are years.
 */
const countables: readonly {
  label: RegExp;
  /** For one, and for others. */
  unit: readonly [string, string];
  parts: readonly (keyof Content)[];
  count: (content: Content, now: number) => number | undefined;
}[] = [
  {
    label: /\byears?\b/i,
    unit: [
      'year since the first dated position or project',
      'years since the first dated position or project',
    ],
    parts: ['experience', 'projects'],
    count: yearsSinceFirst,
  },
  {
    label: /\bcertifi(?:cates?|cations?)\b/i,
    unit: ['certification', 'certifications'],
    parts: ['certifications'],
    count: ({ certifications, degrees }) =>
      certifications.length +
      degrees.flatMap(({ highlights }) => highlights).filter(({ text }) => certificate.test(text))
        .length,
  },
  {
    label: /\b(?:domains?|categor(?:y|ies)|fields?|industr(?:y|ies)|sectors?)\b/i,
    unit: ['category of projects', 'categories of projects'],
    parts: ['projects'],
    count: ({ projects, projectCategories }) => categoriesInUse(projects, projectCategories).length,
  },
  {
    label: /\b(?:technolog(?:y|ies)|skills?|tools?|frameworks?)\b/i,
    unit: ['skill', 'skills'],
    parts: ['skillCategories'],
    count: ({ skillCategories }) => distinctSkills(skillCategories).length,
  },
  {
    label: /\bprojects?\b/i,
    unit: ['project', 'projects'],
    parts: ['projects'],
    count: ({ projects }) => projects.length,
  },
  {
    label: /\b(?:internships?|positions?|jobs?|employers?|compan(?:y|ies))\b/i,
    unit: ['position', 'positions'],
    parts: ['experience'],
    count: ({ experience }) => experience.length,
  },
  {
    label: /\b(?:publications?|papers?|articles?)\b/i,
    unit: ['publication', 'publications'],
    parts: ['publications'],
    count: ({ publications = [] }) => publications.length,
  },
  {
    label: /\b(?:awards?|prizes?|scholarships?)\b/i,
    unit: ['award', 'awards'],
    parts: ['awards'],
    count: ({ awards = [] }) => awards.length,
  },
];

/** The number in a figure such as `20+` or `1,200`; undefined for other figures, such as `99%`. */
function numberIn(value: string): number | undefined {
  const [digits] = /^\d[\d,]*(?:\.\d+)?(?=\s?\+?$)/.exec(value) ?? [];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
}

/**
 * The statistics on the About page that claim more than the content holds. Labels of other things and figures that
 * aren't plain numbers aren't checked.
 * @param now milliseconds since 1970, for years of experience
 */
export function unsupportedClaims(content: Content, now: number): Claim[] {
  return content.about.statistics.flatMap(({ value, label }, index) => {
    const claimed = numberIn(value);
    const countable = countables.find((each) => each.label.test(label));
    const held = countable?.count(content, now);
    if (claimed === undefined || !countable || held === undefined || held >= claimed) return [];
    return {
      path: `about.statistics[${index}].value`,
      words: `${value} ${label}`,
      held,
      unit: countable.unit[held === 1 ? 0 : 1],
      files: [...new Set(countable.parts.map((part) => fileOf(part)))],
    };
  });
}
