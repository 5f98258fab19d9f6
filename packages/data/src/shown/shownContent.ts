import type { ContentLanguage } from '@portfolio/words';
import type { ContentWithCaseStudies } from '../caseStudy/caseStudy.ts';
import { monthAt } from '../values/dates.ts';
import { projectsWithCaseStudy } from './caseStudies.ts';
import { contactDetails } from './contactDetails.ts';
import { shownCertifications, shownCredits } from './education.ts';
import { shownExperience } from './experience.ts';
import { factsOf } from './facts.ts';
import { describeLanguage } from './languages.ts';
import { splitDescriptions, withGreeting } from './pages.ts';
import {
  type DescribeFigure,
  firstChoiceOf,
  projectChoices,
  projectLinks,
  selectedProjects,
  shownProjects,
} from './projects.ts';
import { newestCaseStudy } from './shownCaseStudies.ts';
import {
  namedSkills,
  projectSquares,
  shownSkillCategories,
  skillLabel,
  spotlightSkills,
} from './skillEvidence.ts';

/**
 * The content as pages need it, each part by its name. Texts in the site's language are made here, so that pages
 * don't load the words of a language. The first page may show only a few of the projects. The current month is that
 * of the build.
 */
export function shownContent(
  stated: ContentWithCaseStudies,
  language: ContentLanguage,
  describe: DescribeFigure,
) {
  const { caseStudies: _, ...content } = stated;
  const { owner, projects, projectCategories } = content;
  // Only the generated files use these.
  const { resume: _resume, vCardNote: _note, ...shownOwner } = owner;
  const { texts, descriptions } = splitDescriptions(withGreeting(content.pages, owner, language));
  const categories = shownSkillCategories(content, language);
  return {
    ...content,
    owner: shownOwner,
    pages: texts,
    /** Only programs read them. */
    pageDescriptions: descriptions,
    ownerFacts: factsOf(content, language),
    contactDetails: contactDetails(owner, language),
    shownSkillCategories: categories,
    namedSkills: namedSkills(content),
    /** Each language with its level, on one line. */
    spokenLanguages: content.languages?.map((each) => describeLanguage(each, language)),
    projectSquares: projectSquares(content),
    projects: shownProjects(content, language, describe),
    projectChoices: projectChoices(projects, projectCategories, language),
    /** The choice that the page of projects opens with; empty without a project. */
    firstProjectChoice: firstChoiceOf(content) ?? '',
    /** The text of the filter by a skill, for `skillChoice`. */
    skillLabel: skillLabel(language),
    selectedWork: projectLinks(content, selectedProjects(content.projects), language, describe),
    newestCaseStudy: newestCaseStudy(stated),
    /** The titles of the projects that a message can be about. */
    topics: projectsWithCaseStudy(content).map(({ title }) => title),
    shownExperience: shownExperience(content, monthAt(Date.now()), language, describe),
    shownCertifications: shownCertifications(content.certifications, language),
    shownPublications: shownCredits(content.publications, language),
    shownAwards: shownCredits(content.awards, language),
    spotlight: spotlightSkills(content.spotlight, categories),
  };
}
