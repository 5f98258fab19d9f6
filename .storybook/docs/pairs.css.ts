import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color, space } = vars;

export const pair = style({
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

const side = style({ display: 'grid', gridTemplateRows: '1fr auto', minInlineSize: 0 });
export const sides = styleVariants({ do: [side], dont: [side] });

export const example = style({
  border: `1px solid ${color.line.hairline}`,
  // What is fixed to the window stays in here.
  contain: 'layout',
  minInlineSize: 0,
  overflow: 'auto',
  padding: space.lg,
});

export const caption = style({ paddingBlockStart: space.xs });

const word = style({
  borderBlockStart: '3px solid',
  display: 'block',
  paddingBlockStart: space.xxs,
});
export const words = styleVariants({
  do: [word, { color: color.text.positive }],
  dont: [word, { borderBlockStartStyle: 'dashed', color: color.text.negative }],
});
