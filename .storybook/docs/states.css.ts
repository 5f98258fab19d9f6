import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color, fontSize, leading, space, weight } = vars;

/** Light and dark side by side, or one below the other where both don't fit. */
export const themes = style({ display: 'flex', flexWrap: 'wrap', gap: space.lg });

export const scope = style({
  border: `1px solid ${color.line.hairline}`,
  flex: '1 1 auto',
  maxInlineSize: '100%',
  minInlineSize: 0,
  padding: space.md,
});

export const name = style({
  color: color.text.muted,
  fontSize: fontSize.label,
  lineHeight: leading.snug,
});
export const caption = style([name, { marginBlockEnd: space.xs }]);
export const theme = style([name, { marginBlockEnd: space.sm }]);
export const rowName = style({ fontWeight: weight.medium, marginBlockEnd: space.xs });

/** Tables and lists of states, beside each other where there is room. */
export const groups = style({
  alignItems: 'start',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xl,
});

export const grid = style({
  alignItems: 'center',
  display: 'grid',
  gap: space.xs,
  inlineSize: 'max-content',
});
export const lineName = style([name, { maxInlineSize: '6.5rem' }]);

/** Wraps, so it doesn't say how wide its place is. */
export const list = style({
  contain: 'inline-size',
  flex: '1 1 18rem',
  minInlineSize: 'min(18rem, 60vw)',
});
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

export const cell = style({
  // What is fixed to the window, or sticks to it, stays in its cell.
  contain: 'layout',
  // Room for the ring of the focus.
  padding: space.xxs,
});
