import { formatDate, formatPeriod, monthsOf } from '@portfolio/data/dates';
import { kindOf } from '@portfolio/data/experience';
import type { Content } from '@portfolio/data/schema/content';
import type { Certification, Degree } from '@portfolio/data/schema/education';
import type { Experience } from '@portfolio/data/schema/experience';
import { type ResumeSectionName, resumeSectionNames } from '@portfolio/data/schema/owner';
import { statedOnly } from '@portfolio/data/unstated';
import { webLink } from '../contacts.ts';
import { projectEntries } from './projectEntries.ts';
import { entriesOf, joined, type ResumeEntry } from './ResumeEntry.ts';

/** A part of the résumé under a heading. */
export interface ResumeSection {
  name: ResumeSectionName;
  title: string;
  /** One below the other, in two columns, or as labels with their texts. */
  layout: 'entries' | 'pairs' | 'terms';
  entries: readonly ResumeEntry[];
}

/** How many certificates are described: a page of them. */
const MOST_CERTIFICATES = 20;

/** How many publications, or awards, are described: in science they are the point of a résumé. */
const MOST_CREDITS = 100;

/** A current position sorts after every past month. */
const TODAY = '9999-12';

function newestFirst(one: Experience, other: Experience) {
  const [a, b] = [one, other].map(({ start, end = TODAY }) => monthsOf(start, end));
  return a && b ? b.last.localeCompare(a.last) || b.first.localeCompare(a.first) : 0;
}

function positionEntry(position: Experience): ResumeEntry {
  const { company, location, start, end, description: points } = position;
  const title = statedOnly(position.title);
  return {
    label: formatPeriod(start, end),
    // Without a title, the employer names the entry.
    title: title ?? company,
    note: joined(', ', [title && company, location]),
    points,
  };
}

const positionEntries = ({ experience }: Content, areUnpaid: boolean) =>
  experience
    .filter((position) => (kindOf(position) === 'volunteering') === areUnpaid)
    .toSorted(newestFirst)
    .map(positionEntry);

const degreeEntry = ({ degree, year, highlights, ...rest }: Degree): ResumeEntry => ({
  label: statedOnly(year),
  title: degree,
  note: joined(', ', [rest.institution, rest.university, rest.location, rest.status]),
  points: highlights.map(({ text }) => text),
});

const certificateEntry = ({ title, url, type, ...rest }: Certification): ResumeEntry => ({
  title,
  link: url,
  note: joined(', ', [
    rest.provider,
    rest.providerSubtitle,
    type,
    rest.duration,
    rest.verified ? 'verified' : undefined,
  ]),
});

/** A publication or an award. */
interface Credit {
  title: string;
  date?: string | undefined;
  description?: string | undefined;
  url?: string | undefined;
}

const creditEntry = ({ title, date, description, url }: Credit, by?: string): ResumeEntry => ({
  label: date && formatDate(date),
  title,
  link: url,
  note: by,
  text: description,
});

/** Names with a text, and below them, in one line, those without. */
function termEntries(terms: readonly { label: string; text: string | undefined }[]): ResumeEntry[] {
  const bare = terms.filter(({ text }) => !text).map(({ label }) => label);
  return [
    ...terms.filter(({ text }) => text),
    ...(bare.length > 0 ? [{ text: bare.join(', ') }] : []),
  ];
}

/** The section's layout, if it isn't a list of entries, and what is in it. */
const makers: Record<
  ResumeSectionName,
  { layout?: ResumeSection['layout']; make: (content: Content) => readonly ResumeEntry[] }
> = {
  experience: { make: (content) => positionEntries(content, false) },
  volunteering: { make: (content) => positionEntries(content, true) },
  projects: { make: projectEntries },
  education: { make: ({ degrees }) => degrees.map(degreeEntry) },
  certificates: {
    layout: 'pairs',
    make: ({ certifications }) => entriesOf(certifications, MOST_CERTIFICATES, certificateEntry),
  },
  publications: {
    make: ({ publications = [] }) =>
      entriesOf(publications, MOST_CREDITS, (each) => creditEntry(each, each.publisher)),
  },
  awards: {
    make: ({ awards = [] }) =>
      entriesOf(awards, MOST_CREDITS, (each) => creditEntry(each, each.awarder)),
  },
  skills: {
    layout: 'terms',
    make: ({ skillCategories }) =>
      skillCategories.map(({ title, skills }) => ({
        label: title,
        text: skills.map(({ name }) => name).join(', '),
      })),
  },
  languages: {
    layout: 'terms',
    make: ({ languages = [] }) =>
      termEntries(languages.map(({ name, level }) => ({ label: name, text: level }))),
  },
  interests: {
    layout: 'terms',
    make: ({ interests = [] }) =>
      termEntries(
        interests.map(({ name, keywords = [], description }) => ({
          label: name,
          text: joined('. ', [keywords.join(', '), description]),
        })),
      ),
  },
  references: {
    make: ({ references = [] }) =>
      references.map(({ name, text }) => ({ title: statedOnly(name), text })),
  },
  links: {
    layout: 'terms',
    make: ({ owner, site }) => [
      ...owner.profiles.map(({ network, url }) => ({ label: network, ...webLink(url) })),
      { label: 'Website', ...webLink(site.url) },
    ],
  },
};

/** The names of the sections, in the owner's order. */
export const sectionNamesOf = ({ owner }: Content): readonly ResumeSectionName[] =>
  owner.resume?.sections ?? resumeSectionNames.filter((name) => name !== 'links');

/** The sections of the résumé, in the owner's order; empty parts of the content have none. */
export const resumeSections = (content: Content): ResumeSection[] =>
  sectionNamesOf(content).flatMap((name) => {
    const { layout = 'entries', make } = makers[name];
    const entries = make(content);
    const title = name.replace(/^./, (letter) => letter.toUpperCase());
    return entries.length > 0 ? [{ name, title, layout, entries }] : [];
  });
