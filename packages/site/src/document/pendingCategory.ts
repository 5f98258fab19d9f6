import { targetId } from '../addresses';

/**
 * Hides the first category, which the prerendered page shows, where the address chooses another one and the
 * application, which can read the address, is on its way (`start.ts`). Paper gets the first one: a page that is
 * printed meanwhile isn't without its content.
 */
export const pendingCategoryStyles =
  '@media screen{[data-pending-category] :has(>[role=tablist]){visibility:hidden}' +
  '[data-pending-category] :has(>[role=tablist])::before{content:"Loading…";position:absolute;visibility:visible}}';

/** Shows the category that the address has chosen, and what the address points at in it. */
export function showCategory() {
  const { dataset } = document.documentElement;
  if (dataset.pendingCategory === undefined) return;
  delete dataset.pendingCategory;
  document.getElementById(targetId(location.hash))?.scrollIntoView();
}
