import { targetId } from './targetId';

/**
 * The prerendered page shows the first choice. Where the address makes another, that is not shown
 * while the application, which can read the address, is on its way (`startAfterPaint.ts`). Paper
 * gets the first choice: a page that is printed meanwhile isn't without its content.
 */
export const pendingCategoryStyles =
  '@media screen{[data-pending-category] [data-deferred]{visibility:hidden}' +
  '[data-pending-category] [data-deferred]::before{content:"Loading…";position:absolute;visibility:visible}}';

/** Shows what the prerendered page holds, or by now the application. */
export function showPrerendered() {
  delete document.documentElement.dataset.pendingCategory;
}

/** Shows the choice that the address has made, and what the address points at in it. */
export function showCategory() {
  if (document.documentElement.dataset.pendingCategory === undefined) return;
  showPrerendered();
  document.getElementById(targetId(location.hash))?.scrollIntoView();
}
