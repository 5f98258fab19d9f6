import { primitiveStyle } from './layered.ts';
import { vars } from './theme.css.ts';

/**
 * An element that fades in when visitors scroll to it (`hooks/useReveal.ts`). It uses a transition, because an animation
 * would start again after each print.
 */
export const reveal = primitiveStyle({
  '@media': {
    screen: {
      selectors: {
        '&[data-reveal="hidden"]': { opacity: 0 },
        '&[data-reveal="shown"]': {
          transition: `opacity ${vars.motion.normal} ${vars.easing.out} var(--pf-reveal-delay, 0ms)`,
        },
      },
    },
    '(prefers-reduced-motion: reduce)': {
      selectors: { '&[data-reveal="hidden"]': { opacity: 1 } },
    },
  },
  selectors: { '[data-motion="reduced"] &[data-reveal]': { opacity: 1 } },
});
