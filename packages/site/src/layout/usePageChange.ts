import type { PageWords } from '@portfolio/data/pages';
import { everyPage } from '@portfolio/words';
import { type RefObject, useEffect, useState } from 'react';
import { canonicalUrl } from '../addresses';

/** The title that this document showed last: pages and the error screen have a frame each. */
let lastShown: string | undefined;

/**
 * After a change of page without a new document: updates title and canonical link (the rest of the
 * head is for programs, which fetch the document), and moves the focus to the new heading.
 * @param title the document's title; the page's own, or that of the error screen, if left out
 * @returns the announcement: the title of the new page
 */
export function usePageChange(
  page: Pick<PageWords, 'path' | 'title'> | undefined,
  mainRef: RefObject<HTMLElement | null>,
  title = page?.title ?? everyPage.errors.title,
) {
  const [announcement, announce] = useState('');
  useEffect(() => {
    const shown = `${page?.path} ${title}`;
    const isFirst = lastShown === undefined;
    if (shown === lastShown) return;
    lastShown = shown;
    // The first page came with its own head, and the focus is where the visitor left it.
    if (isFirst) return;
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
