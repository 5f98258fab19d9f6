import * as about from './content/about';
import * as contact from './content/contact';
import * as education from './content/education';
import * as experience from './content/experience';
import * as learningBanner from './content/learningBanner';
import * as owner from './content/owner';
import * as pages from './content/pages';
import * as projectCategories from './content/projectCategories';
import * as projects from './content/projects';
import * as site from './content/site';
import * as skills from './content/skills';
import * as spotlight from './content/spotlight';
import type { Content } from './schema/content';

/** The content in `src/content/`, in one piece. For checks: pages import the parts they show. */
export const shippedContent: Content = {
  ...owner,
  ...site,
  ...pages,
  ...about,
  ...skills,
  ...spotlight,
  ...learningBanner,
  ...projects,
  ...projectCategories,
  ...experience,
  ...education,
  ...contact,
};
