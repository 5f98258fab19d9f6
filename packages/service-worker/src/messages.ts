/**
 * Reports to the service worker that the browser couldn't update it. The worker then finds out whether the site is
 * still at this address and whether the network has a newer one.
 */
export const lookForSite = 'portfolio:look-for-site';
