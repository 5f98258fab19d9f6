import { contactDetails } from '@portfolio/data/contactDetails';
import { formatLength, formatPeriod } from '@portfolio/data/dates';
import { badgeOf, experienceGroups, groupHeadings } from '@portfolio/data/experience';
import { describeLanguage } from '@portfolio/data/languages';
import { type PageName, pageWords } from '@portfolio/data/pages';
import { categoriesInUse, projectsInCategory } from '@portfolio/data/projects';
import type { CallToAction } from '@portfolio/data/schema/callToAction';
import { type Content, pageTable } from '@portfolio/data/schema/content';
import type { Experience } from '@portfolio/data/schema/experience';
import type { Project } from '@portfolio/data/schema/project';
import { textsIn } from '@portfolio/data/textsIn';
import type { RootContent } from 'mdast';
import { heading, type Inline, link, list, paragraph, quote, writeMarkdown } from './markdown.ts';

type Blocks = (RootContent | undefined)[];

/** Parts of a line, with a dot between those that are there. */
const parts = (...texts: (string | undefined)[]) => texts.filter(Boolean).join(' · ');

/** A heading of the second level over what there is; nothing over nothing. */
const section = (title: string, blocks: Blocks): Blocks =>
  blocks.length === 0 ? [] : [heading(2, title), ...blocks];

const callout = (words: CallToAction | undefined): Blocks =>
  words ? section(words.heading, [paragraph(words.text)]) : [];

const sentences = (...texts: (string | undefined)[]): Blocks =>
  texts.flatMap((text) => (text ? [paragraph(text)] : []));

const aboutText = ({ about }: Content): Blocks => [
  ...list(about.statistics.map(({ value, label }) => [`${value} ${label}`])),
  ...section(
    'About me',
    about.bio.map((text) => paragraph(text)),
  ),
  ...callout(about.mission),
  ...section(
    'Core Values',
    about.coreValues.flatMap(({ title, summary, text }) => [
      heading(3, title),
      paragraph(`${summary} ${text}`),
    ]),
  ),
  ...callout(about.callToAction),
];

const skillsText = ({
  skillCategories,
  languages = [],
  spotlight,
  learningBanner,
}: Content): Blocks => [
  ...skillCategories.flatMap(({ title, skills }) =>
    section(
      title,
      list(
        skills.map(({ name, proficiency, description, projects }) => [
          [
            proficiency === undefined ? `${name}.` : `${name}: ${proficiency} %.`,
            description,
            projects.length > 0 && `Used in ${projects.join(', ')}.`,
          ]
            .filter(Boolean)
            .join(' '),
        ]),
      ),
    ),
  ),
  ...section('Spoken languages', list(languages.map((language) => [describeLanguage(language)]))),
  ...section(
    'Skill Spotlight',
    spotlight.flatMap(({ name, quotes }) => [
      heading(3, name),
      ...quotes.map(({ text, project, projectUrl }) =>
        quote(`${text} (`, projectUrl ? link(project, projectUrl) : project, ')'),
      ),
    ]),
  ),
  ...callout(learningBanner),
];

function projectText({
  title,
  description,
  technologies,
  githubUrl,
  demoUrl,
  badge,
  featured,
}: Project): Blocks {
  const links: Inline[] = [
    ...(githubUrl ? [link('Code', githubUrl)] : []),
    ...(githubUrl && demoUrl ? [' · '] : []),
    ...(demoUrl ? [link('Demo', demoUrl)] : []),
  ];
  return [
    heading(3, title),
    ...sentences(parts(featured ? 'Featured' : undefined, badge), description),
    ...(technologies.length > 0 ? [paragraph(`Technologies: ${technologies.join(', ')}`)] : []),
    ...(links.length > 0 ? [paragraph(...links)] : []),
  ];
}

const projectsText = (content: Content): Blocks => [
  ...categoriesInUse(content.projects, content.projectCategories).flatMap(({ name, blurb }) =>
    section(name, [
      paragraph(blurb),
      ...projectsInCategory(content.projects, name).flatMap(projectText),
    ]),
  ),
  ...callout(content.projectsTeaser),
  ...callout(content.projectsCallToAction),
];

const positionText = (entry: Experience): Blocks => {
  const { title, company, location, start, end, description, skills } = entry;
  return [
    heading(3, `${title}, ${company}`),
    paragraph(parts(formatPeriod(start, end), formatLength(start, end), location, badgeOf(entry))),
    ...list(description.map((duty) => [duty])),
    ...(skills.length > 0 ? [paragraph(`Skills: ${skills.join(', ')}`)] : []),
  ];
};

const experienceText = ({ experience, nextStep }: Content): Blocks => [
  ...experienceGroups(experience).flatMap(({ kind, entries }) =>
    section(groupHeadings[kind], entries.flatMap(positionText)),
  ),
  ...callout(nextStep),
];

const educationText = ({ degrees, certifications, continuousLearning }: Content): Blocks => [
  ...section(
    'Degree',
    degrees.flatMap(({ degree, institution, university, year, status, location, highlights }) => [
      heading(3, degree),
      paragraph(parts(institution, university, location, year, status)),
      ...list(highlights.map(({ text }) => [text])),
    ]),
  ),
  ...section(
    'Certifications & Training',
    certifications.flatMap((certification): Blocks => {
      const { title, provider, providerSubtitle, duration, type, verified, url } = certification;
      const facts = parts(provider, providerSubtitle, type, duration, verified ? 'Verified' : '');
      const { description, skills } = certification;
      return [
        heading(3, title),
        ...sentences(facts, description),
        ...(skills.length > 0 ? [paragraph(`Skills: ${skills.join(', ')}`)] : []),
        ...(url ? [paragraph(link('See the certificate', url))] : []),
      ];
    }),
  ),
  ...callout(continuousLearning),
  ...list((continuousLearning?.quotes ?? []).map((text) => [text])),
];

const contactText = ({
  owner,
  contactMap,
  support,
  contactBanner,
  availability,
}: Content): Blocks => [
  ...list(
    contactDetails(owner).map(({ label, value, href }) => [
      `${label}: `,
      href ? link(value, href) : value,
    ]),
  ),
  ...(contactMap ? [paragraph(link('Map', contactMap.linkUrl))] : []),
  ...sentences(availability),
  ...callout(support),
  ...(support ? [paragraph(link(support.label, support.url))] : []),
  ...callout(contactBanner),
];

/** Colours, files and emoji. */
const notForReading = /^#[\da-f]+$|^\w+\/\S+$|^\P{L}*$/iu;

/** Every text of a page that has no body of its own here. */
const plainText = (content: Content, name: PageName): Blocks =>
  pageTable[name].shows
    .flatMap((part) => textsIn(content[part]))
    .filter(({ value }) => !notForReading.test(value))
    .map(({ value }) => paragraph(value));

const bodies: Partial<Record<PageName, (content: Content) => Blocks>> = {
  about: aboutText,
  skills: skillsText,
  projects: projectsText,
  experience: experienceText,
  education: educationText,
  contact: contactText,
};

/** A page's Markdown twin: what the page says, for programs that read rather than look. */
export function pageText(content: Content, name: PageName): string {
  const { heading: title, intro } = pageWords(name, content.pages, content.owner);
  const body = bodies[name]?.(content) ?? plainText(content, name);
  return writeMarkdown([heading(1, title), paragraph(intro), ...body]);
}
