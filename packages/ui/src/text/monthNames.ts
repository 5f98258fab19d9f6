/**
 * The names of the months, January first. Written here, as a browser's first formatter of dates takes up to 95 ms
 * to make.
 */
export const monthNames = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
