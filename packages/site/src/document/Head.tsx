import { owner, pages, site } from 'virtual:content';
import { errorTitle, type PageWords } from '@portfolio/data/pages';
import { socialPictureOf, socialPictureSize } from '@portfolio/data/socialPicture';
import { canonicalUrl, publicFile, publicUrl } from '../addresses';

/** The preview of a link to the page (ogp.me; without a card of its own, X uses the same). */
function Preview({ page }: { page: PageWords }) {
  const properties = {
    'og:type': page.name === 'about' ? 'profile' : 'website',
    'og:site_name': owner.name,
    'og:title': page.title,
    'og:description': pages[page.name].description,
    'og:url': canonicalUrl(page),
    'og:locale': site.language.replace('-', '_'),
    'og:image': publicUrl(publicFile(socialPictureOf(page.name))),
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

interface HeadProps {
  /** Where there is none, the document is kept out of search engines. */
  page: PageWords | undefined;
  /**
   * The title of a document that isn't a page.
   * @default the error page's
   */
  title?: string | undefined;
}

/** The facts about the page in the document's head. */
export function Head({ page, title = errorTitle }: HeadProps) {
  if (!page) {
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={pages[page.name].description} />
      <link rel="canonical" href={canonicalUrl(page)} />
      <link rel="alternate" type="text/markdown" href={publicFile(`${page.name}.md`)} />
      <Preview page={page} />
    </>
  );
}
