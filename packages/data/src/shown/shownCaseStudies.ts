import { type FigureData, labelsOf } from '@portfolio/figures';
import type { ContentLanguage } from '@portfolio/words';
import type { CaseStudy, ContentWithCaseStudies, PictureSizes } from '../caseStudy/caseStudy.ts';
import type { Content } from '../schema/content.ts';
import { normalizeName } from '../values/normalizeName.ts';
import { slugify, topicParameter } from '../values/slug.ts';
import {
  caseStudyFiles,
  caseStudyPath,
  figureDataFile,
  projectsWithCaseStudy,
  projectWithNewestCaseStudy,
} from './caseStudies.ts';
import { isShown } from './pages.ts';
import {
  categoryAddress,
  joinCategories,
  type ProjectLink,
  type ShownProject,
  shownProject,
} from './projects.ts';

/** A case study as its page shows it. */
export interface ShownCaseStudy {
  path: string;
  caseStudy: CaseStudy;
  project: ShownProject;
  /** Links to the page of projects, and to the project's category on it. */
  trail: { label: string; href: string }[];
  /** The technologies. One that is also a skill has the address of that skill's category. */
  technologies: { name: string; href?: string }[];
  /** The numbers next to the figure's marks, the owner's last. */
  numbers?: { value: string; label: string }[];
  /** The figure's own address, and the files with its picture and its numbers; missing without a figure. */
  take?: { address: string; picture: string; data: string };
  /** The address of the form, with the project as its topic; missing if the site has no contact page. */
  ask?: string;
  /** The language of its texts, if it isn't the site's. */
  lang?: string;
  /** The sizes of its pictures, if known. */
  sizes: PictureSizes;
  /** Links to the case studies next to it, with their titles. */
  previous?: ProjectLink;
  next?: ProjectLink;
}

/** The technologies, each with the address of its category on the page of skills: `/skills#mlops`. */
function linkTechnologies(
  names: readonly string[],
  { pages: { skills: page }, skillCategories }: Pick<Content, 'pages' | 'skillCategories'>,
) {
  const addresses = new Map(
    skillCategories.flatMap(({ title, skills }) =>
      skills.flatMap(({ name, aliases = [] }) =>
        [name, ...aliases].map((each) => [normalizeName(each), `${page.path}#${slugify(title)}`]),
      ),
    ) as [string, string][],
  );
  return names.map((name) => {
    const href = isShown(page) && addresses.get(normalizeName(name));
    return { name, ...(href && { href }) };
  });
}

/** The numbers of a figure that readers compare while they read on; at most this many. */
const MAX_NUMBERS = 3;

function numbersOf(figure: FigureData, { figures: words, formats }: ContentLanguage) {
  return labelsOf(figure, { words, formats })
    .toSorted((a, b) => Number(a.ours ?? false) - Number(b.ours ?? false))
    .flatMap(({ value, text }) => (value ? [{ value, label: text }] : []))
    .slice(-MAX_NUMBERS);
}

/** The case studies as their pages show them, in their order. */
export function shownCaseStudies(
  content: ContentWithCaseStudies,
  language: ContentLanguage,
): ShownCaseStudy[] {
  const { files, sizes = {} } = content.caseStudies ?? {};
  const { contact, projects: page } = content.pages;
  const all = joinCategories({ ...content, projects: projectsWithCaseStudy(content) }).flatMap(
    (stated) => {
      const file = files?.get(slugify(stated.title));
      const project = shownProject(content, stated, language);
      return file ? [{ project, file, path: caseStudyPath(content, project) }] : [];
    },
  );
  const links = all.map(({ project, file, path }): ProjectLink => {
    const { categoryLabel, color, figure, result, lang } = project;
    return {
      href: path,
      title: file.caseStudy.title,
      category: categoryLabel,
      color,
      ...(figure && { figure }),
      ...(result && { result }),
      ...(lang && { lang }),
    };
  });
  return all.map(({ project, file, path }, index) => {
    const pictures = new Set(file.pictures.map(({ value }) => value));
    const [previous, next] = [links[index - 1], links[index + 1]];
    return {
      path,
      caseStudy: file.caseStudy,
      project,
      trail: [
        { label: page.label, href: page.path },
        { label: project.categoryLabel, href: page.path + categoryAddress(project.category) },
      ],
      technologies: linkTechnologies(project.technologies, content),
      ...(isShown(contact) && {
        ask: `${contact.path}?${topicParameter}=${slugify(project.title)}#message`,
      }),
      ...(project.figure && {
        numbers: numbersOf(project.figure, language),
        take: {
          address: `${content.site.url}${encodeURI(path)}#figure`,
          picture: caseStudyFiles(path).picture,
          data: figureDataFile(path),
        },
      }),
      sizes: Object.fromEntries(Object.entries(sizes).filter(([name]) => pictures.has(name))),
      ...(previous && { previous }),
      ...(next && { next }),
    };
  });
}

/** The newest case study, if there is one. */
export function newestCaseStudy(content: ContentWithCaseStudies) {
  const project = projectWithNewestCaseStudy(projectsWithCaseStudy(content));
  const caseStudy = project && content.caseStudies?.files.get(slugify(project.title))?.caseStudy;
  return caseStudy && { path: caseStudyPath(content, project), title: caseStudy.title };
}
