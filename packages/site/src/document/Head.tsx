import content, { owner, pages, site } from 'virtual:content';
import type { PageWords } from '@portfolio/data/pages';
import { socialPictureOf, socialPictureSize } from '@portfolio/data/socialPicture';
import { errorTitle } from '../layout/errorText';
import { portraitOf } from '../portrait';
import { publicFile } from '../publicFile';
import { canonicalUrl } from './canonicalUrl';
import { structuredData } from './structuredData';

const urlOf = (path: string) => canonicalUrl({ path });

/** The public address of a file, from its address on the page. */
const fileUrl = (href: string) => new URL(href, urlOf('/')).href;

/** JSON for a script element. */
const inScript = (data: object) => JSON.stringify(data).replace(/</g, '\\u003c');

/** What a preview of a link to the page shows (ogp.me; without a card of its own, X takes the same). */
function Preview({ page }: { page: PageWords }) {
  const properties = {
    'og:type': page.name === 'about' ? 'profile' : 'website',
    'og:site_name': owner.name,
    'og:title': page.title,
    'og:description': pages[page.name].description,
    'og:url': canonicalUrl(page),
    'og:locale': site.language.replace('-', '_'),
    'og:image': fileUrl(publicFile(socialPictureOf(page.name))),
    'og:image:width': String(socialPictureSize.width),
    'og:image:height': String(socialPictureSize.height),
    'og:image:alt': `${page.heading}. ${owner.name}, ${owner.title}`,
  };
  return (
    <>
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** What the document's head says of its page; the error page is kept out of search engines. */
export function Head({ page }: { page: PageWords | undefined }) {
  if (!page) {
    return (
      <>
        <title>{errorTitle}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const portrait = portraitOf(owner);
  const data = structuredData({
    content,
    page,
    urlOf,
    image: portrait && fileUrl(portrait.src),
  });
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={pages[page.name].description} />
      <link rel="canonical" href={canonicalUrl(page)} />
      <link rel="alternate" type="text/markdown" href={publicFile(`${page.name}.md`)} />
      <Preview page={page} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made of the content, and no tag can end in it
        dangerouslySetInnerHTML={{ __html: inScript(data) }}
      />
    </>
  );
}
