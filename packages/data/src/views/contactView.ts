import type { Language } from '@portfolio/words';
import type { Content } from '../schema/content.ts';
import { projectsWithCaseStudy } from '../shown/caseStudies.ts';
import { contactDetails, socialLinksOf } from '../shown/contactDetails.ts';
import { downloadsOf } from '../shown/downloads.ts';
import { pageHead } from '../shown/pages.ts';
import type { View } from './View.ts';

/** What the page with the form shows. */
export function contactView(content: Content, language: Language) {
  const { contact, contactMap, owner } = content;
  const { city, country } = owner.address ?? {};
  return {
    ...pageHead('contact', content, language),
    email: owner.email,
    availability: content.availability,
    /** The titles of the projects that a message can be about. */
    topics: projectsWithCaseStudy(content).map(({ title }) => title),
    details: contactDetails(owner, language),
    vCard: downloadsOf(owner).vCard,
    map: contactMap && {
      ...contactMap,
      title: contactMap.title ?? language.contactPage.map(city ?? country),
      onPress: contact?.map === 'on-press',
    },
    support: content.support,
    links: socialLinksOf(owner, language),
    banner: content.contactBanner,
  };
}

/** See {@link contactView}. */
export type ContactView = View<typeof contactView>;
