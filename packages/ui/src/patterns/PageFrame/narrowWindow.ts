/** The windows in which the navigation returns: elsewhere there is room, and a wheel or keys. */
export const narrowWindow = '(max-width: 40rem)';
