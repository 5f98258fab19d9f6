import { everyPage } from '@portfolio/words';
import { targetId } from '../addresses';

/**
 * Hides the first category, which the prerendered page shows, where the address chooses another one and the
 * application, which can read the address, is on its way (`start.ts`). Paper gets the first one, so a page that
 * is printed in the meantime isn't empty.
 */
export const pendingCategoryStyles = () =>
  '@media screen{[data-pending-category] :has(>[role=tablist]){visibility:hidden}' +
  `[data-pending-category] :has(>[role=tablist])::before{content:${JSON.stringify(everyPage.loading)};position:absolute;visibility:visible}}`;

/** Shows the category in the address, and the place in it that the address points at. */
export function showCategory() {
  const { dataset } = document.documentElement;
  if (dataset.pendingCategory === undefined) return;
  delete dataset.pendingCategory;
  document.getElementById(targetId(location.hash))?.scrollIntoView();
}
