/**
 * The windows in which the navigation is above the header, and returns. Wider ones have more room, and their visitors
 * usually have a mouse wheel or a keyboard.
 */
export const narrowWindow = '(max-width: 47.99rem)';
