import { readdirSync, readFileSync } from 'node:fs';

const folder = new URL('foreign/', import.meta.url);

/** A résumé as other programs write it: any field may be missing or have the name it once had. */
export interface ForeignResume {
  basics: { name: string; label?: string; summary?: string };
  work?: Foreign[];
  volunteer?: Foreign[];
  education?: Foreign[];
  certificates?: Foreign[];
  skills?: Foreign[];
  languages?: Foreign[];
  projects?: Foreign[];
  publications?: Foreign[];
  awards?: Foreign[];
  interests?: Foreign[];
  references?: Foreign[];
}

type Foreign = Record<string, string | string[] | null | undefined>;

/**
 * Résumés in the shapes that other people's tools give them, by the name of their file: fields of both
 * versions of the schema, HTML, Markdown, dates of every precision, another script. The people, their
 * employers and every sentence are made up.
 */
export const foreignNames = readdirSync(folder).map((file) => file.replace('.json', ''));

/** The value of a résumé's file. */
export const foreignResume = (name: string): ForeignResume =>
  JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8'));

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** A date as people read it; one that isn't an ISO date has a month's name or number. */
function readable(date: string): string {
  const [, month, year] =
    /^(\d\d)\/(\d{4})$/.exec(date) ?? /^([A-Z][a-z]{2})\. (\d{4})$/.exec(date) ?? [];
  if (month && year) return `${MONTHS[Number(month) - 1] ?? month} ${year}`;
  const [iso = '', number = '00'] = date.split('-');
  return number === '00' ? iso : `${MONTHS[Number(number) - 1]} ${iso}`;
}

/** The period, exactly as precise as in the résumé. */
export function readablePeriod({ startDate, endDate }: Foreign): string {
  const end = !endDate || endDate === 'Present' ? undefined : readable(String(endDate));
  if (!startDate) return end ?? '';
  const start = readable(String(startDate));
  return start === end ? start : `${start}–${end ?? 'Present'}`;
}

/** The sentences of a text, without markup. */
const plain = (text: string) =>
  text
    .replace(/<\/?(?:p|li|ul)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/\[([^\]]*)\]\(([^)]*)\)/g, '$1 ($2)')
    .replaceAll('**', '')
    .split(/\n+| (?=•)/)
    .map((line) => line.replace(/^(?:[-•]) /, '').trim())
    .filter(Boolean);

const listed = (value: Foreign[string]) => (Array.isArray(value) ? value : []);
const stated = (...values: Foreign[string][]) => values.find(Boolean) as string | undefined;

/** The facts of a position: title, place, dates and each duty. */
const positionFacts = (item: Foreign) =>
  [
    stated(item.position),
    stated(item.name, item.company, item.organization),
    readablePeriod(item),
    ...plain(stated(item.summary) ?? ''),
    ...listed(item.highlights).flatMap(plain),
  ].filter((fact) => fact !== undefined);

/** The facts of a publication or an award. */
const creditFacts = ({ name, title, publisher, awarder, releaseDate, date, summary }: Foreign) =>
  [stated(name, title), stated(publisher, awarder), stated(releaseDate, date), stated(summary)]
    .filter((fact) => fact !== undefined)
    .map((fact) => (/^\d{4}-/.test(fact) ? readable(fact) : fact));

/** Each fact of a résumé as a reader looks for it, by the heading it belongs under. */
export function factsOf(resume: ForeignResume): Record<string, string[]> {
  const facts = {
    SUMMARY: plain(resume.basics.summary ?? ''),
    EXPERIENCE: (resume.work ?? []).flatMap(positionFacts),
    VOLUNTEERING: (resume.volunteer ?? []).flatMap(positionFacts),
    EDUCATION: (resume.education ?? []).flatMap((item) => [
      ...[item.institution, item.studyType, item.area, item.score, item.gpa].flatMap(
        (value) => stated(value) ?? [],
      ),
      readable(String(item.endDate)),
      ...listed(item.courses),
    ]),
    SKILLS: (resume.skills ?? []).flatMap(({ name, keywords }) => [
      String(name),
      ...listed(keywords),
    ]),
    LANGUAGES: (resume.languages ?? []).map(({ language, fluency }) =>
      fluency ? `${language}: ${fluency}` : String(language),
    ),
    PROJECTS: (resume.projects ?? []).map(({ name }) => String(name)),
    CERTIFICATES: (resume.certificates ?? []).flatMap(({ name, issuer, date }) => [
      String(name),
      String(issuer),
      readable(String(date)),
      'Certificate',
    ]),
    PUBLICATIONS: (resume.publications ?? []).flatMap(creditFacts),
    AWARDS: (resume.awards ?? []).flatMap(creditFacts),
    INTERESTS: (resume.interests ?? []).flatMap(({ name, keywords }) => [
      String(name),
      ...listed(keywords),
    ]),
    REFERENCES: (resume.references ?? []).flatMap(({ name, reference }) => [
      String(name),
      String(reference),
    ]),
  };
  return Object.fromEntries(Object.entries(facts).filter(([, list]) => list.length > 0));
}
