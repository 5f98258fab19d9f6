import { keyframes } from '@vanilla-extract/css';
import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { CELEBRATION_MS } from './placeStars.ts';

export const root = patternStyle({
  color: vars.color.text.positive,
  inset: 0,
  overflow: 'clip',
  pointerEvents: 'none',
  position: 'fixed',
  zIndex: vars.zIndex.celebration,
  '@media': { print: { display: 'none' } },
});

const fall = keyframes({
  from: { transform: 'translateY(-3rem)' },
  '80%': { opacity: 1 },
  to: { opacity: 0, transform: 'translateY(100vh) rotate(var(--pf-star-turn))' },
});

/** Each star starts within the first two fifths of the time and falls for three fifths of it. */
export const star = patternStyle({
  animation: `${fall} ${CELEBRATION_MS * 0.6}ms calc(${CELEBRATION_MS * 0.4}ms * var(--pf-star-start)) cubic-bezier(0.35, 0.1, 0.7, 0.9) both`,
  blockSize: 'var(--pf-star-size)',
  inlineSize: 'var(--pf-star-size)',
  insetBlockStart: 0,
  left: 'calc(var(--pf-star-place) - 0.75rem)',
  position: 'absolute',
  selectors: { '&:nth-child(3n)': { fill: 'currentColor' } },
});
