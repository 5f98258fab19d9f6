import { loadContent, validContent } from '@portfolio/build/content/readContent';
import { sampleFolder } from '@portfolio/build/folders/content';
import { shownPageNames } from '@portfolio/data/shown/pages';

/** The sample's content, for tests in Node; case studies import `virtual:content`, as the site does. */
export const content = validContent(await loadContent(sampleFolder));

export const {
  about,
  certifications,
  contactBanner,
  contactMap,
  degrees,
  experience,
  learningBanner,
  nextStep,
  owner,
  pages,
  projectCategories,
  projects,
  projectsTeaser,
  site,
  skillCategories,
  spotlight,
  support,
} = content;

/** The paths of its pages, in the order of the navigation. */
export const pagePaths = shownPageNames(pages).map((name) => pages[name].path);
