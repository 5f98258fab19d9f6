import type { ContentLanguage } from '@portfolio/words';
import type { Award, Certification, Publication } from '../schema/education.ts';
import { formatDate } from '../values/dates.ts';

/** A publication or an award as its page shows it, with a formatted date. */
export type ShownCredit = Publication & Award;

/** Publications or awards as their page shows them. */
export const shownCredits = (
  credits: readonly ShownCredit[] | undefined,
  language: ContentLanguage,
): ShownCredit[] =>
  (credits ?? []).map(({ date, ...credit }) => ({
    ...credit,
    ...(date && { date: formatDate(date, language) }),
  }));

/** A certification as its page shows it. */
export type ShownCertification = Omit<Certification, 'type'> & {
  /** The name of its kind. */
  type: string;
};

/** Certifications as their page shows them. */
export const shownCertifications = (
  certifications: readonly Certification[],
  { content }: ContentLanguage,
): ShownCertification[] =>
  certifications.map((each) => ({ ...each, type: content.certificates[each.type] }));
