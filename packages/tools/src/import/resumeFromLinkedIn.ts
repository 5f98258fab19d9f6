import { countryCodeOf } from '@portfolio/data/jsonResume/countries';
import type { Converted } from './fromResume.ts';
import {
  type ExportFile,
  type ExportRow,
  type Fields,
  linesOf,
  plainName,
  privateColumns,
} from './linkedInFiles.ts';

/** The start of a further website. Its label ends in a colon, while a scheme's colon comes before slashes. */
const NEXT_WEBSITE = /,\s*(?=\[|[^:/.,()[\]]+:(?!\/\/)|https?:\/\/)/u;

/** The websites, with the kind that the owner chose, of `LABEL:url, LABEL:url`, `[LABEL:url],[LABEL:url]` or `LABEL:(url)`. */
const websitesIn = (text: string) =>
  text.split(NEXT_WEBSITE).flatMap((part) => {
    const { label = '', url = '' } =
      /^\[?(?:(?<label>[^:/.,()[\]]+):(?!\/\/))?\s*\(?(?<url>.*?)\)?\]?$/u.exec(part.trim())
        ?.groups ?? {};
    return url ? [{ label: label.trim().toUpperCase(), url }] : [];
  });

/** The accounts of `name` or `[name],[name]`. */
const handlesIn = (text: string): string[] => text.match(/[\w.]+/g) ?? [];

/** A place such as 'Munich, Bavaria, Germany'. Metropolitan areas have no country in the export. */
function locationOf(text: string, country = '') {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.at(-1) ?? '';
  const hasCountry = countryCodeOf(last) !== undefined;
  const [city, ...regions] = hasCountry ? parts.slice(0, -1) : parts;
  return { city, region: regions.join(', '), country: hasCountry ? last : country };
}

/** The field of a column. An unknown column keeps its name, and so is listed as not imported. */
function fieldOf({ columns }: ExportFile, column: string): string {
  const known = Object.keys(columns).find((name) => plainName(name) === plainName(column));
  return (known && columns[known]) ?? column;
}

const isPrivate = (column: string) => privateColumns.has(plainName(column));

/** Whether a field has paragraphs and points; awards and publications have one line. */
const isText = ({ section }: ExportFile, field: string) =>
  /^(?:summary|description)$/.test(field) && !/^(?:awards|publications)$/.test(section);

/** The public cells of a row, by field. */
const fieldsOf = ({ file, cells }: ExportRow): Fields =>
  Object.fromEntries(
    Object.entries(cells)
      .filter(([column]) => !isPrivate(column))
      .map(([column, value]) => {
        const field = fieldOf(file, column);
        return [field, isText(file, field) ? linesOf(value) : value];
      }),
  );

/** Sorts addresses: the confirmed primary one, other primary ones, other confirmed ones, then the rest. */
function byPreference(one: Fields, other: Fields): number {
  const isYes = (text = '') => /^(?:yes|true)$/i.test(text);
  const rank = ({ primary, confirmed }: Fields) =>
    (isYes(primary) ? 2 : 0) + (isYes(confirmed) ? 1 : 0);
  return rank(other) - rank(one);
}

function basicsOf(profile: Fields, email: string | undefined) {
  const { firstName, lastName, location, country, websites, handles, ...rest } = profile;
  const all = websitesIn(websites ?? '');
  const own = all.find(({ label }) => /^(?:PORTFOLIO|PERSONAL)/.test(label));
  return {
    ...rest,
    name: [firstName, lastName].filter(Boolean).join(' '),
    givenName: firstName,
    familyName: lastName,
    email,
    url: own?.url,
    ...((location || country) && { location: locationOf(location ?? '', country) }),
    profiles: [
      ...all.filter((website) => website !== own).map(({ url }) => ({ url })),
      ...handlesIn(handles ?? '').map((username) => ({ network: 'X', username })),
    ],
  };
}

/**
 * Makes a JSON Resume from the rows of LinkedIn's export. Sections that the standard doesn't have (further addresses, and
 * courses, which name no school) keep their names, and so are listed as not imported.
 */
export function resumeFromLinkedIn(rows: readonly ExportRow[]): Converted {
  const {
    basics = [],
    emails = [],
    ...sections
  } = Object.fromEntries(
    [...new Set(rows.map(({ file }) => file.section))].map((section) => [
      section,
      rows
        .filter(({ file }) => file.section === section)
        .map((row) => row.file.entry?.(fieldsOf(row)) ?? fieldsOf(row)),
    ]),
  ) as Record<string, Fields[]>;
  const [primary, ...others] = emails.sort(byPreference);
  const profile: Fields = Object.assign({}, ...basics);
  const hidden = new Set(rows.flatMap(({ cells }) => Object.keys(cells).filter(isPrivate)));
  const notes = [...hidden].map((path) => ({ path, message: 'is private: it is left out' }));
  if (!/linkedin\.com/i.test(profile.websites ?? '')) {
    const message = 'has no address of your LinkedIn page: add it to "profiles" in owner.json';
    notes.push({ path: 'Profile.csv', message });
  }
  return {
    resume: { basics: basicsOf(profile, primary?.email), emails: others, ...sections },
    notes,
  };
}
