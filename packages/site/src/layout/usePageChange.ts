import { type RefObject, useEffect, useState } from 'react';
import { canonicalUrl } from '../document/canonicalUrl';
import type { PageWords } from '../sitePages';
import { errorTitle } from './errorText';

/**
 * After a change of page without a new document: brings title and canonical link up to date (the rest
 * of the head is for programs, which fetch the document), and moves the focus to the new page's heading, so that reading and tabbing go on from there.
 * @returns what to announce: the title of the page that was changed to
 */
export function usePageChange(page: PageWords | undefined, mainRef: RefObject<HTMLElement | null>) {
  const title = page?.title ?? errorTitle;
  const [announcement, announce] = useState('');
  useEffect(() => {
    // The first page came with its own head, and the focus is where the visitor left it.
    if (document.title === title) return;
    document.title = title;
    if (page) {
      document.head
        .querySelector('link[rel="canonical"]')
        ?.setAttribute('href', canonicalUrl(page));
    }
    mainRef.current?.querySelector('h1')?.focus({ preventScroll: true });
    announce(title);
  }, [page, title, mainRef]);
  return announcement;
}
