/** What a page asks the service worker to do. */
export const messages = {
  /** Take over from the worker of the former build. */
  takeOver: 'portfolio:take-over',
  /** Find out whether the site is still at this address. */
  lookForSite: 'portfolio:look-for-site',
} as const;
