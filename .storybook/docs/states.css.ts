import { globalStyle, style } from '@vanilla-extract/css';
import { label } from './page.css.ts';
import { vars } from './vars.css.ts';

const { color, space } = vars;

/** Light and dark side by side, or one below the other where both don't fit. */
export const themes = style({ display: 'flex', flexWrap: 'wrap', gap: space.lg });

export const scope = style({
  border: `1px solid ${color.line.hairline}`,
  flex: '1 1 auto',
  maxInlineSize: '100%',
  minInlineSize: 0,
  padding: space.md,
});

export const caption = style([label, { marginBlockEnd: space.xs }]);
export const theme = style([label, { marginBlockEnd: space.sm }]);

export const cells = style({
  alignItems: 'end',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.lg,
});
globalStyle(`${cells} > *`, { maxInlineSize: '100%' });

export const columns = style({ display: 'grid', gap: `${space.xl} ${space.lg}` });
export const state = style({ minInlineSize: 0 });

export const captionLink = style({ color: 'inherit', textDecorationColor: color.line.control });
export const stress = style({ color: color.text.muted, cursor: 'pointer', marginBlock: space.xs });

/** What `scope` adds to the width of a column, at the default text size, in px. */
export const AROUND = 34;

/** A state with a width of its own: what follows the room follows that of its cell. */
globalStyle(`${columns} > ${state} > div`, { containerType: 'inline-size' });

export const cell = style({
  // What is fixed to the window, or sticks to it, stays in its cell.
  contain: 'layout',
  // Room for the ring of the focus.
  padding: space.xxs,
});
