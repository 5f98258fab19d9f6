import { formatLength, formatPeriod, monthsOf } from '@portfolio/data/dates';
import { experienceGroups } from '@portfolio/data/experience';
import { describeLanguage } from '@portfolio/data/languages';
import type { Content } from '@portfolio/data/schema/content';
import type { Experience } from '@portfolio/data/schema/experience';
import type { Project } from '@portfolio/data/schema/project';
import { summaryOf } from '@portfolio/data/summary';
import { statedOnly } from '@portfolio/data/unstated';
import { type LinkedText, webLink } from '../contacts.ts';

/** Something that a section lists; it stays on one page. */
export interface ResumeEntry {
  /** Stands before all else, in a column of its own. */
  label?: string;
  title?: LinkedText;
  /** At the end of the title's line: when it was. */
  aside?: LinkedText | undefined;
  /** Under the title: where and with whom, or with what. */
  note?: string | undefined;
  text?: string | undefined;
  points?: readonly string[];
}

export interface ResumeSection {
  title: string;
  entries: ResumeEntry[];
}

/** The parts that are stated, as one text; undefined where none is. */
const joined = (separator: string, parts: readonly (string | undefined)[]) =>
  parts
    .map(statedOnly)
    .filter((part) => part !== undefined)
    .join(separator) || undefined;

const plainText = (text: string | undefined) => (text === undefined ? undefined : { text });

/** What came of a project tells a reader most. Where the owner doesn't state it, it ends the description. */
function resultOf({ result, description }: Project, language: string): string {
  if (result !== undefined) return result;
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(description);
  return Array.from(sentences, ({ segment }) => segment.trim()).at(-1) ?? description;
}

const summary = ({ about }: Content): ResumeEntry[] => [
  ...summaryOf(about).map((text) => ({ text })),
  ...(about.mission ? [{ text: `${about.mission.heading}: ${about.mission.text}` }] : []),
];

/** What is held today comes after every month that has been. */
const TODAY = '9999-12';

function newestFirst(one: Experience, other: Experience) {
  const [a, b] = [one, other].map(({ start, end = TODAY }) => monthsOf(start, end));
  return a && b ? b.last.localeCompare(a.last) || b.first.localeCompare(a.first) : 0;
}

const periodOf = (start: string, end: string | undefined) => {
  const length = formatLength(start, end);
  return length ? `${formatPeriod(start, end)}  (${length})` : formatPeriod(start, end);
};

const positions = (entries: readonly Experience[]): ResumeEntry[] =>
  entries.toSorted(newestFirst).map(({ title, company, location, start, end, description }) => ({
    // Without a title, the employer is what the entry is known by.
    title: { text: statedOnly(title) ?? company },
    aside: { text: periodOf(start, end) },
    note: joined(', ', [statedOnly(title) && company, location]),
    points: description,
  }));

const education = ({ degrees }: Content): ResumeEntry[] =>
  degrees.map(({ degree, institution, university, year, status, location, highlights }) => ({
    title: { text: degree },
    aside: plainText(joined('  ·  ', [year, status])),
    note: joined(', ', [institution, university, location]),
    points: highlights.map(({ text }) => text),
  }));

const skills = ({ skillCategories }: Content): ResumeEntry[] =>
  skillCategories
    .filter((category) => category.skills.length > 0)
    .map(({ title, skills }) => ({
      label: title,
      text: skills.map(({ name }) => name).join(', '),
    }));

const spoken = ({ languages = [] }: Content): ResumeEntry[] =>
  languages.length > 0 ? [{ text: languages.map(describeLanguage).join('  ·  ') }] : [];

/** So many projects are described where the owner has chosen none; it takes about a page. */
const MOST_DESCRIBED = 8;

/** So many that the owner has chosen, or been certified in, are described at most: it takes two pages. */
const MOST_CHOSEN = 20;

/** So many more are named. */
const MOST_NAMED = 40;

function projectEntry(project: Project): ResumeEntry {
  const { title, technologies, description, codeUrl, demoUrl } = project;
  return {
    title: { text: title, link: codeUrl ?? demoUrl },
    aside: codeUrl !== undefined && demoUrl !== undefined ? webLink(demoUrl) : undefined,
    note: joined(', ', technologies),
    // The site says the title again where there is no description; here that helps nobody.
    text: description === title ? undefined : description,
  };
}

/** What is not described: a name is read in no time, and a reader can ask for more. */
function namesOf(all: readonly { title: string }[]): ResumeEntry[] {
  if (all.length === 0) return [];
  const named = all.slice(0, MOST_NAMED).map(({ title }) => title);
  const others = all.length - named.length;
  return [{ text: `Also: ${named.join('; ')}${others > 0 ? `; and ${others} more` : ''}` }];
}

/** The featured projects; where nothing is featured the first of all, and the names of the rest. */
function projectSection({ projects, site }: Content): ResumeSection {
  const featured = projects.filter((project) => project.featured);
  if (featured.length > 0) {
    const entries = featured.slice(0, MOST_CHOSEN).map((project) => ({
      ...projectEntry(project),
      text: resultOf(project, site.language),
    }));
    const others = namesOf(featured.slice(MOST_CHOSEN));
    return { title: 'Featured projects', entries: [...entries, ...others] };
  }
  const described = projects.slice(0, MOST_DESCRIBED).map(projectEntry);
  const others = namesOf(projects.slice(MOST_DESCRIBED));
  return { title: 'Projects', entries: [...described, ...others] };
}

const certifications = ({ certifications: all }: Content): ResumeEntry[] => [
  ...all
    .slice(0, MOST_CHOSEN)
    .map(({ title, provider, providerSubtitle, type, duration, verified, url }) => ({
      title: { text: title, link: url },
      aside: plainText(statedOnly(duration)),
      note: joined('  ·  ', [provider, providerSubtitle, type, verified ? 'Verified' : undefined]),
    })),
  ...namesOf(all.slice(MOST_CHOSEN)),
];

/** What the résumé says, in its order; what the owner leaves empty has no section. */
export function resumeSections(content: Content): ResumeSection[] {
  const sections: ResumeSection[] = [
    { title: 'Summary', entries: summary(content) },
    ...experienceGroups(content.experience).map(({ kind, entries }) => ({
      title: kind === 'volunteering' ? 'Volunteering' : 'Experience',
      entries: positions(entries),
    })),
    { title: 'Education', entries: education(content) },
    { title: 'Skills', entries: skills(content) },
    { title: 'Languages', entries: spoken(content) },
    projectSection(content),
    { title: 'Certifications', entries: certifications(content) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
