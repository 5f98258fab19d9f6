import { closest, distance } from 'fastest-levenshtein';
import { standardFields } from './standardFields.ts';

/** Names that résumés have for fields of the standard. */
const otherNames: Record<string, string> = {
  cell: 'phone',
  mobile: 'phone',
  telephone: 'phone',
  mail: 'email',
  jobtitle: 'position',
  role: 'position',
  employer: 'name',
  company: 'name',
  school: 'institution',
  university: 'institution',
  college: 'institution',
  degree: 'studyType',
  field: 'area',
  fieldofstudy: 'area',
  major: 'area',
  gpa: 'score',
  grade: 'score',
  website: 'url',
  link: 'url',
  organisation: 'organization',
  begin: 'startDate',
  from: 'startDate',
  to: 'endDate',
  tags: 'keywords',
};

/** As many letters as a slip changes. */
const MOST_SLIPS = 2;

/** The names that an object has in the standard, such as those of an entry of `work[]`. */
const namesIn = (parent: string) =>
  Object.keys(standardFields).flatMap((path) => {
    const rest = path.startsWith(`${parent}.`) ? path.slice(parent.length + 1) : '';
    return rest === '' ? [] : [rest.replace(/[.[].*/, '')];
  });

/**
 * The name that the standard has for a field: 'phone' for 'mobile', 'summary' for 'summery'; undefined where
 * none is likely.
 * @param path with `[]` for each entry of a list
 */
function likelyName(path: string): string | undefined {
  const [, parent = '', name = ''] = /^(.*)\.(\w+)(?:\[\])?$/.exec(path) ?? [];
  const names = namesIn(parent);
  const other = otherNames[name.toLowerCase()];
  if (other && names.includes(other)) return other;
  if (names.length === 0 || name.length <= 2 * MOST_SLIPS) return undefined;
  const near = closest(name, names);
  return near !== name && distance(name.toLowerCase(), near.toLowerCase()) <= MOST_SLIPS
    ? near
    : undefined;
}

/** Why a value of a résumé, at a place such as `work[0].url`, isn't on the site. */
export function whyUnread(place: string): string {
  const path = place.replace(/\[\d+\]/g, '[]');
  const { none }: { none?: string } = Object(Reflect.get(standardFields, path));
  const likely = likelyName(path);
  const rename = likely ? `: if it is the ${likely}, call it so and import again` : '';
  return none ?? `the site has no place for this${rename}`;
}
