/**
 * The prerendered page shows the first choice. Where the address makes another, that is not shown
 * while the application, which can read the address, is on its way (`startAfterPaint.ts`).
 */
export const choosingStyles =
  '[data-choosing] [data-deferred]{visibility:hidden}' +
  '[data-choosing] [data-deferred]::before{content:"Loading…";position:absolute;visibility:visible}';

/** Shows what the prerendered page holds, or by now the application. */
export function endChoosing() {
  delete document.documentElement.dataset.choosing;
}

/** What the part of the address after `#` points at; nothing where that cannot be read. */
function target() {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch {
    return null;
  }
}

/** Shows the choice that the address has made, and what the address points at in it. */
export function showChoice() {
  if (document.documentElement.dataset.choosing === undefined) return;
  endChoosing();
  target()?.scrollIntoView();
}
