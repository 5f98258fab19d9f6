import type { Site } from '../schema/site.ts';

/** The notices that a site may have, in the order of its links: what it does with people's data, and whose it is. */
export const legalNames = ['privacy', 'imprint'] as const;

/** One of {@link legalNames}. */
export type LegalName = (typeof legalNames)[number];

/** A notice that is a page of the site's. */
export interface LegalPage {
  name: LegalName;
  path: string;
  /** A paragraph each. */
  text: string[];
}

/**
 * The notices whose text is in the content, each as a page of its own. The others are elsewhere.
 * @param site may break rules: the build asks before it has checked
 */
export const legalPages = ({ legal = {} }: Pick<Site, 'legal'>): LegalPage[] =>
  legalNames.flatMap((name) => {
    const { text } = Object(Object(legal)[name]);
    return Array.isArray(text) ? [{ name, path: `/${name}`, text }] : [];
  });
