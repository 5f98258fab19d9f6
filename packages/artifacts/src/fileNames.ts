import type { PageName } from '@portfolio/data/pages';
import type { Content } from '@portfolio/data/schema/content';
import { pageNames } from '@portfolio/data/schema/pages';
import { socialPictureOf } from '@portfolio/data/socialPicture';
import { storyFiles, storyPath, toldProjects } from '@portfolio/data/stories';
import { iconFiles } from './pictures/iconFiles.ts';

/** The files that the owner may link to elsewhere, by the field with that address. */
const downloads = {
  resumeUrl: ['resume.pdf', 'resume-letter.pdf'],
  businessCardUrl: ['business-card.pdf', 'business-card.png'],
};

const always = [
  ...Object.keys(iconFiles),
  'resume.json',
  'contact.vcf',
  'favicon.svg',
  'site.webmanifest',
  'sitemap.xml',
  'robots.txt',
  'llms.txt',
];

/** The files of each visible page. */
const ofPage = (page: PageName) => [`${page}.md`, socialPictureOf(page)];

/** The files of each story. */
function ofStories(content: object): string[] {
  const { pages, projects } = content as Partial<Content>;
  if (!pages?.projects || !Array.isArray(projects)) return [];
  const titled = projects.filter((project) => typeof Object(project).title === 'string');
  return toldProjects({ pages, projects: titled }).flatMap((project) =>
    Object.values(storyFiles(storyPath({ pages }, project))),
  );
}

/**
 * The names of the files that are made from this content, without making them.
 * @param content the values of the owner's files, of any shape
 */
export function fileNames(content: unknown): string[] {
  const { owner, pages } = Object(content);
  const { downloads: linked } = Object(owner);
  return [
    ...Object.entries(downloads).flatMap(([field, names]) => (Object(linked)[field] ? [] : names)),
    ...always,
    ...pageNames.filter((page) => Object(Object(pages)[page]).hidden !== true).flatMap(ofPage),
    ...ofStories(Object(content)),
  ];
}
