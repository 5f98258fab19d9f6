/** Room that a tile needs for name and scale side by side; with less, one is below the other. */
export const hasRoom = '(min-width: 16rem)';

/** Room for name, scale and the squares of the projects side by side; with less, the squares are below. */
export const hasColumns = '(min-width: 60rem)';

/** Without that room. */
export const stacked = '(max-width: 59.99rem)';
