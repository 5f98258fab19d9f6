import { keyframes } from '@vanilla-extract/css';
import { primitiveStyle } from './layered.ts';
import { vars } from './theme.css.ts';

const rise = keyframes({ from: { opacity: 0, translate: `0 ${vars.space.sm}` } });

/** An element that appears once it comes into sight (`hooks/useReveal.ts`). */
export const reveal = primitiveStyle({
  '@media': {
    screen: {
      selectors: {
        '&[data-reveal="waiting"]': { opacity: 0 },
        '&[data-reveal="shown"]': {
          animation: `${rise} ${vars.motion.slow} ${vars.easing.out} var(--pf-reveal-delay, 0ms) backwards`,
        },
      },
    },
    // Nothing moves, so nothing waits for its turn to move.
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-reveal="waiting"]': { opacity: 1 } },
    },
  },
  selectors: { '[data-motion="reduced"] &[data-reveal]': { opacity: 1 } },
});
