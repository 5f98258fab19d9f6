import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const motionChoice = patternStyle({
  color: vars.color.text.muted,
  // Tall enough to touch, though it looks as small as its line.
  minBlockSize: '2.75rem',
  paddingInline: 0,
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
  '@media': {
    print: { display: 'none' },
    // The button isn't rendered there after hydration, so hiding it from the start moves nothing.
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
});
