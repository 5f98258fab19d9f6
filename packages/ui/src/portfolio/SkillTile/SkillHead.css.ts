import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { hasColumns } from './columns.ts';

/** Its title is on the line of the other one; the labels of its axis are directly above the scales. */
export const estimate = portfolioStyle({
  alignContent: 'space-between',
  display: 'grid',
  selectors: { ':not(:has(li [role="meter"])) > * > * > &': { display: 'none' } },
});

export const title = portfolioStyle({
  color: vars.color.text.default,
  display: 'block',
  fontWeight: vars.weight.medium,
});

/** High enough for the longest label. */
export const labels = portfolioStyle({
  display: 'none',
  '@container': { [hasColumns]: { blockSize: '4.25rem', display: 'block', position: 'relative' } },
});

/** Slanted, because a domain of one project is as narrow as its square. */
export const label = portfolioStyle({
  insetBlockEnd: 0,
  maxInlineSize: '7.5rem',
  overflow: 'hidden',
  position: 'absolute',
  textOverflow: 'ellipsis',
  transform: 'rotate(-35deg)',
  transformOrigin: 'left bottom',
  whiteSpace: 'nowrap',
  selectors: {
    '[dir="rtl"] &': { transform: 'rotate(35deg)', transformOrigin: 'right bottom' },
  },
});
