import { patternStyle } from '../../styles/layered.ts';
import { inPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = patternStyle({
  alignItems: 'center',
  columnGap: vars.space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  '@media': { print: { display: 'none' } },
  // No draft is kept there.
  selectors: { [inPlain]: { display: 'none' } },
});

/** The text is next to the button while a few words fit on a line, otherwise above it. */
export const text = patternStyle({
  color: vars.color.text.muted,
  flex: '1 1 11rem',
  fontSize: vars.fontSize.small,
  lineHeight: vars.leading.snug,
});

export const button = patternStyle({
  flex: 'none',
  selectors: {
    // The button keeps its room, so that nothing moves when the visitor types the first letter.
    '[data-state="empty"] > &': { visibility: 'hidden' },
  },
});
