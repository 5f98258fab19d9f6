/** The names of the custom properties that marks are drawn with; the frame sets them. */
const name = {
  ours: '--pf-figure-ours',
  other: '--pf-figure-other',
  paper: '--pf-figure-paper',
} as const;

/**
 * What marks are drawn with, as CSS colours that keep 3:1 to the surface in both themes and are the
 * system's in forced colours: `ours` has the colour of the category, `other` is grey, and `paper`
 * fills what is hollow.
 */
export const mark = {
  name,
  ours: `var(${name.ours})`,
  other: `var(${name.other})`,
  paper: `var(${name.paper})`,
} as const;
