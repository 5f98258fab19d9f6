import type { CallToAction } from '@portfolio/data/schema/callToAction';
import type { Content } from '@portfolio/data/schema/content';
import { pageTable } from '@portfolio/data/schema/pages';
import type { Project } from '@portfolio/data/schema/project';
import { caseStudyFiles } from '@portfolio/data/shown/caseStudies';
import type { ShownCredit } from '@portfolio/data/shown/education';
import type { ShownPosition } from '@portfolio/data/shown/experience';
import { type PageName, pageHead } from '@portfolio/data/shown/pages';
import { type ShownProject, withProjects } from '@portfolio/data/shown/projects';
import { type ShownSkill, shownSkillCategories } from '@portfolio/data/shown/skillEvidence';
import { joined } from '@portfolio/data/values/placeholders';
import { aboutView } from '@portfolio/data/views/aboutView';
import { contactView } from '@portfolio/data/views/contactView';
import { educationView } from '@portfolio/data/views/educationView';
import { experienceView } from '@portfolio/data/views/experienceView';
import { projectsView } from '@portfolio/data/views/projectsView';
import { skillsView } from '@portfolio/data/views/skillsView';
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
import { isWebAddress, readableEntries } from './readableEntries.ts';

/** A paragraph of the texts that are stated, with a dot between them. */
const facts = (...texts: (string | undefined)[]) => paragraph(joined(' · ', texts) ?? '');

const labelled = (label: string, values: readonly string[], { content, formats }: Language) =>
  paragraph(values.length > 0 ? content.labelled(label, values.join(formats.comma)) : '');

const linked = (words: string, url: string | undefined) => url && paragraph(link(words, url));

const callout = (words: CallToAction | undefined) =>
  words && section(words.heading, paragraph(words.text));

/** The text of a page. */
type Body = (content: Content, language: Language) => Block;

const aboutText: Body = (content, language) => {
  const { about, site } = content;
  const view = aboutView(content, language);
  const { sentence, texts } = language.documents;
  return [
    list(
      view.statistics.map(({ value, label, note, href }, at) => {
        const text = `${value} ${label}`;
        const counted = href ? link(text, `${site.url}/${about.statistics[at]?.page}.md`) : text;
        return [counted, note ? ` (${note})` : ''];
      }),
    ),
    section(texts.aboutMe, paragraphs(view.bio)),
    callout(view.mission),
    list(view.facts.map(({ label, value }) => language.content.labelled(label, value))),
    section(
      texts.coreValues,
      view.coreValues.map(({ title, summary, text }) => [
        heading(3, title),
        paragraph(`${summary} ${text}`),
      ]),
    ),
    section(
      texts.interests,
      list(
        view.interests.map(({ name, keywords = [], description }) => {
          const words = joined(language.formats.comma, keywords);
          const named = sentence(words ? language.content.labelled(name, words) : name);
          return joined(' ', [named, description]) ?? '';
        }),
      ),
    ),
    callout(view.callToAction),
  ];
};

/**
 * A skill, and the projects that use it.
 * @param total the number of all projects
 */
function skillText(
  { name, proficiency, description, use }: ShownSkill,
  total: number,
  { content, documents, formats }: Language,
) {
  const level = `${proficiency}${formats.beforeSign}%`;
  return [
    documents.sentence(proficiency === undefined ? name : content.labelled(name, level)),
    description,
    use && documents.texts.uses(use.count, total, use.first.join(formats.comma)),
  ]
    .filter(Boolean)
    .join(' ');
}

const skillsText: Body = (content, language) => {
  const { spokenLanguages, spotlight, learningBanner } = skillsView(content, language);
  // A tooltip names the first projects, and this text all of them.
  const categories = shownSkillCategories(content, language, content.projects.length);
  return [
    categories.map(({ title, skills }) =>
      section(
        title,
        list(skills.map((skill) => skillText(skill, content.projects.length, language))),
      ),
    ),
    section(language.documents.texts.spokenLanguages, list(spokenLanguages)),
    section(
      language.documents.texts.spotlight,
      spotlight.map(({ name, quotes }) => [
        heading(3, name),
        quotes.map(({ text, project, projectUrl }) =>
          quote(`${text} (`, projectUrl ? link(project, projectUrl) : project, ')'),
        ),
      ]),
    ),
    callout(learningBanner),
  ];
};

/** The facts of a project: its badge, period, client and roles. */
export const projectFacts = (
  { period, client, roles = [], badge, featured }: Omit<ShownProject, 'title'>,
  language: Language,
): Block =>
  facts(featured ? language.documents.texts.featured : '', badge, period, client, ...roles);

/** The technologies of a project, and where it can be seen. */
export const projectLinks = (
  { technologies, codeUrl, demoUrl }: Pick<Project, 'technologies' | 'codeUrl' | 'demoUrl'>,
  language: Language,
): Block => {
  const words = language.documents.texts;
  return [
    labelled(words.technologies, technologies, language),
    linked(words.code, codeUrl),
    linked(words.demo, demoUrl),
  ];
};

function projectText(project: ShownProject, siteUrl: string, language: Language): Block {
  const { title, description, result, figure, caseStudyUrl } = project;
  return [
    heading(3, title),
    projectFacts(project, language),
    result && paragraph(strong(result)),
    paragraph(description),
    figure && figureText(figure, language),
    caseStudyUrl &&
      linked(
        language.documents.texts.caseStudy,
        encodeURI(`${siteUrl}/${caseStudyFiles(caseStudyUrl).markdown}`),
      ),
    projectLinks(project, language),
  ];
}

const projectsText: Body = (content, language) => {
  const { choices, projects, teaser, callToAction } = projectsView(content, language);
  const categories = choices.filter(({ kind }) => kind === 'category');
  return [
    withProjects(categories, projects).map(({ name, blurb = '', projects }) =>
      section(
        name,
        paragraph(blurb),
        projects.map((project) => projectText(project, content.site.url, language)),
      ),
    ),
    callout(teaser),
    callout(callToAction),
  ];
};

function positionText(entry: ShownPosition, language: Language): Block {
  const { title, company, location, period, length, badge, description, skills } = entry;
  return [
    heading(3, joined(language.formats.comma, [title, company]) ?? ''),
    facts(period, length, location, badge),
    facts(...(entry.figures ?? []).map(({ value, label }) => `${value} ${label}`)),
    list(description),
    list(
      entry.projects.map(({ title, result }) =>
        result ? language.content.labelled(title, result) : title,
      ),
    ),
    labelled(language.documents.texts.skills, skills, language),
  ];
}

const experienceText: Body = (content, language) => {
  const { groups, references, nextStep } = experienceView(content, language);
  return [
    groups.map(({ heading, entries }) =>
      section(
        heading,
        entries.map((entry) => positionText(entry, language)),
      ),
    ),
    section(
      language.documents.texts.references,
      references.map(({ name, position, text, url }) => [
        facts(name, position),
        text && quote(text),
        linked(language.documents.texts.check, url),
      ]),
    ),
    callout(nextStep),
  ];
};

/** Publications or awards below their heading. */
const creditsText = (title: string, credits: readonly ShownCredit[], language: Language) =>
  section(
    title,
    credits.map((credit) => [
      heading(3, credit.title),
      facts(credit.publisher, credit.awarder, credit.date),
      paragraph(credit.description ?? ''),
      linked(language.documents.texts.readMore, credit.url),
    ]),
  );

const educationText: Body = (content, language) => {
  const view = educationView(content, language);
  const { texts } = language.documents;
  return [
    section(
      texts.degree,
      view.degrees.map(
        ({ degree, institution, university, year, status, location, highlights }) => [
          heading(3, degree),
          facts(institution, university, location, year, status),
          list(highlights.map(({ text }) => text)),
        ],
      ),
    ),
    section(
      texts.certificates,
      view.certifications.map(
        ({ title, description, skills, url, provider, duration, ...rest }) => [
          heading(3, title),
          facts(
            provider,
            rest.providerSubtitle,
            rest.type,
            duration,
            rest.verified ? texts.verified : '',
          ),
          paragraph(description ?? ''),
          labelled(texts.skills, skills, language),
          linked(texts.seeCertificate, url),
        ],
      ),
    ),
    creditsText(texts.publications, view.publications, language),
    creditsText(texts.awards, view.awards, language),
    callout(view.continuousLearning),
    list(view.continuousLearning?.quotes ?? []),
  ];
};

const contactText: Body = (content, language) => {
  const { details, map, availability = '', support, banner } = contactView(content, language);
  return [
    list(
      details.map(({ label, value, href }) => [
        language.content.labelled(label, ''),
        href ? link(value, href) : value,
      ]),
    ),
    linked(language.documents.texts.map, map?.linkUrl),
    paragraph(availability),
    callout(support),
    support && linked(support.label, support.url),
    callout(banner),
  ];
};

/** The entries of some lists of the content. */
export const entriesText = (
  content: Content,
  lists: readonly string[],
  language: Language,
): Block =>
  lists
    .flatMap((list) => readableEntries(content, list, language))
    .map(({ title, facts }) => [
      heading(2, title),
      facts.map((fact) => paragraph(isWebAddress(fact) ? link(fact, fact) : fact)),
    ]);

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
  const { heading: title, intro } = pageHead(name, content, language);
  const body =
    bodies[name]?.(content, language) ?? entriesText(content, pageTable[name].shows, language);
  return writeMarkdown(heading(1, title), paragraph(intro), body);
}
