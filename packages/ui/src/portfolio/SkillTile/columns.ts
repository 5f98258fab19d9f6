/** Where a name of twelve letters and its scale fit side by side. In a narrower tile, the scale is below the name. */
export const hasRoom = '(min-width: 20rem)';

/** Where everything fits on one line. In a narrower tile, the squares are below. */
export const hasColumns = '(min-width: 45rem)';

/** Where the names of the domains fit above their squares. In a narrower place, they are a legend. */
export const hasNames = '(min-width: 66rem)';
