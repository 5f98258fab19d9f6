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
  /** Comes first, in a column of its own. */
  label?: string;
  title?: LinkedText;
  /** At the end of the title's line: when it was. */
  aside?: LinkedText | undefined;
  /** Under the title: the place and the organization, or the technologies. */
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

/** A project's result tells a reader most. If the owner doesn't state it, the description ends with it. */
function resultOf({ result, description }: Project, language: string): string {
  if (result !== undefined) return result;
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(description);
  return Array.from(sentences, ({ segment }) => segment.trim()).at(-1) ?? description;
}

const summary = ({ about }: Content): ResumeEntry[] => [
  ...summaryOf(about).map((text) => ({ text })),
  ...(about.mission ? [{ text: `${about.mission.heading}: ${about.mission.text}` }] : []),
];

/** A current position sorts after every past month. */
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
    // Without a title, the employer names the entry.
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

/** How many projects are described if the owner has chosen none; they take about a page. */
const MOST_DESCRIBED = 8;

/** How many chosen projects, or certificates, are described at most: they take two pages. */
const MOST_CHOSEN = 20;

/** How many more are named. */
const MOST_NAMED = 40;

function projectEntry(project: Project): ResumeEntry {
  const { title, technologies, description, codeUrl, demoUrl } = project;
  return {
    title: { text: title, link: codeUrl ?? demoUrl },
    aside: codeUrl !== undefined && demoUrl !== undefined ? webLink(demoUrl) : undefined,
    note: joined(', ', technologies),
    // Without a description, the site repeats the title; here that helps nobody.
    text: description === title ? undefined : description,
  };
}

/** The projects without a description: a name is quickly read, and a reader can ask for more. */
function namesOf(all: readonly { title: string }[]): ResumeEntry[] {
  if (all.length === 0) return [];
  const named = all.slice(0, MOST_NAMED).map(({ title }) => title);
  const others = all.length - named.length;
  return [{ text: `Also: ${named.join('; ')}${others > 0 ? `; and ${others} more` : ''}` }];
}

/** The featured projects; if nothing is featured, the first ones, and the names of the rest. */
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

/** The sections of the résumé, in its order; empty parts of the content have none. */
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
