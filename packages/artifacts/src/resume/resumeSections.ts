import { formatDate, formatPeriod, monthsOf } from '@portfolio/data/dates';
import { experienceGroups } from '@portfolio/data/experience';
import { joinCategories, type ProjectInCategory } from '@portfolio/data/projects';
import type { Content } from '@portfolio/data/schema/content';
import type { Award, Publication } from '@portfolio/data/schema/education';
import type { Experience } from '@portfolio/data/schema/experience';
import { type ResumeSectionName, resumeSectionNames } from '@portfolio/data/schema/owner';
import { statedOnly } from '@portfolio/data/unstated';
import type { LinkedText } from '../contacts.ts';

/** Something that a section lists. */
export interface ResumeEntry {
  /** In the column next to it: when it was, the kind of it. */
  label?: string | undefined;
  /** Of the label, as CSS. */
  color?: string | undefined;
  title?: LinkedText;
  /** After the title: the place and the organization. */
  note?: string | undefined;
  /** Another address. */
  aside?: LinkedText | undefined;
  text?: string | undefined;
  /** The result, after the text. */
  result?: string | undefined;
  /** The technologies, after the result. */
  tools?: string | undefined;
  points?: readonly string[] | undefined;
}

export interface ResumeSection {
  title: string;
  /** One below the other, in two columns, or as labels with their texts. */
  layout: 'entries' | 'pairs' | 'terms';
  entries: ResumeEntry[];
}

/** The parts that are stated, as one text; undefined where none is. */
const joined = (separator: string, parts: readonly (string | undefined)[]) =>
  parts
    .map(statedOnly)
    .filter((part) => part !== undefined)
    .join(separator) || undefined;

/** A list that isn't empty. */
const pointsOf = (points: readonly string[]) => (points.length > 0 ? points : undefined);

/** A current position sorts after every past month. */
const TODAY = '9999-12';

function newestFirst(one: Experience, other: Experience) {
  const [a, b] = [one, other].map(({ start, end = TODAY }) => monthsOf(start, end));
  return a && b ? b.last.localeCompare(a.last) || b.first.localeCompare(a.first) : 0;
}

const positions = (entries: readonly Experience[]): ResumeEntry[] =>
  entries.toSorted(newestFirst).map(({ title, company, location, start, end, description }) => ({
    label: formatPeriod(start, end),
    // Without a title, the employer names the entry.
    title: { text: statedOnly(title) ?? company },
    note: joined(', ', [statedOnly(title) && company, location]),
    points: pointsOf(description),
  }));

const education = ({ degrees }: Content): ResumeEntry[] =>
  degrees.map(({ degree, institution, university, year, status, location, highlights }) => ({
    label: statedOnly(year),
    title: { text: degree },
    note: joined(', ', [institution, university, location, status]),
    points: pointsOf(highlights.map(({ text }) => text)),
  }));

const skills = ({ skillCategories }: Content): ResumeEntry[] =>
  skillCategories
    .filter((category) => category.skills.length > 0)
    .map(({ title, skills }) => ({
      label: title,
      text: skills.map(({ name }) => name).join(', '),
    }));

const spoken = ({ languages = [] }: Content): ResumeEntry[] =>
  languages.map(({ name, level }) => ({ label: name, text: level ?? '' }));

/** How many projects are described if the owner has chosen none; they take about a page. */
const MOST_DESCRIBED = 8;

/** How many projects or certificates are described at most: two pages of them. */
const MOST_CHOSEN = 20;

/** How many more are named. */
const MOST_NAMED = 40;

/** The text about a project, then its result; a description's last sentence says the same at length. */
function storyOf({ title, description, result }: ProjectInCategory, language: string) {
  // Without a description, the site repeats the title; here that helps nobody.
  if (description === title) return { result };
  if (result === undefined) return { text: description };
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(description);
  const all = Array.from(sentences, ({ segment }) => segment.trim());
  return { text: all.slice(0, Math.max(1, all.length - 1)).join(' '), result };
}

function projectEntry(project: ProjectInCategory, language: string): ResumeEntry {
  const { title, technologies, codeUrl, demoUrl } = project;
  return {
    title: { text: title, link: codeUrl ?? demoUrl },
    ...storyOf(project, language),
    tools: joined(', ', technologies),
  };
}

/** The names of those that aren't described: a name is quickly read, and a reader can ask for more. */
function namesOf(all: readonly { title: string }[]): ResumeEntry[] {
  if (all.length === 0) return [];
  const named = all.slice(0, MOST_NAMED).map(({ title }) => title);
  const others = all.length - named.length;
  return [{ text: `Also: ${named.join('; ')}${others > 0 ? `; and ${others} more` : ''}` }];
}

/** The projects that the owner names, or features. */
function chosenOf({ owner }: Content, projects: readonly ProjectInCategory[]) {
  const named = owner.resume?.projects?.flatMap((title) =>
    projects.filter((project) => project.title === title),
  );
  return named ?? projects.filter((project) => project.featured);
}

/** The chosen projects; if nothing is chosen, the first ones, and the names of the rest. */
function projectSection(content: Content): ResumeSection {
  const projects = joinCategories(content);
  const preferred = chosenOf(content, projects);
  const chosen = preferred.length > 0 ? preferred : projects;
  const most = preferred.length > 0 ? MOST_CHOSEN : MOST_DESCRIBED;
  // One category for all says nothing.
  const isSorted = new Set(projects.map(({ category }) => category)).size > 1;
  const described = chosen.slice(0, most).map((project) => ({
    ...projectEntry(project, content.site.language),
    ...(isSorted && { label: project.categoryLabel, color: project.color }),
  }));
  return {
    title: 'Projects',
    layout: 'entries',
    entries: [...described, ...namesOf(chosen.slice(most))],
  };
}

const certifications = ({ certifications: all }: Content): ResumeEntry[] => [
  ...all
    .slice(0, MOST_CHOSEN)
    .map(({ title, provider, providerSubtitle, type, duration, verified, url }) => ({
      title: { text: title, link: url },
      note: joined(', ', [
        ...[provider, providerSubtitle, type, duration],
        verified ? 'verified' : undefined,
      ]),
    })),
  ...namesOf(all.slice(MOST_CHOSEN)),
];

const creditEntry = (
  { title, date, description, url }: Publication | Award,
  by: string | undefined,
): ResumeEntry => ({
  label: date && formatDate(date),
  title: { text: title, link: url },
  note: by,
  text: description,
});

const positionsOf = ({ experience }: Content, wanted: 'paid' | 'volunteering') =>
  experienceGroups(experience)
    .filter(({ kind }) => (kind === 'volunteering') === (wanted === 'volunteering'))
    .flatMap(({ entries }) => positions(entries));

const sectionMakers: Record<ResumeSectionName, (content: Content) => ResumeSection> = {
  experience: (content) => ({
    title: 'Experience',
    layout: 'entries',
    entries: positionsOf(content, 'paid'),
  }),
  volunteering: (content) => ({
    title: 'Volunteering',
    layout: 'entries',
    entries: positionsOf(content, 'volunteering'),
  }),
  projects: projectSection,
  education: (content) => ({
    title: 'Education',
    layout: 'entries',
    entries: education(content),
  }),
  certificates: (content) => ({
    title: 'Certificates',
    layout: 'pairs',
    entries: certifications(content),
  }),
  publications: ({ publications = [] }) => ({
    title: 'Publications',
    layout: 'entries',
    entries: publications.map(({ publisher, ...rest }) => creditEntry(rest, publisher)),
  }),
  awards: ({ awards = [] }) => ({
    title: 'Awards',
    layout: 'entries',
    entries: awards.map(({ awarder, ...rest }) => creditEntry(rest, awarder)),
  }),
  skills: (content) => ({ title: 'Skills', layout: 'terms', entries: skills(content) }),
  languages: (content) => ({ title: 'Languages', layout: 'terms', entries: spoken(content) }),
  interests: ({ interests = [] }) => ({
    title: 'Interests',
    layout: 'terms',
    entries: interests.map(({ name, keywords = [], description }) => ({
      label: name,
      text: [keywords.join(', '), description].filter(Boolean).join('. '),
    })),
  }),
  references: ({ references = [] }) => ({
    title: 'References',
    layout: 'entries',
    entries: references.map(({ name, text }) => ({ title: { text: name }, text })),
  }),
};

/** The sections of the résumé, in the owner's order; empty parts of the content have none. */
export const resumeSections = (content: Content): ResumeSection[] =>
  (content.owner.resume?.sections ?? resumeSectionNames)
    .map((name) => sectionMakers[name](content))
    .filter(({ entries }) => entries.length > 0);
