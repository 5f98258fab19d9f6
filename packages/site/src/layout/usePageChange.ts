import type { ShownPage } from '@portfolio/data/shown/pages';
import { everyPage } from '@portfolio/words';
import { type RefObject, useEffect, useState } from 'react';
import { canonicalUrl } from '../routing/addresses';

/**
 * The title that this document showed last. It is a module variable, because pages and the error screen each have a
 * frame.
 */
let lastTitle: string | undefined;

/**
 * After a change of page without a new document, updates the title and the canonical link, and moves the focus to the
 * new heading. Other metadata is for programs, which fetch the document.
 * @param title the document's title; the page's own, or that of the error screen, if left out
 * @returns the announcement: the title of the new page
 */
export function usePageChange(
  page: Pick<ShownPage, 'path' | 'title'> | undefined,
  mainRef: RefObject<HTMLElement | null>,
  title = page?.title ?? everyPage.errors.title,
) {
  const [announcement, announce] = useState('');
  useEffect(() => {
    const shown = `${page?.path} ${title}`;
    const isFirst = lastTitle === undefined;
    if (shown === lastTitle) return;
    lastTitle = shown;
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
