import type { Language } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import { downloadsOf } from '../shown/downloads.ts';
import { factsOf } from '../shown/facts.ts';
import { pageHead, pathOf } from '../shown/pages.ts';
import { projectLinks, selectedProjects } from '../shown/projects.ts';
import type { View } from './View.ts';

/** What the page about the owner shows. */
export function aboutView(content: Content, language: Language) {
  const { about, interests = [], owner, pages, projects } = content;
  const { bio, statistics, coreValues } = about;
  const { resume, businessCard } = downloadsOf(owner);
  const work = projectLinks(content, selectedProjects(projects), language);
  const [first] = work;
  const lead = first?.figure ? first : undefined;
  return {
    ...pageHead('about', content, language),
    resume,
    businessCard,
    /** The strongest result, next to the heading. */
    lead,
    selectedWork: lead ? work.slice(1) : work,
    statistics: statistics.map(({ page, ...statistic }) => ({
      ...statistic,
      /** The path of the page that shows the things counted. */
      href: page && pathOf(page, content),
    })),
    bio,
    mission: about.mission,
    facts: factsOf(content, language),
    coreValues,
    interests,
    callToAction: about.callToAction,
    contactPath: pages.contact.path,
    projectsPath: pathOf('projects', content),
  };
}

/** See {@link aboutView}. */
export type AboutView = View<typeof aboutView>;
