import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';
import { hasColumns, hasNames, hasRoom } from './columns.ts';
import { LINES } from './projectSquares.ts';

const { color, space } = vars;

/** The height of a line of names. */
const LINE = '1.25rem';

export const rows = portfolioStyle({ rowGap: space.sm });

/** The labels above the scales. */
export const estimate = portfolioStyle({
  alignSelf: 'end',
  gridColumn: '1 / -1',
  selectors: { ':not(:has(li [role="meter"])) > * > * > &': { display: 'none' } },
  '@container': {
    [hasRoom]: { gridColumn: '2 / span 2' },
    [hasColumns]: { gridColumn: 2, gridRow: 1 },
  },
});

/** In columns, the names above the last squares reach over the counts. */
export const uses = portfolioStyle({
  display: 'grid',
  gap: space.xs,
  gridColumn: '1 / -1',
  '@container': { [hasColumns]: { gridColumn: '3 / -1' }, [hasNames]: { gridColumn: 3 } },
});

export const title = portfolioStyle({
  color: color.text.default,
  display: 'block',
  fontWeight: vars.weight.medium,
});

/** A legend. Where there is room, each name is above its squares. */
export const domains = portfolioStyle({
  columnGap: space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  '@container': {
    [hasNames]: {
      selectors: {
        '&[data-above]': {
          blockSize: `calc(${LINES} * ${LINE})`,
          display: 'block',
          position: 'relative',
        },
      },
    },
  },
});

const mark = `var(--pf-mark, ${color.text.default})`;

export const domain = portfolioStyle({
  whiteSpace: 'nowrap',
  // In the legend a square, above the squares a line to the first one.
  '::before': {
    background: color.text.default,
    blockSize: '0.5em',
    content: '',
    display: 'inline-block',
    inlineSize: '0.5em',
    marginInlineEnd: space.xxs,
  },
  '@supports': {
    [canShowColors]: {
      color: `color-mix(in oklab, ${visibleColor(mark)} 70%, ${color.text.default})`,
      selectors: { '&::before': { background: visibleColor(mark) } },
    },
  },
  '@container': {
    [hasNames]: {
      selectors: {
        '[data-above] > &': {
          insetBlockEnd: `calc(var(--pf-line) * ${LINE})`,
          insetInlineStart: 'var(--pf-start)',
          position: 'absolute',
        },
        '[data-above] > &::before': {
          blockSize: `calc(var(--pf-line) * ${LINE})`,
          inlineSize: 1,
          insetBlockStart: '100%',
          insetInlineStart: 0,
          position: 'absolute',
        },
      },
    },
  },
});
