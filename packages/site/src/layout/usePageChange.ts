import type { Page } from '@portfolio/data/schema/page';
import { type RefObject, useEffect, useState } from 'react';
import { canonicalUrl } from '../document/canonicalUrl';
import { errorTitle } from './errorText';

const setAttribute = (selector: string, name: string, value: string) =>
  document.head.querySelector(selector)?.setAttribute(name, value);

/**
 * After a change of page without a new document: brings title, description and canonical link up to
 * date, and moves the focus to the new page's heading, so that reading and tabbing go on from there.
 * @returns what to announce: the title of the page that was changed to
 */
export function usePageChange(page: Page | undefined, mainRef: RefObject<HTMLElement | null>) {
  const title = page?.title ?? errorTitle;
  const [announcement, announce] = useState('');
  useEffect(() => {
    // The first page came with its own head, and the focus is where the visitor left it.
    if (document.title === title) return;
    document.title = title;
    if (page) {
      setAttribute('meta[name="description"]', 'content', page.description);
      setAttribute('link[rel="canonical"]', 'href', canonicalUrl(page));
    }
    mainRef.current?.querySelector('h1')?.focus({ preventScroll: true });
    announce(title);
  }, [page, title, mainRef]);
  return announcement;
}
