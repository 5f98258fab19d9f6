import type { Language } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import { shownCertifications, shownCredits } from '../shown/education.ts';
import { pageHead, pathOf } from '../shown/pages.ts';
import type { View } from './View.ts';

/** What the page of the owner's education shows. */
export function educationView(content: Content, language: Language) {
  const { awards, certifications, degrees, publications } = content;
  return {
    ...pageHead('education', content, language),
    degrees,
    certifications: shownCertifications(certifications, language),
    publications: shownCredits(publications, language),
    awards: shownCredits(awards, language),
    continuousLearning: content.continuousLearning,
    projectsPath: pathOf('projects', content),
  };
}

/** See {@link educationView}. */
export type EducationView = View<typeof educationView>;
