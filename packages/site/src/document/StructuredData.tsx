import content, { owner } from 'virtual:content';
import type { PageWords } from '@portfolio/data/pages';
import { canonicalUrl, publicUrl } from '../addresses';
import { portraitOf } from '../portrait';
import { structuredData } from './structuredData';

/** JSON for a script element. */
const inScript = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

/** The structured data of a page. It's for programs, so it comes after the visible page. */
export function StructuredData({ page }: { page: PageWords }) {
  const portrait = portraitOf(owner);
  const data = structuredData({
    content,
    page,
    urlOf: (path) => canonicalUrl({ path }),
    image: portrait && publicUrl(portrait.src),
  });
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the content, and no tag can end in it
      dangerouslySetInnerHTML={{ __html: inScript(data) }}
    />
  );
}
