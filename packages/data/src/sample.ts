import about from './sample/about.json' with { type: 'json' };
import contact from './sample/contact.json' with { type: 'json' };
import education from './sample/education.json' with { type: 'json' };
import experience from './sample/experience.json' with { type: 'json' };
import learningBanner from './sample/learningBanner.json' with { type: 'json' };
import owner from './sample/owner.json' with { type: 'json' };
import pages from './sample/pages.json' with { type: 'json' };
import projectCategories from './sample/projectCategories.json' with { type: 'json' };
import projects from './sample/projects.json' with { type: 'json' };
import site from './sample/site.json' with { type: 'json' };
import skills from './sample/skills.json' with { type: 'json' };
import spotlight from './sample/spotlight.json' with { type: 'json' };

/** The sample as it is in its files, without defaults. */
export const sample = {
  ...owner,
  ...site,
  ...pages,
  ...about,
  ...skills,
  ...learningBanner,
  ...spotlight,
  ...projects,
  ...projectCategories,
  ...experience,
  ...education,
  ...contact,
};
