import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = patternStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  minInlineSize: 0,
  selectors: { '&[data-size="sm"]': { blockSize: '8.5rem' } },
});

export const title = patternStyle({
  fontSize: vars.fontSize.label,
  fontWeight: vars.weight.medium,
  lineHeight: vars.leading.snug,
});

/** What the drawing has left below the title. */
export const drawing = patternStyle({ flex: 1, minBlockSize: 0 });

export const method = patternStyle({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.label,
  lineHeight: vars.leading.snug,
});
