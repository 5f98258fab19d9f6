import { errorTitle, type PageWords } from '@portfolio/data/pages';
import { type RefObject, useEffect, useState } from 'react';
import { canonicalUrl } from '../addresses';
import { showFonts } from '../document/fonts';

/** What this document showed last: the frame of a page and that of the error screen are two. */
let lastShown: string | undefined;

/**
 * After a change of page without a new document: updates title and canonical link (programs, which the
 * rest of the head is for, fetch the document), and moves the focus to the new heading.
 * @param title the document's title; the page's own, or that of the error screen, if left out
 * @returns what to announce: the title of the page that was changed to
 */
export function usePageChange(
  page: PageWords | undefined,
  mainRef: RefObject<HTMLElement | null>,
  title = page?.title ?? errorTitle,
) {
  const [announcement, announce] = useState('');
  useEffect(() => {
    const shown = `${page?.path} ${title}`;
    const isFirst = lastShown === undefined;
    if (shown === lastShown) return;
    lastShown = shown;
    // The first page came with its own head, and the focus is where the visitor left it.
    if (isFirst) return;
    showFonts();
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
