/**
 * The words of the language that the site is in. Here that is English; a build of the site puts its own language in
 * the place of this module (`packages/publish/src/content/wordsModule.ts`).
 */
export {
  aboutPage,
  contactForm,
  contactPage,
  content,
  educationPage,
  experiencePage,
  projectsPage,
  site,
  skillsPage,
  storyPage,
  ui,
} from './en.ts';
export type { Formats } from './formats.ts';
export { englishFormats as formats } from './formats.ts';
export type {
  ContentWords,
  Counted,
  DocumentWords,
  Language,
  SiteWords,
  UiWords,
  Words,
} from './Words.ts';
