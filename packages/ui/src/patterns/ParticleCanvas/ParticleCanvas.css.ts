import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const canvas = patternStyle({
  blockSize: '100%',
  // The drawing takes this colour: dots as it is, lines lighter (`tests/unit/ui/particles.test.ts`).
  color: vars.color.line.control,
  display: 'block',
  inlineSize: '100%',
  inset: 0,
  pointerEvents: 'none',
  position: 'absolute',
  zIndex: vars.zIndex.below,
  '@media': {
    print: { display: 'none' },
    // A canvas doesn't take the system's colours.
    '(forced-colors: active)': { display: 'none' },
  },
});
