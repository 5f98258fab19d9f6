import { contactDetails } from '@portfolio/data/contactDetails';
import { formatDate, formatLength, formatPeriod, monthAt } from '@portfolio/data/dates';
import { badgeOf, experienceGroups, groupHeadings } from '@portfolio/data/experience';
import { factsOf } from '@portfolio/data/facts';
import { describeLanguage } from '@portfolio/data/languages';
import { type PageName, pageWords, shownPageNames } from '@portfolio/data/pages';
import { categoriesInUse, projectsInCategory } from '@portfolio/data/projects';
import type { CallToAction } from '@portfolio/data/schema/callToAction';
import type { Content } from '@portfolio/data/schema/content';
import type { Award, Publication } from '@portfolio/data/schema/education';
import type { Experience } from '@portfolio/data/schema/experience';
import { pageTable } from '@portfolio/data/schema/pages';
import type { Project } from '@portfolio/data/schema/project';
import type { Skill } from '@portfolio/data/schema/skill';
import {
  byProficiency,
  describeUse,
  distinctSkills,
  projectsBySkill,
} from '@portfolio/data/skills';
import { storyFiles, storyPathOf } from '@portfolio/data/stories';
import { textsIn } from '@portfolio/data/textsIn';
import { joined } from '../joined.ts';
import { figureText } from './figureText.ts';
import {
  type Block,
  heading,
  link,
  list,
  paragraph,
  paragraphs,
  quote,
  section,
  strong,
  writeMarkdown,
} from './markdown.ts';

/** A paragraph of short texts with a dot between those that are stated. */
const facts = (...texts: (string | undefined)[]) => paragraph(joined(' · ', texts) ?? '');

const labelled = (label: string, values: readonly string[]) =>
  paragraph(values.length > 0 ? `${label}: ${values.join(', ')}` : '');

const linked = (words: string, url: string | undefined) => url && paragraph(link(words, url));

const callout = (words: CallToAction | undefined) =>
  words && section(words.heading, paragraph(words.text));

const aboutText = ({ about, pages, site, interests = [], ...content }: Content): Block => [
  list(
    about.statistics.map(({ value, label, page }) => {
      const text = `${value} ${label}`;
      const isShown = page && shownPageNames(pages).includes(page);
      return isShown ? [link(text, `${site.url}/${page}.md`)] : text;
    }),
  ),
  section('About me', paragraphs(about.bio)),
  callout(about.mission),
  list(factsOf(content).map(({ label, value }) => `${label}: ${value}`)),
  section(
    'Core Values',
    about.coreValues.map(({ title, summary, text }) => [
      heading(3, title),
      paragraph(`${summary} ${text}`),
    ]),
  ),
  section(
    'Interests',
    list(
      interests.map(({ name, keywords = [], description }) => {
        const words = joined(', ', keywords);
        return joined(' ', [words ? `${name}: ${words}.` : `${name}.`, description]) ?? '';
      }),
    ),
  ),
  callout(about.callToAction),
];

/** A skill, and the projects that show it out of all. */
function skillText(
  { name, proficiency, description }: Skill,
  shown: readonly Project[],
  total: number,
) {
  const level = proficiency === undefined ? '' : `: ${proficiency}%`;
  const use = describeUse(shown.length, total);
  const projects = shown.map(({ title }) => title).join(', ');
  const uses = use && `${use.replace(/^u/, 'U')}: ${projects}.`;
  return [`${name}${level}.`, description, uses].filter(Boolean).join(' ');
}

/** The skills of all categories, each sorted as on the page. */
function skillGroupsText({ skillCategories, projects }: Content): Block {
  const skills = distinctSkills(skillCategories);
  const shown = projectsBySkill(skills, projects);
  const shownBy = new Map(skills.map(({ name }, at) => [name, shown[at] ?? []]));
  return skillCategories.map(({ title, skills }) =>
    section(
      title,
      list(
        byProficiency(skills).map((skill) =>
          skillText(skill, shownBy.get(skill.name) ?? [], projects.length),
        ),
      ),
    ),
  );
}

const skillsText = (content: Content): Block => [
  skillGroupsText(content),
  section('Spoken languages', list((content.languages ?? []).map(describeLanguage))),
  section(
    'Skill Spotlight',
    content.spotlight.map(({ name, quotes }) => [
      heading(3, name),
      quotes.map(({ text, project, projectUrl }) =>
        quote(`${text} (`, projectUrl ? link(project, projectUrl) : project, ')'),
      ),
    ]),
  ),
  callout(content.learningBanner),
];

/** When, where and as what a project was made. */
export const projectFacts = (project: Project): Block => {
  const { start, end, client, roles = [], badge, featured } = project;
  return facts(
    ...[featured ? 'Featured' : '', badge, start && formatPeriod(start, end), client, ...roles],
  );
};

/** The technologies of a project, and where it can be seen. */
export const projectLinks = ({ technologies, codeUrl, demoUrl }: Project): Block => [
  labelled('Technologies', technologies),
  linked('Code', codeUrl),
  linked('Demo', demoUrl),
];

function projectText(project: Project, content: Content): Block {
  const { title, description, result, figure } = project;
  const path = storyPathOf(content, project);
  return [
    heading(3, title),
    projectFacts(project),
    result && paragraph(strong(result)),
    paragraph(description),
    figure && figureText(figure),
    path && linked('Story', encodeURI(`${content.site.url}/${storyFiles(path).markdown}`)),
    projectLinks(project),
  ];
}

const projectsText = (content: Content): Block => [
  categoriesInUse(content.projects, content.projectCategories).map(({ name, blurb }) =>
    section(
      name,
      paragraph(blurb),
      projectsInCategory(content.projects, name).map((project) => projectText(project, content)),
    ),
  ),
  callout(content.projectsTeaser),
  callout(content.projectsCallToAction),
];

function positionText(entry: Experience): Block {
  const { title, company, location, start, end, description, skills, figures = [] } = entry;
  const length = formatLength(start, end, monthAt(Date.now()));
  return [
    heading(3, joined(', ', [title, company]) ?? ''),
    facts(formatPeriod(start, end), length, location, badgeOf(entry)),
    facts(...figures.map(({ value, label }) => `${value} ${label}`)),
    list(description),
    labelled('Skills', skills),
  ];
}

const experienceText = ({ experience, references = [], nextStep }: Content): Block => [
  experienceGroups(experience).map(({ kind, entries }) =>
    section(groupHeadings[kind], entries.map(positionText)),
  ),
  section(
    'References',
    references.map(({ name, position, text, url }) => [
      facts(name, position),
      text && quote(text),
      linked('Check it', url),
    ]),
  ),
  callout(nextStep),
];

const creditText = (credit: Publication & Award): Block => [
  heading(3, credit.title),
  facts(credit.publisher, credit.awarder, credit.date && formatDate(credit.date)),
  paragraph(credit.description ?? ''),
  linked('Read more', credit.url),
];

const educationText = ({ degrees, certifications, ...content }: Content): Block => [
  section(
    'Degree',
    degrees.map(({ degree, institution, university, year, status, location, highlights }) => [
      heading(3, degree),
      facts(institution, university, location, year, status),
      list(highlights.map(({ text }) => text)),
    ]),
  ),
  section(
    'Certifications & Training',
    certifications.map(({ title, description, skills, url, provider, duration, ...rest }) => [
      heading(3, title),
      facts(provider, rest.providerSubtitle, rest.type, duration, rest.verified ? 'Verified' : ''),
      paragraph(description ?? ''),
      labelled('Skills', skills),
      linked('See the certificate', url),
    ]),
  ),
  section('Publications', (content.publications ?? []).map(creditText)),
  section('Awards', (content.awards ?? []).map(creditText)),
  callout(content.continuousLearning),
  list(content.continuousLearning?.quotes ?? []),
];

function contactText({ owner, ...content }: Content): Block {
  const { contactMap, availability = '', support, contactBanner } = content;
  return [
    list(
      contactDetails(owner).map(({ label, value, href }) => [
        `${label}: `,
        href ? link(value, href) : value,
      ]),
    ),
    linked('Map', contactMap?.linkUrl),
    paragraph(availability),
    callout(support),
    support && linked(support.label, support.url),
    callout(contactBanner),
  ];
}

/** Colours, files and emoji. */
const notForReading = /^#[\da-f]+$|^\w+\/\S+$|^\P{L}*$/iu;

/** Every text of a page that has no body of its own here. */
const plainText = (content: Content, name: PageName): Block =>
  pageTable[name].shows
    .flatMap((part) => textsIn(content[part]))
    .filter(({ value }) => !notForReading.test(value))
    .map(({ value }) => paragraph(value));

const bodies: Partial<Record<PageName, (content: Content) => Block>> = {
  about: aboutText,
  skills: skillsText,
  projects: projectsText,
  experience: experienceText,
  education: educationText,
  contact: contactText,
};

/** A page's Markdown twin: its text, for programs that read rather than look. */
export function pageText(content: Content, name: PageName): string {
  const { heading: title, intro } = pageWords(name, content.pages, content.owner);
  const body = bodies[name]?.(content) ?? plainText(content, name);
  return writeMarkdown(heading(1, title), paragraph(intro), body);
}
