import type { Language } from '@portfolio/words';
import type { ContentWithCaseStudies } from '../caseStudy/caseStudy.ts';
import type { PageName } from '../schema/pages.ts';
import { aboutView } from './aboutView.ts';
import { contactView } from './contactView.ts';
import { educationView } from './educationView.ts';
import { experienceView } from './experienceView.ts';
import { frameView } from './frameView.ts';
import { projectsView } from './projectsView.ts';
import { skillsView } from './skillsView.ts';

/**
 * What each page shows, in the site's language, so that pages don't load the words of a language. Each view becomes a
 * module of its own, so that a page loads only what it shows.
 */
export const siteViews = (content: ContentWithCaseStudies, language: Language) =>
  ({
    frame: frameView(content, language),
    about: aboutView(content, language),
    skills: skillsView(content, language),
    projects: projectsView(content, language),
    experience: experienceView(content, language),
    education: educationView(content, language),
    contact: contactView(content, language),
  }) satisfies Record<'frame' | PageName, object>;
