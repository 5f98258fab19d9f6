import type { Language } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import { describeLanguage } from '../shown/languages.ts';
import { pageHead } from '../shown/pages.ts';
import { projectSquares, shownSkillCategories, spotlightSkills } from '../shown/skillEvidence.ts';
import type { View } from './View.ts';

/** What the page of skills shows. */
export function skillsView(content: Content, language: Language) {
  const { languages = [], spotlight } = content;
  const categories = shownSkillCategories(content, language);
  return {
    ...pageHead('skills', content, language),
    categories,
    projectSquares: projectSquares(content),
    spokenLanguages: languages.map((each) => describeLanguage(each, language)),
    spotlight: spotlightSkills(spotlight, categories),
    learningBanner: content.learningBanner,
  };
}

/** See {@link skillsView}. */
export type SkillsView = View<typeof skillsView>;
