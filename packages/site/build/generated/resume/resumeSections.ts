import { formatLength, formatPeriod } from '../../../../data/src/dates.ts';
import type { Content } from '../../../../data/src/schema/content.ts';
import type { LinkedText } from '../contacts.ts';
import { webLink } from '../contacts.ts';

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

const joined = (separator: string, parts: readonly (string | undefined)[]) =>
  parts.filter((part) => part !== undefined).join(separator);

/** A project's text ends with its measured result: that sentence tells a reader most. */
function lastSentence(text: string, language: string): string {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' }).segment(text);
  return Array.from(sentences, ({ segment }) => segment.trim()).at(-1) ?? text;
}

const summary = ({ pages, about: { mission } }: Content): ResumeEntry[] => [
  { text: pages.about.intro },
  ...(mission ? [{ text: `${mission.heading}: ${mission.text}` }] : []),
];

/** What is held today comes after every month that has been. */
const endOf = ({ end = '9999-12' }: Content['experience'][number]) => end;

const periodOf = (start: string, end: string | undefined) =>
  end === undefined
    ? formatPeriod(start, end)
    : `${formatPeriod(start, end)}  (${formatLength(start, end)})`;

const experience = (content: Content): ResumeEntry[] =>
  content.experience
    .toSorted((a, b) => endOf(b).localeCompare(endOf(a)) || b.start.localeCompare(a.start))
    .map(({ title, company, location, start, end, description }) => ({
      title: { text: title },
      aside: { text: periodOf(start, end) },
      note: joined(', ', [company, location]),
      points: description,
    }));

const education = ({ degrees }: Content): ResumeEntry[] =>
  degrees.map(({ degree, institution, university, year, status, location, highlights }) => ({
    title: { text: degree },
    aside: { text: joined('  ·  ', [year, status]) },
    note: joined(', ', [institution, university, location]),
    points: highlights.map(({ text }) => text),
  }));

const skills = ({ skillCategories }: Content): ResumeEntry[] =>
  skillCategories.flatMap((category) =>
    category.skills.length === 0
      ? []
      : [{ label: category.title, text: category.skills.map(({ name }) => name).join(', ') }],
  );

const featuredProjects = ({ projects, site }: Content): ResumeEntry[] =>
  projects
    .filter(({ featured }) => featured)
    .map(({ title, technologies, description, githubUrl, demoUrl }) => ({
      title: { text: title, link: githubUrl ?? demoUrl },
      aside: githubUrl !== undefined && demoUrl !== undefined ? webLink(demoUrl) : undefined,
      note: technologies.length > 0 ? technologies.join(', ') : undefined,
      text: lastSentence(description, site.language),
    }));

const certifications = (content: Content): ResumeEntry[] =>
  content.certifications.map(
    ({ title, provider, providerSubtitle, type, duration, verified, url }) => ({
      title: { text: title, link: url },
      aside: { text: duration },
      note: joined('  ·  ', [provider, providerSubtitle, type, verified ? 'Verified' : undefined]),
    }),
  );

/** What the résumé says, in its order; what the owner leaves empty has no section. */
export function resumeSections(content: Content): ResumeSection[] {
  const sections: ResumeSection[] = [
    { title: 'Summary', entries: summary(content) },
    { title: 'Experience', entries: experience(content) },
    { title: 'Education', entries: education(content) },
    { title: 'Skills', entries: skills(content) },
    { title: 'Featured projects', entries: featuredProjects(content) },
    { title: 'Certifications', entries: certifications(content) },
  ];
  return sections.filter(({ entries }) => entries.length > 0);
}
