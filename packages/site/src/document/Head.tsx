import { frame } from 'virtual:content';
import { socialPictureSize } from '@portfolio/data/shown/socialPicture';
import { everyPage, formats } from '@portfolio/words';
import { Fragment } from 'react';
import { canonicalUrl, publicFile, publicUrl } from '../routing/addresses';
import { versionsOf } from '../routing/languages';
import type { DocumentFacts } from './documentFacts';

/** The preview of a link to the page (ogp.me). X uses the same data, because the page has no card of its own. */
function Preview({ facts }: { facts: DocumentFacts }) {
  const properties = {
    'og:type': facts.type,
    'og:site_name': frame.owner.name,
    'og:title': facts.title,
    'og:description': facts.description,
    'og:url': canonicalUrl(facts),
    'og:locale': frame.language.replace('-', '_'),
    'og:image': publicUrl(publicFile(facts.picture)),
    'og:image:width': String(socialPictureSize.width),
    'og:image:height': String(socialPictureSize.height),
    'og:image:alt': `${facts.heading}. ${frame.owner.name}${formats.comma}${frame.owner.title}`,
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
  /** Without them, search engines are told to leave the document out. */
  facts: DocumentFacts | undefined;
  /**
   * The title of a document that isn't a page.
   * @default the error page's
   */
  title?: string | undefined;
}

/** The title, links and metadata of a document. */
export function Head({ facts, title = everyPage.errors.title }: HeadProps) {
  if (!facts) {
    return (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  return (
    <>
      <title>{facts.title}</title>
      <meta name="description" content={facts.description} />
      <link rel="canonical" href={canonicalUrl(facts)} />
      {versionsOf(facts.path).map(({ tag, href }, index) => (
        <Fragment key={tag}>
          <link rel="alternate" hrefLang={tag} href={publicUrl(href)} />
          {index === 0 && <link rel="alternate" hrefLang="x-default" href={publicUrl(href)} />}
        </Fragment>
      ))}
      {facts.markdown && (
        <link rel="alternate" type="text/markdown" href={publicFile(facts.markdown)} />
      )}
      <Preview facts={facts} />
    </>
  );
}
