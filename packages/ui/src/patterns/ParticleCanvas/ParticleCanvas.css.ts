import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const canvas = patternStyle({
  blockSize: '100%',
  // The colour of the drawing: dots as it is, lines lighter (`tests/unit/ui/particles.test.ts`).
  color: vars.color.line.control,
  display: 'block',
  inlineSize: '100%',
  inset: 0,
  pointerEvents: 'none',
  position: 'absolute',
  zIndex: vars.zIndex.below,
  '@media': {
    print: { display: 'none' },
    // The system's colours don't reach a canvas.
    '(forced-colors: active)': { display: 'none' },
  },
});
