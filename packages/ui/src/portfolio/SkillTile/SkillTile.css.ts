import { portfolioStyle } from '../../styles/layered.ts';
import { outOfSight } from '../../styles/outOfSight.ts';
import { vars } from '../../styles/theme.css.ts';

export const grid = portfolioStyle({
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(7rem, 100%), 1fr))',
  '@media': {
    // The tiles show their details as text.
    '(scripting: none)': {
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
    },
  },
});

export const tile = portfolioStyle({ breakInside: 'avoid', minInlineSize: 0 });

export const button = portfolioStyle({
  alignItems: 'center',
  borderBlockEnd: `1px solid ${vars.color.line.hairline}`,
  borderRadius: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  inlineSize: '100%',
  minBlockSize: '6rem',
  minInlineSize: '2.75rem',
  justifyContent: 'space-between',
  paddingBlock: vars.space.md,
  paddingInline: vars.space.xxs,
  position: 'relative',
  textAlign: 'center',
  // A tick in the skill's colour, on the line below the tile.
  '::after': {
    background: 'var(--pf-mark)',
    blockSize: 3,
    content: '',
    forcedColorAdjust: 'none',
    inlineSize: '1.5rem',
    insetBlockEnd: -1,
    insetInlineStart: 'calc(50% - 0.75rem)',
    position: 'absolute',
    transition: `inline-size ${vars.motion.fast}, inset-inline-start ${vars.motion.fast}`,
  },
  selectors: {
    '&:hover::after, &:focus-visible::after, &[aria-pressed="true"]::after': {
      inlineSize: '100%',
      insetInlineStart: 0,
    },
    '&[aria-pressed="true"]': { background: vars.color.surface.sunken },
  },
});

/** If a badge shows the name, this one is for assistive technology only. */
export const name = portfolioStyle({
  selectors: { [`${button}:has([data-badge]) > &`]: outOfSight },
});

export const details = portfolioStyle({ paddingBlock: vars.space.xs });
