/** The strongest tint in percent. Ink on it keeps a contrast of 4.5:1 in both themes, whatever the colour. */
export const STRONGEST_TINT = 38;

/** The tint of the smallest share that is drawn. */
const FAINTEST_TINT = 8;

/**
 * How strongly a cell is tinted for its share of a row, in percent of its colour. The tint grows with the square root
 * of the share, so that rare mistakes still differ.
 * @param share between 0 and 1
 */
export const matrixTint = (share: number) =>
  share > 0
    ? Math.round(FAINTEST_TINT + (STRONGEST_TINT - FAINTEST_TINT) * Math.sqrt(Math.min(share, 1)))
    : 0;
