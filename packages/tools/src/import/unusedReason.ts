import { standardFields } from '@portfolio/data/jsonResume/standardFields';
import { closest, distance } from 'fastest-levenshtein';

/** Other names that résumés use for the standard's fields, in small letters, by the standard's name. */
const otherNames: Record<string, string> = {
  phone: 'cell mobile telephone',
  email: 'mail',
  position: 'jobtitle role',
  name: 'employer company',
  institution: 'school university college',
  studyType: 'degree',
  area: 'field fieldofstudy major',
  score: 'gpa grade',
  url: 'website link',
  organization: 'organisation',
  startDate: 'begin from',
  endDate: 'to',
  keywords: 'tags',
};

/** The maximum number of letters that a typing error changes. */
const MAX_SLIPS = 2;

/** The field names of an object in the standard, such as those of an entry of `work[]`. */
const namesIn = (parent: string) =>
  Object.keys(standardFields)
    .filter((path) => path.startsWith(`${parent}.`))
    .map((path) => path.slice(parent.length + 1).replace(/[.[].*/, ''));

/**
 * The name that the standard has for a field: 'phone' for 'mobile', 'summary' for 'summery'; undefined if none is
 * likely.
 * @param path with `[]` for each entry of a list
 */
function likelyName(path: string): string | undefined {
  const [, parent = '', name = ''] = /^(.*)\.(\w+)(?:\[\])?$/.exec(path) ?? [];
  const names = namesIn(parent);
  const known = names.find((each) => otherNames[each]?.split(' ').includes(name.toLowerCase()));
  if (known) return known;
  if (names.length === 0 || name.length <= 2 * MAX_SLIPS) return undefined;
  const near = closest(name, names);
  return near !== name && distance(name.toLowerCase(), near.toLowerCase()) <= MAX_SLIPS
    ? near
    : undefined;
}

/** Why a value of a résumé, at a place such as `work[0].url`, isn't on the site. */
export function unusedReason(place: string): string {
  const path = place.replace(/\[\d+\]/g, '[]');
  const { none }: { none?: string } = Object(Reflect.get(standardFields, path));
  const likely = likelyName(path);
  const rename = likely ? `: if it is the ${likely}, call it so and import again` : '';
  return none ?? `the site has no place for this${rename}`;
}
