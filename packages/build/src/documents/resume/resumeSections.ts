import type { Interest } from '@portfolio/data/schema/about';
import type { Content } from '@portfolio/data/schema/content';
import type { Award, Certification, Degree, Publication } from '@portfolio/data/schema/education';
import type { Experience } from '@portfolio/data/schema/experience';
import { type ResumeSectionName, resumeSectionNames } from '@portfolio/data/schema/owner';
import { pageNames, pageTable } from '@portfolio/data/schema/pages';
import { namedProjects } from '@portfolio/data/shown/projects';
import { byRecency, formatDate, formatPeriod } from '@portfolio/data/values/dates';
import { joined, withoutPlaceholder } from '@portfolio/data/values/placeholders';
import type { Language } from '@portfolio/words';
import { isWebAddress, readableEntries } from '../texts/readableEntries.ts';
import { webLink } from '../vCard/contacts.ts';
import { describedProjects, projectEntries, resultOf } from './projectEntries.ts';
import { entriesOf, type ResumeEntry } from './ResumeEntry.ts';

/** A part of the résumé under a heading. */
export interface ResumeSection {
  name: ResumeSectionName;
  title: string;
  /** `terms` are labels, each before its text. */
  layout: 'entries' | 'terms';
  entries: readonly ResumeEntry[];
}

/** How many certificates are described. They take a page. */
const MOST_CERTIFICATES = 20;

/** How many publications or awards are described. In science they are what a résumé is for, so there may be many. */
const MOST_CREDITS = 100;

/** The first result of a position's projects that no section of projects says. */
function positionResult({ projects: titles }: Experience, content: Content, language: Language) {
  const { shown, most } = describedProjects(content);
  const said = sectionNamesOf(content).includes('projects') ? shown.slice(0, most) : [];
  const project = namedProjects(content, titles).find(
    (each) => each.result && !said.includes(each),
  );
  return project && resultOf(project, language, content.site.language);
}

function positionEntry(position: Experience, content: Content, language: Language): ResumeEntry {
  const { company, location, start, end, description: points } = position;
  const title = withoutPlaceholder(position.title);
  return {
    label: formatPeriod(start, end, language),
    // Without a title, the employer names the entry.
    title: title ?? company,
    note: joined(language.formats.comma, [title && company, location]),
    ...positionResult(position, content, language),
    points,
  };
}

const positionEntries = (content: Content, areUnpaid: boolean, language: Language) =>
  content.experience
    .filter(({ kind }) => (kind === 'volunteering') === areUnpaid)
    .toSorted(byRecency)
    .map((position) => positionEntry(position, content, language));

const degreeEntry = (
  { degree, year, highlights, ...rest }: Degree,
  { formats }: Language,
): ResumeEntry => ({
  label: withoutPlaceholder(year),
  title: degree,
  note: joined(formats.comma, [rest.institution, rest.university, rest.location, rest.status]),
  points: highlights.map(({ text }) => text),
});

const certificateEntry = (
  { title, url, type, ...rest }: Certification,
  { content, documents, formats }: Language,
): ResumeEntry => ({
  title,
  link: url,
  note: joined(formats.comma, [
    rest.provider,
    rest.providerSubtitle,
    content.certificates[type],
    rest.duration,
    rest.verified ? documents.resume.verified : undefined,
  ]),
});

const creditEntry = (credit: Publication & Award, language: Language): ResumeEntry => ({
  label: credit.date && formatDate(credit.date, language),
  title: credit.title,
  link: credit.url,
  note: credit.publisher ?? credit.awarder,
  text: credit.description,
});

/** The labels with a text, and in one line below them the labels without. */
function termEntries(
  terms: readonly { label: string; text: string | undefined }[],
  { formats }: Language,
): ResumeEntry[] {
  const bare = terms.filter(({ text }) => !text).map(({ label }) => label);
  return [
    ...terms.filter(({ text }) => text),
    ...(bare.length > 0 ? [{ text: bare.join(formats.comma) }] : []),
  ];
}

/** The layouts of sections that aren't a list of entries. */
const layouts: Partial<Record<ResumeSectionName, ResumeSection['layout']>> = {
  skills: 'terms',
  languages: 'terms',
  interests: 'terms',
  links: 'terms',
};

const creditEntries = (credits: readonly (Publication & Award)[] = [], language: Language) =>
  entriesOf(credits, MOST_CREDITS, (credit) => creditEntry(credit, language), language);

function interestEntry(
  { name, keywords = [], description }: Interest,
  { documents, formats }: Language,
) {
  const words = keywords.join(formats.comma);
  const text = joined(' ', [words && description ? documents.sentence(words) : words, description]);
  return { label: name, text };
}

type Make = (content: Content, language: Language) => readonly ResumeEntry[];

const makers: Partial<Record<ResumeSectionName, Make>> = {
  experience: (content, language) => positionEntries(content, false, language),
  volunteering: (content, language) => positionEntries(content, true, language),
  projects: projectEntries,
  education: ({ degrees }, language) => degrees.map((degree) => degreeEntry(degree, language)),
  certificates: ({ certifications }, language) =>
    entriesOf(
      certifications,
      MOST_CERTIFICATES,
      (certification) => certificateEntry(certification, language),
      language,
    ),
  publications: ({ publications }, language) => creditEntries(publications, language),
  awards: ({ awards }, language) => creditEntries(awards, language),
  skills: ({ skillCategories }, { formats }) =>
    skillCategories.map(({ title, skills }) => ({
      label: title,
      text: skills.map(({ name }) => name).join(formats.comma),
    })),
  languages: ({ languages = [] }, language) =>
    termEntries(
      languages.map(({ name, level }) => ({ label: name, text: level })),
      language,
    ),
  interests: ({ interests = [] }, language) =>
    termEntries(
      interests.map((interest) => interestEntry(interest, language)),
      language,
    ),
  references: ({ references = [] }, { formats }) =>
    references.map(({ name, position, text }) => ({
      title: joined(formats.comma, [withoutPlaceholder(name), position]),
      text,
    })),
  links: ({ owner, site }, { documents }) => [
    ...owner.profiles.map(({ network, url }) => ({ label: network, ...webLink(url) })),
    { label: documents.resume.website, ...webLink(site.url) },
  ],
};

/** The names of the sections, in the owner's order. */
export const sectionNamesOf = ({ owner }: Content): readonly ResumeSectionName[] =>
  owner.resume?.sections ?? resumeSectionNames.filter((name) => name !== 'links');

/** The entries of a list that has no maker: a section by the name of such a list needs no more than its name. */
const plainEntries = (list: string, content: Content, language: Language): ResumeEntry[] =>
  readableEntries(content, list, language).map(({ title, facts }) => ({
    title,
    link: facts.find(isWebAddress),
    note: joined(
      language.formats.comma,
      facts.filter((fact) => !isWebAddress(fact)),
    ),
  }));

/** The heading of a section: words, or else the label of the page that shows its list. */
function titleOf(name: ResumeSectionName, { pages }: Content, { documents }: Language) {
  const words: Partial<Record<ResumeSectionName, string>> = documents.resume.sections;
  const page = pageNames.find((page) => pageTable[page].shows.some((list) => list === name));
  return words[name] ?? (page ? pages[page].label : name);
}

/** The sections of the résumé, in the owner's order. Empty parts of the content have no section. */
export const resumeSections = (content: Content, language: Language): ResumeSection[] =>
  sectionNamesOf(content).flatMap((name) => {
    const entries = makers[name]?.(content, language) ?? plainEntries(name, content, language);
    const title = titleOf(name, content, language);
    const layout = layouts[name] ?? 'entries';
    return entries.length > 0 ? [{ name, title, layout, entries }] : [];
  });
