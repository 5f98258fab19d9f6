import { primitiveStyle } from './layered.ts';
import { vars } from './theme.css.ts';

const rise = `${vars.motion.normal} ${vars.easing.out} var(--pf-reveal-delay, 0ms)`;

/**
 * An element that appears once it comes into sight (`hooks/useReveal.ts`). It uses a transition, because an animation
 * would start again after each print.
 */
export const reveal = primitiveStyle({
  '@media': {
    screen: {
      selectors: {
        '&[data-reveal="waiting"]': { opacity: 0, translate: `0 ${vars.space.sm}` },
        '&[data-reveal="shown"]': { transition: `opacity ${rise}, translate ${rise}` },
      },
    },
    // Nothing moves, so no element needs to wait for its turn.
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-reveal="waiting"]': { opacity: 1, translate: 'none' } },
    },
  },
  selectors: { '[data-motion="reduced"] &[data-reveal]': { opacity: 1, translate: 'none' } },
});
