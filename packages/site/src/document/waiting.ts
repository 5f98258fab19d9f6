/** Marks what is outside the window while the page's look changes (`changeLook.ts`). */
export const waitingAttribute = 'data-waiting';

/**
 * How far a marked element is: `skipped`, so the browser computes nothing in it, or `contained`, so all of it is there
 * and nothing in it concerns the rest of the page.
 */
export type Waiting = 'skipped' | 'contained';

/**
 * On screens only: a page may be printed, or saved as PDF, at any moment, and then has to have everything. An event
 * before printing isn't enough, as more may be skipped between it and the print.
 */
export const waitingStyles =
  `@media screen{[${waitingAttribute}=skipped]{content-visibility:hidden}` +
  `[${waitingAttribute}=contained]{contain:content}}`;
