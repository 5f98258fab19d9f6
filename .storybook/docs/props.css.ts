import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color, fontSize, space, weight } = vars;

export const props = style({});
globalStyle(`${props} > div`, {
  borderBlockStart: `1px solid ${color.line.hairline}`,
  display: 'grid',
  gap: `${space.xxs} ${space.lg}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space.xs,
  '@media': {
    '(min-width: 768px)': { gridTemplateColumns: '10rem minmax(0, 15rem) minmax(0, 1fr)' },
  },
});
export const name = style({ fontWeight: weight.bold });
export const required = style({
  color: color.text.muted,
  fontSize: fontSize.label,
  marginInlineStart: space.xs,
  whiteSpace: 'nowrap',
});
export const type = style({ color: color.text.muted, fontSize: fontSize.small });
