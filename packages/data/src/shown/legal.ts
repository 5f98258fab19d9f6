import type { Language } from '@portfolio/words';
import type { Site } from '../schema/site.ts';

/** The notices that a site may have, in the order of its links: the privacy policy and the imprint. */
export const legalNames = ['privacy', 'imprint'] as const;

/** One of {@link legalNames}. */
export type LegalName = (typeof legalNames)[number];

/** A notice that is a page of the site. */
export interface LegalPage {
  name: LegalName;
  path: string;
  /** A paragraph each. */
  text: string[];
}

/**
 * The notices whose text is in the content, each as a page of its own. The site links to the others.
 * @param site may be invalid, because the build calls this before it validates the content
 */
export const legalPages = ({ legal = {} }: Pick<Site, 'legal'>): LegalPage[] =>
  legalNames.flatMap((name) => {
    const { text } = Object(Object(legal)[name]);
    return Array.isArray(text) ? [{ name, path: `/${name}`, text }] : [];
  });

/** The links to the owner's notices, on this site or elsewhere. */
export const legalLinksOf = (
  { legal = {} }: Pick<Site, 'legal'>,
  { everyPage }: Pick<Language, 'everyPage'>,
) =>
  legalNames.flatMap((name) => {
    const notice = legal[name];
    if (!notice) return [];
    const { label = everyPage.legal[name], url } = notice;
    return [{ label, href: url ?? `/${name}`, external: url !== undefined }];
  });
