import type { PageName } from '@portfolio/data/shown/pages';
import type { Language } from '@portfolio/words';

/**
 * The entries in the navigation, from the language's words for headings. None for English, because the table of
 * pages has those.
 */
export function labelsIn({
  documents,
  contactPage,
  formats,
}: Language): Partial<Record<PageName, string>> {
  if (formats.language.startsWith('en')) return {};
  const { skills, projects, experience, education } = documents.resume.sections;
  const { aboutMe: about } = documents.texts;
  return { about, skills, projects, experience, education, contact: contactPage.information };
}
