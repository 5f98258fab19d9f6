/** Where name and scale fit side by side. In a narrower tile, the scale is below the name. */
export const hasRoom = '(min-width: 16rem)';

/** Where name, scale and the squares of the projects fit side by side. In a narrower tile, the squares are below. */
export const hasColumns = '(min-width: 60rem)';

/** A tile too narrow for these columns. */
export const stacked = '(max-width: 59.99rem)';
