import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color, space } = vars;

export const pair = style({
  display: 'grid',
  gap: `${space.xs} ${space.lg}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

/** The two examples are as high as the higher one. */
export const side = style({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  minInlineSize: 0,
});

const example = style({
  border: `1px solid ${color.line.hairline}`,
  borderBlockEndWidth: '3px',
  // What is fixed to the window stays in here.
  contain: 'layout',
  minInlineSize: 0,
  overflow: 'auto',
  padding: space.lg,
});
export const examples = styleVariants({
  do: [example, { borderBlockEndColor: color.line.positive }],
  dont: [example, { borderBlockEndColor: color.line.negative, borderBlockEndStyle: 'dashed' }],
});

export const words = styleVariants({
  do: { color: color.text.positive },
  dont: { color: color.text.negative },
});
