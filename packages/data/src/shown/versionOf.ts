import type { Content } from '../schema/content.ts';
import { caseStudyPath, projectsWithCaseStudy } from './caseStudies.ts';
import { legalPages } from './legal.ts';
import { allProjectsPath } from './projects.ts';

/** A language in its own words, as a list of languages shows it: `Français`. */
function ownName(tag: string): string {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/**
 * The site in one of its languages, with the data for links from the others.
 * @param base the path of its part of the site on the host, with a slash at both ends
 */
export const versionOf = (content: Content, base: string) => ({
  /** BCP 47. */
  tag: content.site.language,
  /** The language in its own words. */
  name: ownName(content.site.language),
  base,
  /** The paths of its other documents, which may differ between languages. Their order is the same in each. */
  otherPaths: [
    ...projectsWithCaseStudy(content).map((project) => caseStudyPath(content, project)),
    ...[allProjectsPath(content) ?? []].flat(),
    ...legalPages(content.site).map(({ path }) => path),
  ],
});
