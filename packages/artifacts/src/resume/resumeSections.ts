import { formatDate, formatPeriod, monthsOf } from '@portfolio/data/dates';
import { kindOf } from '@portfolio/data/experience';
import type { Content } from '@portfolio/data/schema/content';
import type { Award, Certification, Degree, Publication } from '@portfolio/data/schema/education';
import type { Experience } from '@portfolio/data/schema/experience';
import { type ResumeSectionName, resumeSectionNames } from '@portfolio/data/schema/owner';
import { statedOnly } from '@portfolio/data/unstated';
import { webLink } from '../contacts.ts';
import { joined } from '../joined.ts';
import { projectEntries } from './projectEntries.ts';
import { entriesOf, type ResumeEntry } from './ResumeEntry.ts';

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

/** Sorts positions by their last month, then by their first. */
function recencyOf({ start, end = TODAY }: Experience) {
  const { first, last } = monthsOf(start, end);
  return `${last} ${first}`;
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

const positionEntries = (experience: readonly Experience[], areUnpaid: boolean) =>
  experience
    .filter((position) => (kindOf(position) === 'volunteering') === areUnpaid)
    .toSorted((one, other) => recencyOf(other).localeCompare(recencyOf(one)))
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

const creditEntry = (credit: Publication & Award): ResumeEntry => ({
  label: credit.date && formatDate(credit.date),
  title: credit.title,
  link: credit.url,
  note: credit.publisher ?? credit.awarder,
  text: credit.description,
});

/** Names with a text, and below them, in one line, those without. */
function termEntries(terms: readonly { label: string; text: string | undefined }[]): ResumeEntry[] {
  const bare = terms.filter(({ text }) => !text).map(({ label }) => label);
  return [
    ...terms.filter(({ text }) => text),
    ...(bare.length > 0 ? [{ text: bare.join(', ') }] : []),
  ];
}

/** Of sections that aren't a list of entries. */
const layouts: Partial<Record<ResumeSectionName, ResumeSection['layout']>> = {
  certificates: 'pairs',
  skills: 'terms',
  languages: 'terms',
  interests: 'terms',
  links: 'terms',
};

const makers: Record<ResumeSectionName, (content: Content) => readonly ResumeEntry[]> = {
  experience: ({ experience }) => positionEntries(experience, false),
  volunteering: ({ experience }) => positionEntries(experience, true),
  projects: projectEntries,
  education: ({ degrees }) => degrees.map(degreeEntry),
  certificates: ({ certifications }) =>
    entriesOf(certifications, MOST_CERTIFICATES, certificateEntry),
  publications: ({ publications = [] }) => entriesOf(publications, MOST_CREDITS, creditEntry),
  awards: ({ awards = [] }) => entriesOf(awards, MOST_CREDITS, creditEntry),
  skills: ({ skillCategories }) =>
    skillCategories.map(({ title, skills }) => ({
      label: title,
      text: skills.map(({ name }) => name).join(', '),
    })),
  languages: ({ languages = [] }) =>
    termEntries(languages.map(({ name, level }) => ({ label: name, text: level }))),
  interests: ({ interests = [] }) =>
    termEntries(
      interests.map(({ name, keywords = [], description }) => ({
        label: name,
        text: joined('. ', [keywords.join(', '), description]),
      })),
    ),
  references: ({ references = [] }) =>
    references.map(({ name, position, text }) => ({
      title: joined(', ', [statedOnly(name), position]),
      text,
    })),
  links: ({ owner, site }) => [
    ...owner.profiles.map(({ network, url }) => ({ label: network, ...webLink(url) })),
    { label: 'Website', ...webLink(site.url) },
  ],
};

/** The names of the sections, in the owner's order. */
export const sectionNamesOf = ({ owner }: Content): readonly ResumeSectionName[] =>
  owner.resume?.sections ?? resumeSectionNames.filter((name) => name !== 'links');

/** The sections of the résumé, in the owner's order; empty parts of the content have none. */
export const resumeSections = (content: Content): ResumeSection[] =>
  sectionNamesOf(content).flatMap((name) => {
    const entries = makers[name](content);
    const title = name.replace(/^./, (letter) => letter.toUpperCase());
    const layout = layouts[name] ?? 'entries';
    return entries.length > 0 ? [{ name, title, layout, entries }] : [];
  });
