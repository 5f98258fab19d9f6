import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const motionChoice = patternStyle({
  color: vars.color.text.muted,
  // Tall enough for a finger, though it looks as small as its line.
  minBlockSize: '2.75rem',
  paddingInline: 0,
  selectors: { '&[data-waiting]': { visibility: 'hidden' } },
  '@media': {
    print: { display: 'none' },
    // As after hydration, so that nothing moves then.
    '(prefers-reduced-motion: reduce)': { display: 'none' },
  },
});
