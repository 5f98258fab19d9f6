import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** If nothing moves by itself, there is nothing to pause. */
export const onlyWithMotion = patternStyle({
  '@media': {
    '(prefers-reduced-motion: reduce)': { display: 'none' },
    print: { display: 'none' },
  },
  selectors: { '[data-motion="reduced"] &': { display: 'none' } },
});

/** Points in the reading direction. */
export const arrow = patternStyle({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** Quieter than what changes: an icon without a box, large enough for a finger. */
export const button = patternStyle({
  alignItems: 'center',
  blockSize: '2.75rem',
  color: vars.color.text.muted,
  display: 'inline-flex',
  flex: 'none',
  inlineSize: '2.75rem',
  justifyContent: 'center',
  outlineOffset: '-2px',
  // Contains the visually hidden text.
  position: 'relative',
});
