/** The custom properties that marks are drawn with. The frame sets them. */
const name = {
  ours: '--pf-figure-ours',
  other: '--pf-figure-other',
  paper: '--pf-figure-paper',
} as const;

/**
 * The colours of marks. They keep a contrast of 3:1 to the surface in both themes, and are the system's in forced
 * colours. `ours` has the category's colour, `other` is grey, and `paper` fills hollow marks.
 */
export const mark = {
  name,
  ours: `var(${name.ours})`,
  other: `var(${name.other})`,
  paper: `var(${name.paper})`,
} as const;
