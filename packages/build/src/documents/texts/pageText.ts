import type { CallToAction } from '@portfolio/data/schema/callToAction';
import type { Content } from '@portfolio/data/schema/content';
import type { Award, Publication } from '@portfolio/data/schema/education';
import type { Experience } from '@portfolio/data/schema/experience';
import { pageTable } from '@portfolio/data/schema/pages';
import type { Project } from '@portfolio/data/schema/project';
import type { Skill } from '@portfolio/data/schema/skill';
import { caseStudyFiles, caseStudyPathOf } from '@portfolio/data/shown/caseStudies';
import { contactDetails } from '@portfolio/data/shown/contactDetails';
import { badgeOf, experienceGroups } from '@portfolio/data/shown/experience';
import { factsOf } from '@portfolio/data/shown/facts';
import { describeLanguage } from '@portfolio/data/shown/languages';
import {
  type PageName,
  shownPage,
  shownPageNames,
  withGreeting,
} from '@portfolio/data/shown/pages';
import { categoriesInUse, namedProjects, projectsInCategory } from '@portfolio/data/shown/projects';
import { byUse, distinctSkills, projectsBySkill } from '@portfolio/data/shown/skills';
import { textPlaces } from '@portfolio/data/translation/translate';
import { formatDate, formatLength, formatPeriod, monthAt } from '@portfolio/data/values/dates';
import { patternOf } from '@portfolio/data/values/place';
import { joined } from '@portfolio/data/values/placeholders';
import { type Found, valuesAt, valuesIn } from '@portfolio/data/values/valuesAt';
import { isDate } from '@portfolio/figures/schema/date';
import type { Language } from '@portfolio/words';
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

/** A paragraph of the texts that are stated, with a dot between them. */
const facts = (...texts: (string | undefined)[]) => paragraph(joined(' · ', texts) ?? '');

const labelled = (label: string, values: readonly string[], { content, formats }: Language) =>
  paragraph(values.length > 0 ? content.labelled(label, values.join(formats.comma)) : '');

const linked = (words: string, url: string | undefined) => url && paragraph(link(words, url));

const callout = (words: CallToAction | undefined) =>
  words && section(words.heading, paragraph(words.text));

/** The text of a page. */
type Body = (content: Content, language: Language) => Block;

const aboutText: Body = (
  { about, pages, site, interests = [], ...content },
  { documents: { sentence, texts }, ...language },
) => [
  list(
    about.statistics.map(({ value, label, page }) => {
      const text = `${value} ${label}`;
      const isShown = page && shownPageNames(pages).includes(page);
      return isShown ? [link(text, `${site.url}/${page}.md`)] : text;
    }),
  ),
  section(texts.aboutMe, paragraphs(about.bio)),
  callout(about.mission),
  list(
    factsOf(content, language).map(({ label, value }) => language.content.labelled(label, value)),
  ),
  section(
    texts.coreValues,
    about.coreValues.map(({ title, summary, text }) => [
      heading(3, title),
      paragraph(`${summary} ${text}`),
    ]),
  ),
  section(
    texts.interests,
    list(
      interests.map(({ name, keywords = [], description }) => {
        const words = joined(language.formats.comma, keywords);
        const named = sentence(words ? language.content.labelled(name, words) : name);
        return joined(' ', [named, description]) ?? '';
      }),
    ),
  ),
  callout(about.callToAction),
];

/**
 * A skill, and the projects that use it.
 * @param shown the projects that use it
 * @param total the number of all projects
 */
function skillText(
  { name, proficiency, description }: Skill,
  shown: readonly Project[],
  total: number,
  { content, documents, formats }: Language,
) {
  const level = `${proficiency}${formats.beforeSign}%`;
  const projects = shown.map(({ title }) => title).join(formats.comma);
  return [
    documents.sentence(proficiency === undefined ? name : content.labelled(name, level)),
    description,
    ...(shown.length > 0 ? [documents.texts.uses(shown.length, total, projects)] : []),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The skills of each category, in the same order as on the page. */
function skillGroupsText({ skillCategories, projects }: Content, language: Language): Block {
  const skills = distinctSkills(skillCategories);
  const shown = projectsBySkill(skills, projects);
  const shownBy = new Map(skills.map(({ name }, at) => [name, shown[at] ?? []]));
  return skillCategories.map(({ title, skills }) =>
    section(
      title,
      list(
        byUse(skills, ({ name }) => shownBy.get(name)).map((skill) =>
          skillText(skill, shownBy.get(skill.name) ?? [], projects.length, language),
        ),
      ),
    ),
  );
}

const skillsText: Body = (content, language) => [
  skillGroupsText(content, language),
  section(
    language.documents.texts.spokenLanguages,
    list((content.languages ?? []).map((each) => describeLanguage(each, language))),
  ),
  section(
    language.documents.texts.spotlight,
    content.spotlight.map(({ name, quotes }) => [
      heading(3, name),
      quotes.map(({ text, project, projectUrl }) =>
        quote(`${text} (`, projectUrl ? link(project, projectUrl) : project, ')'),
      ),
    ]),
  ),
  callout(content.learningBanner),
];

/** The facts of a project: its badge, period, client and roles. */
export const projectFacts = (project: Project, language: Language): Block => {
  const { start, end, client, roles = [], badge, featured } = project;
  return facts(
    featured ? language.documents.texts.featured : '',
    badge,
    start && formatPeriod(start, end, language),
    client,
    ...roles,
  );
};

/** The technologies of a project, and where it can be seen. */
export const projectLinks = (
  { technologies, codeUrl, demoUrl }: Project,
  language: Language,
): Block => {
  const words = language.documents.texts;
  return [
    labelled(words.technologies, technologies, language),
    linked(words.code, codeUrl),
    linked(words.demo, demoUrl),
  ];
};

function projectText(project: Project, content: Content, language: Language): Block {
  const { title, description, result, figure } = project;
  const path = caseStudyPathOf(content, project);
  return [
    heading(3, title),
    projectFacts(project, language),
    result && paragraph(strong(result)),
    paragraph(description),
    figure && figureText(figure, language),
    path &&
      linked(
        language.documents.texts.caseStudy,
        encodeURI(`${content.site.url}/${caseStudyFiles(path).markdown}`),
      ),
    projectLinks(project, language),
  ];
}

const projectsText: Body = (content, language) => [
  categoriesInUse(content.projects, content.projectCategories).map(
    ({ name, isListed, blurb = isListed ? '' : language.content.projects.unlisted }) =>
      section(
        name,
        paragraph(blurb),
        projectsInCategory(content.projects, name).map((project) =>
          projectText(project, content, language),
        ),
      ),
  ),
  callout(content.projectsTeaser),
  callout(content.projectsCallToAction),
];

function positionText(entry: Experience, content: Content, language: Language): Block {
  const { comma } = language.formats;
  const { title, company, location, start, end, description, skills, figures = [] } = entry;
  const length = formatLength(start, end, monthAt(Date.now()), language);
  return [
    heading(3, joined(comma, [title, company]) ?? ''),
    facts(formatPeriod(start, end, language), length, location, badgeOf(entry, language)),
    facts(...figures.map(({ value, label }) => `${value} ${label}`)),
    list(description),
    list(
      namedProjects(content, entry.projects).map(({ title, result }) =>
        result ? language.content.labelled(title, result) : title,
      ),
    ),
    labelled(language.documents.texts.skills, skills, language),
  ];
}

const experienceText: Body = (content, language) => [
  experienceGroups(content.experience).map(({ kind, entries }) =>
    section(
      language.content.positions[kind],
      entries.map((entry) => positionText(entry, content, language)),
    ),
  ),
  section(
    language.documents.texts.references,
    (content.references ?? []).map(({ name, position, text, url }) => [
      facts(name, position),
      text && quote(text),
      linked(language.documents.texts.check, url),
    ]),
  ),
  callout(content.nextStep),
];

const creditText = (credit: Publication & Award, language: Language): Block => [
  heading(3, credit.title),
  facts(credit.publisher, credit.awarder, credit.date && formatDate(credit.date, language)),
  paragraph(credit.description ?? ''),
  linked(language.documents.texts.readMore, credit.url),
];

/** Publications or awards below their heading. */
const creditsText = (
  heading: string,
  credits: readonly (Publication & Award)[] = [],
  language: Language,
) =>
  section(
    heading,
    credits.map((credit) => creditText(credit, language)),
  );

const educationText: Body = ({ degrees, certifications, ...content }, language) => [
  section(
    language.documents.texts.degree,
    degrees.map(({ degree, institution, university, year, status, location, highlights }) => [
      heading(3, degree),
      facts(institution, university, location, year, status),
      list(highlights.map(({ text }) => text)),
    ]),
  ),
  section(
    language.documents.texts.certificates,
    certifications.map(({ title, description, skills, url, provider, duration, ...rest }) => [
      heading(3, title),
      facts(
        provider,
        rest.providerSubtitle,
        language.content.certificates[rest.type],
        duration,
        rest.verified ? language.documents.texts.verified : '',
      ),
      paragraph(description ?? ''),
      labelled(language.documents.texts.skills, skills, language),
      linked(language.documents.texts.seeCertificate, url),
    ]),
  ),
  creditsText(language.documents.texts.publications, content.publications, language),
  creditsText(language.documents.texts.awards, content.awards, language),
  callout(content.continuousLearning),
  list(content.continuousLearning?.quotes ?? []),
];

const contactText: Body = ({ owner, ...content }, language) => {
  const { contactMap, availability = '', support, contactBanner } = content;
  return [
    list(
      contactDetails(owner, language).map(({ label, value, href }) => [
        language.content.labelled(label, ''),
        href ? link(value, href) : value,
      ]),
    ),
    linked(language.documents.texts.map, contactMap?.linkUrl),
    paragraph(availability),
    callout(support),
    support && linked(support.label, support.url),
    callout(contactBanner),
  ];
};

/** The parts of an entry that readers understand: its texts, dates and addresses. */
const readableIn = ({ path, value }: Found, language: Language): string[] =>
  valuesIn(value, path).flatMap((found) => {
    if (typeof found.value !== 'string') return [];
    if (isDate(found.value)) return formatDate(found.value, language);
    const isText = textPlaces.has(patternOf(found.path));
    return isText || isWebAddress(found.value) ? found.value : [];
  });

const isWebAddress = (text: string) => /^https?:/.test(text);

/** The entries of some lists of the content. The first text of each is its heading. */
export const entriesText = (
  content: Content,
  lists: readonly string[],
  language: Language,
): Block =>
  lists
    .flatMap((list) => valuesAt(content, `${list}[]`))
    .map((entry) => {
      const [title = '', ...facts] = readableIn(entry, language);
      return [
        heading(2, title),
        facts.map((fact) => paragraph(isWebAddress(fact) ? link(fact, fact) : fact)),
      ];
    });

/** The texts of pages that say more than their entries. */
const bodies: Partial<Record<PageName, Body>> = {
  about: aboutText,
  skills: skillsText,
  projects: projectsText,
  experience: experienceText,
  education: educationText,
  contact: contactText,
};

/** The text of a page as Markdown, for programs that read pages. */
export function pageText(content: Content, language: Language, name: PageName): string {
  const pages = withGreeting(content.pages, content.owner, language);
  const { heading: title, intro } = shownPage(name, pages, content.owner);
  const body =
    bodies[name]?.(content, language) ?? entriesText(content, pageTable[name].shows, language);
  return writeMarkdown(heading(1, title), paragraph(intro), body);
}
