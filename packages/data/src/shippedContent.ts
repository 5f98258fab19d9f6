import about from './content/about.json' with { type: 'json' };
import contact from './content/contact.json' with { type: 'json' };
import education from './content/education.json' with { type: 'json' };
import experience from './content/experience.json' with { type: 'json' };
import learningBanner from './content/learningBanner.json' with { type: 'json' };
import owner from './content/owner.json' with { type: 'json' };
import pages from './content/pages.json' with { type: 'json' };
import projectCategories from './content/projectCategories.json' with { type: 'json' };
import projects from './content/projects.json' with { type: 'json' };
import site from './content/site.json' with { type: 'json' };
import skills from './content/skills.json' with { type: 'json' };
import spotlight from './content/spotlight.json' with { type: 'json' };
import type { Content } from './schema/content.ts';

/** The content in `src/content/`, in one piece. For checks: pages import the parts they show. */
export const shippedContent = {
  ...about,
  ...contact,
  ...education,
  ...experience,
  ...learningBanner,
  ...owner,
  ...pages,
  ...projectCategories,
  ...projects,
  ...site,
  ...skills,
  ...spotlight,
} as unknown as Content;
