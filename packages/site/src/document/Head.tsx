import { errorTitle } from '../layout/errorText';
import type { PageWords } from '../sitePages';
import { canonicalUrl } from './canonicalUrl';

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
  return (
    <>
      <title>{page.title}</title>
      <meta name="description" content={page.description} />
      <link rel="canonical" href={canonicalUrl(page)} />
    </>
  );
}
