import { countryCodeOf } from '@portfolio/data/jsonResume/countries';
import type { Note } from '../content/notes.ts';
import type { Converted } from './fromResume.ts';
import {
  type ExportFile,
  type ExportRow,
  exportFiles,
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

/** A row with its cells by field. */
interface Entry extends ExportRow {
  fields: Fields;
}

/** The field of a column. An unknown column keeps its name, so that `fromResume` reports it. */
function fieldOf({ columns }: ExportFile, column: string): string {
  const known = Object.keys(columns).find((name) => plainName(name) === plainName(column));
  return (known && columns[known]) ?? column;
}

/** The name of a field's column in the row's file. */
const columnOf = ({ file, cells }: ExportRow, field: string) =>
  [...Object.keys(cells), ...Object.keys(file.columns)].find(
    (column) => fieldOf(file, column) === field,
  );

const isPrivate = (column: string) => privateColumns.has(plainName(column));

/** Whether a field has paragraphs and points; awards and publications have one line. */
const isText = ({ section }: ExportFile, field: string) =>
  /^(?:summary|description)$/.test(field) && !/^(?:awards|publications)$/.test(section);

function toEntry(row: ExportRow): Entry {
  const stated = Object.entries(row.cells).filter(([column]) => !isPrivate(column));
  const fields = stated.map(([column, value]) => {
    const field = fieldOf(row.file, column);
    return [field, isText(row.file, field) ? linesOf(value) : value];
  });
  return { ...row, fields: Object.fromEntries(fields) };
}

/** Sorts addresses: the confirmed primary one, other primary ones, other confirmed ones, then the rest. */
function byPreference(one: Entry, other: Entry): number {
  const isYes = (text = '') => /^(?:yes|true)$/i.test(text);
  const rank = ({ fields }: Entry) =>
    (isYes(fields.primary) ? 2 : 0) + (isYes(fields.confirmed) ? 1 : 0);
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

/** The source fields of a profile, by the field of `basics`. */
const sourceFields: Fields = { name: 'firstName', url: 'websites', profiles: 'websites' };

/** Makes a JSON Resume from the rows of LinkedIn's export. */
export function resumeFromLinkedIn(rows: readonly ExportRow[]): Converted {
  const entries = rows.map(toEntry);
  const entriesIn = (section: string) => entries.filter(({ file }) => file.section === section);
  const profiles = entriesIn('basics');
  const main = profiles.find(({ file }) => file === exportFiles.profile);
  const [email, ...otherEmails] = entriesIn('emails').sort(byPreference);
  const profile = Object.assign({}, ...profiles.map(({ fields }) => fields));
  const resume: Record<string, unknown> = { basics: basicsOf(profile, email?.fields.email) };
  const places = new Map<string, ExportRow | undefined>([['basics', main]]);
  const sections = new Set(rows.map(({ file }) => file.section));
  for (const section of ['basics', 'emails', 'courses']) sections.delete(section);
  for (const section of sections) {
    resume[section] = entriesIn(section).map((entry, index) => {
      places.set(`${section}[${index}]`, entry);
      return entry.file.entry?.(entry.fields) ?? entry.fields;
    });
  }
  const notesAt = (all: readonly ExportRow[], message: string) =>
    all.map(({ place }): Note => ({ path: place, message }));
  const hidden = rows.flatMap(({ place, cells }) =>
    Object.keys(cells)
      .filter(isPrivate)
      .map((column) => ({ path: `${place} / ${column}`, message: 'is private: it is left out' })),
  );
  const page = main && !/linkedin\.com/i.test(profile.websites ?? '') ? [main] : [];
  return {
    resume,
    notes: [
      ...hidden,
      ...notesAt(page, 'has no address of your LinkedIn page: add it to "profiles" in owner.json'),
      ...notesAt(otherEmails, 'is left out: the site has your primary e-mail address'),
      ...notesAt(
        entriesIn('courses'),
        'is left out, as it names no school: add it to its degree in education.json',
      ),
    ],
    inSource({ path, message }) {
      if (path === 'basics.email') return { path: email?.place ?? 'Email Addresses.csv', message };
      const [, item = '', name = ''] = /^(\w+(?:\[\d+\])?)(?:\.(.*))?$/s.exec(path) ?? [];
      const row = places.get(item);
      if (!row) return { path, message };
      const field = name.replace(/[.[].*/s, '');
      const column = [name, field, sourceFields[field] ?? '']
        .map((each) => columnOf(row, each))
        .find(Boolean);
      return { path: [row.place, column ?? name].filter(Boolean).join(' / '), message };
    },
  };
}
