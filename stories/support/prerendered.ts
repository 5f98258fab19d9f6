import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { waitFor } from 'storybook/test';

/**
 * Shows a page as it is prerendered, waits until its image has loaded or failed, and hydrates it
 * after `beforeHydration`, which gets that image.
 *
 * @returns The element that holds the page; it is removed when `check`, the last step, is done.
 */
export async function hydratePrerendered(
  canvasElement: HTMLElement,
  page: ReactElement,
  beforeHydration: (image: HTMLImageElement) => unknown,
  check: (host: HTMLElement) => Promise<unknown>,
) {
  const host = canvasElement.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(page);
  const image = host.querySelector('img');
  if (!image) throw new Error('The page has no image.');
  image.scrollIntoView();
  await waitFor(() => {
    if (!image.complete) throw new Error('The image is still loading.');
  });
  await beforeHydration(image);
  const root = hydrateRoot(host, page);
  await check(host);
  root.unmount();
  host.remove();
}
