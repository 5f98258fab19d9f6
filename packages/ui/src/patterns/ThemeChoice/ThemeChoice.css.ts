import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const button = patternStyle({
  alignItems: 'center',
  blockSize: '2.75rem',
  color: vars.color.text.muted,
  display: 'inline-grid',
  flex: 'none',
  inlineSize: '2.75rem',
  // Ends with the line of text that it is on.
  justifyItems: 'end',
  selectors: {
    // Takes its room from the start, so that nothing next to it moves while the page is loading.
    '&[data-state="waiting"]': { visibility: 'hidden' },
  },
  '@media': { print: { display: 'none' } },
  // Next to text twice as large, a line of text is as high as a touch target.
  '@container': { '(max-width: 15rem)': { blockSize: '1.5rem', inlineSize: '1.5rem' } },
});
