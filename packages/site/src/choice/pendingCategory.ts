import { everyPage } from '@portfolio/words';
import { targetId } from '../routing/addresses';

/**
 * Hides the first category while the application is loading, if the address chooses another one. The prerendered page
 * shows the first category, and only the application can read the address (`start.ts`). A page printed in the meantime
 * still has the first category, so it isn't empty.
 */
export const pendingCategoryStyles = () =>
  '@media screen{[data-pending-category] :has(>[role=tablist]){visibility:hidden}' +
  `[data-pending-category] :has(>[role=tablist])::before{content:${JSON.stringify(everyPage.loading)};position:absolute;visibility:visible}}`;

/** Shows the category in the address, and scrolls to the address's `#` target in it. */
export function showCategory() {
  const { dataset } = document.documentElement;
  if (dataset.pendingCategory === undefined) return;
  delete dataset.pendingCategory;
  document.getElementById(targetId(location.hash))?.scrollIntoView();
}
