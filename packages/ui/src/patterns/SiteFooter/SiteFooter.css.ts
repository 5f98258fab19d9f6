import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = patternStyle({
  alignItems: 'center',
  borderBlockStart: `1px solid ${vars.color.line.hairline}`,
  display: 'flex',
  flexWrap: 'wrap',
  fontSize: vars.fontSize.small,
  gap: `${vars.space.xxs} ${vars.space.lg}`,
  paddingBlock: vars.space.xs,
  '@media': {
    // The footer could be alone on the last sheet, because Chromium ignores `break-before: avoid` here.
    print: { display: 'none' },
  },
});

export const links = patternStyle({
  alignItems: 'center',
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.md}`,
});

export const label = patternStyle({ fontWeight: vars.weight.regular });

/** High enough to touch (WCAG 2.2, 2.5.8). */
export const legal = patternStyle({ paddingBlock: vars.space.xs });

/** The controls are at the end of the line, or on their own line if they don't fit. */
export const controls = patternStyle({ marginInlineStart: 'auto', minBlockSize: '2.75rem' });
