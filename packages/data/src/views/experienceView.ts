import type { Language } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import { shownExperience } from '../shown/experience.ts';
import { pageHead } from '../shown/pages.ts';
import { monthAt } from '../values/dates.ts';
import { withoutPlaceholder } from '../values/placeholders.ts';
import type { View } from './View.ts';

/** What the page of the owner's work shows. The current month is that of the build. */
export function experienceView(content: Content, language: Language) {
  const { pages, references = [] } = content;
  return {
    ...pageHead('experience', content, language),
    groups: shownExperience(content, monthAt(Date.now()), language),
    nextStep: content.nextStep,
    references: references.map((reference) => ({
      ...reference,
      // Words without a name are worth reading. Without words, a placeholder for the name is better than a hole.
      name: reference.text ? withoutPlaceholder(reference.name) : reference.name,
    })),
    contactPath: pages.contact.path,
  };
}

/** See {@link experienceView}. */
export type ExperienceView = View<typeof experienceView>;
