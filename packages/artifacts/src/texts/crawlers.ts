import { pageWords, shownPageNames } from '@portfolio/data/pages';
import type { Content } from '@portfolio/data/schema/content';
import { escapeXml } from '../escapeXml.ts';

/**
 * `sitemap.xml` (sitemaps.org): every page. Without dates, as the content has none, and without
 * priorities, which search engines ignore.
 */
export function sitemap({ pages, owner, site }: Content): string {
  const entries = shownPageNames(pages).map((name) => {
    const { path } = pageWords(name, pages, owner);
    return `  <url><loc>${escapeXml(encodeURI(site.url + path))}</loc></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** `robots.txt` (RFC 9309): everybody may read everything; here is the sitemap. */
export const robots = ({ site }: Content): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${site.url}/sitemap.xml\n`;
