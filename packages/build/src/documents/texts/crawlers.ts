import type { Content } from '@portfolio/data/schema/content';
import { isTranslation } from '@portfolio/data/schema/site';
import { caseStudyPath, projectsWithCaseStudy } from '@portfolio/data/shown/caseStudies';
import { legalPages } from '@portfolio/data/shown/legal';
import { shownPage, shownPageNames } from '@portfolio/data/shown/pages';
import { allProjectsPath } from '@portfolio/data/shown/projects';
import { escapeMarkup } from '@portfolio/data/values/escapeMarkup';

/**
 * `sitemap.xml` (sitemaps.org) with all pages, case studies and legal notices. It has no dates, because the content has none,
 * and no priorities, because search engines ignore them.
 */
export function sitemap(content: Content): string {
  const { pages, owner, site } = content;
  const paths = shownPageNames(pages).map((name) => shownPage(name, pages, owner).path);
  const caseStudies = projectsWithCaseStudy(content).map((project) =>
    caseStudyPath(content, project),
  );
  const legal = legalPages(site).map(({ path }) => path);
  const entries = [...paths, ...caseStudies, allProjectsPath(content) ?? [], ...legal]
    .flat()
    .map((path) => `  <url><loc>${escapeMarkup(encodeURI(site.url + path))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('')}</urlset>
`;
}

/**
 * `robots.txt` (RFC 9309). It lets everybody read everything, and names the sitemap of each language. Programs only read the
 * file at the root of the site, which is the first language's.
 */
export function robots({ site }: Content): string {
  const { url, languages = [''] } = site;
  const parts = isTranslation(site)
    ? ['']
    : languages.map((language, index) => (index === 0 ? '' : `/${language}`));
  const sitemaps = parts.map((part) => `Sitemap: ${url}${part}/sitemap.xml\n`);
  return `User-agent: *\nAllow: /\n\n${sitemaps.join('')}`;
}
