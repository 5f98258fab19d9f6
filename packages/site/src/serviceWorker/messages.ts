/** Asks the service worker to find out whether the site is still at this address. */
export const lookForSite = 'portfolio:look-for-site';
