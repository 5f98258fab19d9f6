/** The windows in which the navigation returns: elsewhere there is room, and a wheel or keys. */
export const narrowWindow = '(max-width: 40rem)';

/** The custom property of the root with the height of the navigation that may lie over the page. */
export const NAV_HEIGHT_PROPERTY = '--pf-nav-height';
