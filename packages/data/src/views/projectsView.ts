import type { Language } from '@portfolio/words';
import type { ContentWithCaseStudies } from '../caseStudy/caseStudy.ts';
import { profileOf } from '../shown/contactDetails.ts';
import { pageHead } from '../shown/pages.ts';
import {
  allProjectsPath,
  firstChoiceOf,
  projectChoices,
  shownProjects,
} from '../shown/projects.ts';
import { newestCaseStudy } from '../shown/shownCaseStudies.ts';
import { namedSkills, skillLabel } from '../shown/skillEvidence.ts';
import type { View } from './View.ts';

/** What the page of projects shows. */
export function projectsView(content: ContentWithCaseStudies, language: Language) {
  const { owner, pages, projects, projectCategories } = content;
  const choices = projectChoices(projects, projectCategories, language);
  const categories = choices.filter(({ kind }) => kind === 'category').length;
  const featured = projects.filter((project) => project.featured).length;
  const counts = language.projectsPage.statistics;
  return {
    ...pageHead('projects', content, language),
    statistics: [
      { value: String(projects.length), label: counts.projects(projects.length) },
      ...(featured > 0 ? [{ value: String(featured), label: counts.featured(featured) }] : []),
      { value: String(categories), label: counts.categories(categories) },
    ],
    projects: shownProjects(content, language),
    choices,
    /** The name of the choice that the page opens with; empty without a project. */
    first: firstChoiceOf(content) ?? '',
    /** The skills that an address can choose. */
    skills: namedSkills(content),
    /** The words for the projects with a skill, for `skillChoice`. */
    skillLabel: skillLabel(language),
    /** The address of the document with all projects in words, if this page doesn't have all of them. */
    all: allProjectsPath(content),
    teaser: content.projectsTeaser,
    newestCaseStudy: content.projectsTeaser && newestCaseStudy(content),
    callToAction: content.projectsCallToAction,
    /** Where the owner's code is. */
    code: content.projectsCallToAction && profileOf(owner, 'code'),
    contactPath: pages.contact.path,
  };
}

/** See {@link projectsView}. */
export type ProjectsView = View<typeof projectsView>;
