import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = patternStyle({
  alignItems: 'center',
  columnGap: vars.space.xs,
  display: 'flex',
  justifyContent: 'space-between',
  // Without a script nothing is kept.
  '@media': { 'print, (scripting: none)': { display: 'none' } },
});

export const button = patternStyle({
  flex: 'none',
  selectors: {
    // It keeps its room, so that nothing moves with the first letter typed.
    '[data-state="empty"] > &': { visibility: 'hidden' },
  },
});
