import type { Content } from '@portfolio/data/schema/content';
import { pageNames } from '@portfolio/data/schema/pages';
import {
  caseStudyFiles,
  caseStudyPath,
  figureDataFile,
  type ProjectWithCaseStudy,
  projectsWithCaseStudy,
} from '@portfolio/data/shown/caseStudies';
import type { PageName } from '@portfolio/data/shown/pages';
import { socialPictureOf } from '@portfolio/data/shown/socialPicture';

/** Files that aren't made if the owner links to their own elsewhere, by the field with that address. */
const downloads = {
  resumeUrl: ['resume.pdf', 'resume-letter.pdf'],
  businessCardUrl: ['business-card.pdf', 'business-card.png'],
} as const;

/** Files that every site has. */
const always = [
  'resume.json',
  'contact.vcf',
  'favicon.svg',
  'site.webmanifest',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
] as const;

/** The name of a file whose name is the same for every content. */
export type FixedName =
  | (typeof downloads)[keyof typeof downloads][number]
  | (typeof always)[number];

/** The files of a page: its text for programs, and the picture for previews of links. */
export const pageFiles = (page: PageName) => ({
  markdown: `${page}.md`,
  picture: socialPictureOf(page),
});

/** The parts of the content that have files of their own. */
export interface MadeOf {
  fixed: FixedName[];
  /** The visible pages. */
  pages: PageName[];
  caseStudies: { project: ProjectWithCaseStudy; path: string }[];
}

function caseStudiesOf({ pages, projects }: Partial<Content>): MadeOf['caseStudies'] {
  if (!pages?.projects || !Array.isArray(projects)) return [];
  const titled = projects.filter((project) => typeof Object(project).title === 'string');
  return projectsWithCaseStudy({ pages, projects: titled }).map((project) => ({
    project,
    path: caseStudyPath({ pages }, project),
  }));
}

/**
 * The parts of this content that have files of their own.
 * @param content the values of the owner's files, of any shape
 */
export function madeOf(content: unknown): MadeOf {
  const { owner, pages } = Object(content);
  const linked = Object(Object(owner).downloads);
  const made = Object.entries(downloads).filter(([field]) => !linked[field]);
  return {
    fixed: [...made.flatMap(([, names]) => names), ...always],
    pages: pageNames.filter((page) => Object(Object(pages)[page]).hidden !== true),
    caseStudies: caseStudiesOf(Object(content)),
  };
}

/**
 * The names of the files that are made from this content.
 * @param content the values of the owner's files, of any shape
 */
export function fileNames(content: unknown): string[] {
  const { fixed, pages, caseStudies } = madeOf(content);
  return [
    ...fixed,
    ...pages.flatMap((page) => Object.values(pageFiles(page))),
    ...caseStudies.flatMap(({ project, path }) => [
      ...Object.values(caseStudyFiles(path)),
      ...(project.figure ? [figureDataFile(path)] : []),
    ]),
  ];
}
