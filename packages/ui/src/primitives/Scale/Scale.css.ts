import { styleVariants } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';

const { color, fontSize, space } = vars;

/** The columns of the drawing and the number. Scales and their labels share them, so that they line up. */
const columns = { columnGap: space.sm, display: 'grid', inlineSize: '100%' } as const;

const row = primitiveStyle({ ...columns, alignItems: 'center' });

/** The number has room for `100%`, so that all drawings are equally wide. */
export const root = styleVariants({
  md: [
    row,
    inPrimitives({
      gridTemplateColumns: 'minmax(0, 1fr) 2.75rem',
      vars: { '--pf-scale-dot': '0.6875rem' },
    }),
  ],
  lg: [
    row,
    inPrimitives({
      // The dot at 100 sticks out into the gap.
      columnGap: space.md,
      gridTemplateColumns: 'minmax(0, 1fr) 4.75rem',
      vars: { '--pf-scale-dot': '1rem' },
    }),
  ],
});

const line = (place: string, size: string) =>
  `linear-gradient(currentColor, currentColor) ${place} / ${size} no-repeat`;

/** Lines at 0, 50 and 100. Scales one below the other join them into a grid. */
const grid = ['0 0', '50% 0', '100% 0'].map((place) => line(place, '1px 100%')).join(', ');

export const drawing = primitiveStyle({
  alignSelf: 'stretch',
  background: `${line('0 50%', '100% 1px')}, ${grid}`,
  color: color.line.hairline,
  minBlockSize: '1rem',
  position: 'relative',
  printColorAdjust: 'exact',
  '@media': { '(forced-colors: active)': { color: 'GrayText', forcedColorAdjust: 'none' } },
});

export const empty = primitiveStyle({ background: grid });

/** A line from zero, and a dot whose centre is the value. Both have the same colour. */
export const mark = primitiveStyle({
  color: color.text.default,
  inlineSize: 'calc(var(--pf-scale-value) * 1%)',
  insetBlock: 0,
  insetInlineStart: 0,
  position: 'absolute',
  '::before': {
    background: 'currentColor',
    blockSize: 2,
    content: '',
    inset: 0,
    marginBlock: 'auto',
    position: 'absolute',
  },
  '::after': {
    background: 'currentColor',
    blockSize: 'var(--pf-scale-dot)',
    borderRadius: vars.radius.full,
    content: '',
    inlineSize: 'var(--pf-scale-dot)',
    insetBlock: 0,
    insetInlineEnd: 'calc(var(--pf-scale-dot) / -2)',
    marginBlock: 'auto',
    position: 'absolute',
  },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const colored = primitiveStyle({
  '@media': {
    '(forced-colors: none)': {
      '@supports': { [canShowColors]: { color: visibleColor('var(--pf-mark)') } },
    },
  },
});

export const number = styleVariants({
  md: inPrimitives({ fontSize: fontSize.label, justifySelf: 'end', whiteSpace: 'nowrap' }),
  lg: inPrimitives({
    fontSize: fontSize.title,
    justifySelf: 'start',
    lineHeight: vars.leading.tight,
    whiteSpace: 'nowrap',
  }),
});

/** Each label takes no room of its own and is centred on its tick. */
export const labels = primitiveStyle({
  containerType: 'inline-size',
  display: 'flex',
  justifyContent: 'space-between',
});

export const label = primitiveStyle({
  display: 'flex',
  inlineSize: 0,
  justifyContent: 'center',
  whiteSpace: 'nowrap',
  '::before': { content: ['attr(data-text)', 'attr(data-text) / ""'] },
  // In a narrow place the labels would touch, so only the ends show.
  '@container': {
    '(max-width: 6.5em)': { selectors: { '&:nth-child(2)': { visibility: 'hidden' } } },
  },
});
