import { keyframes } from '@vanilla-extract/css';
import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { hasColumns, stacked } from './columns.ts';

const appear = keyframes({ from: { translate: `0 ${vars.space.xxs}` } });

/**
 * In the tile's grid, so that it can be no wider than the squares next to the names, and no wider than the tile. It
 * doesn't scroll: it moves with its tile. It touches the tile, so that a pointer gets there.
 */
export const tooltip = portfolioStyle({
  animation: `${appear} ${vars.motion.fast} ${vars.easing.out}`,
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.line.control}`,
  borderBlockStart: '2px solid var(--pf-mark)',
  borderRadius: vars.radius.sm,
  color: vars.color.text.default,
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.fontSize.label,
  gridColumn: '1 / -1',
  gridRow: '1 / span 3',
  insetBlockStart: '100%',
  insetInline: 0,
  lineHeight: vars.leading.snug,
  padding: vars.space.sm,
  position: 'absolute',
  rowGap: vars.space.xs,
  zIndex: vars.zIndex.tooltip,
  selectors: {
    '&[data-place="above"]': { insetBlock: 'auto 100%' },
    // No place where it would cover neither.
    '&[data-place="within"]': { gridRow: 'auto', position: 'static' },
  },
  '@container': { [hasColumns]: { gridColumn: '-2 / -1', gridRow: '1' } },
  '@media': {
    print: { display: 'none' },
    // A finger opens no tile in passing: the next ones make room.
    '(hover: none)': { '@container': { [stacked]: { gridRow: 'auto', position: 'static' } } },
  },
});

export const tile = portfolioStyle({
  alignItems: 'center',
  borderInlineEnd: `1px solid ${vars.color.line.hairline}`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  maxInlineSize: '7rem',
  minInlineSize: '4.5rem',
  paddingInlineEnd: vars.space.sm,
  textAlign: 'center',
});

/** With large text, it wraps below the tile. */
export const text = portfolioStyle({
  alignContent: 'start',
  display: 'grid',
  flex: '1 1 8rem',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const name = portfolioStyle({ fontWeight: vars.weight.medium });

export const projects = portfolioStyle({ display: 'flex', gap: vars.space.sm });

export const used = portfolioStyle({ flex: 'none', minBlockSize: '1.5rem' });

/** The projects with room for a finger between them. */
export const names = portfolioStyle({
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  minInlineSize: 0,
});

/** High enough for a finger. */
export const link = portfolioStyle({ display: 'inline-block', minBlockSize: '1.5rem' });
