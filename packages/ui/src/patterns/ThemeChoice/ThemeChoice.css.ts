import { patternStyle } from '../../styles/layered.ts';
import { forcedLineMark, lineMark } from '../../styles/lineMark.ts';
import { vars } from '../../styles/theme.css.ts';

/** The width and height of each choice in rem, large enough to touch. */
const TARGET = 2.75;

/** Where only one choice has room. */
const phone = 'screen and (max-width: 40rem)';

/** A header with text twice as large, where a line of text is as high as a touch target. */
const narrowForText = '(max-width: 15rem)';
const LINE = '1.75rem';

export const root = patternStyle({
  display: 'inline-flex',
  flex: 'none',
  // Takes its full width from the start, so that nothing next to it moves while the page is loading.
  inlineSize: `${3 * TARGET}rem`,
  selectors: { '&[data-state="waiting"]': { visibility: 'hidden' } },
  '@media': {
    print: { display: 'none' },
    [phone]: { display: 'inline-grid', inlineSize: `${TARGET}rem` },
  },
  '@container': { [narrowForText]: { inlineSize: LINE } },
});

export const choice = patternStyle({
  alignItems: 'center',
  blockSize: `${TARGET}rem`,
  borderBlockEnd: `1px solid ${vars.color.line.control}`,
  color: vars.color.text.muted,
  cursor: 'pointer',
  display: 'flex',
  inlineSize: `${TARGET}rem`,
  justifyContent: 'center',
  position: 'relative',
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:has(:checked)': { color: vars.color.action.default },
    '&:has(:checked)::after': { ...lineMark, background: vars.color.action.default },
    '&:has(:focus-visible)': {
      borderRadius: vars.radius.sm,
      outline: `2px solid ${vars.color.action.default}`,
      outlineOffset: '1px',
    },
  },
  '@media': {
    // The choices share one place. The chosen one is visible, and the next one takes the touch. Keys and screen readers
    // still reach all three.
    [phone]: {
      borderBlockEnd: 0,
      gridArea: '1 / 1',
      // Aligns with the edge of the text.
      justifyContent: 'end',
      selectors: {
        '&:has(:checked)::after': { content: 'none' },
        '&:not(:has(:checked))': { opacity: 0 },
        'label:has(:checked) + &, :has(> :last-child :checked) > &:first-child': {
          zIndex: vars.zIndex.raised,
        },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        '&:has(:checked)': { color: 'Highlight' },
        '&:has(:checked)::after': forcedLineMark,
        '&:has(:focus-visible)': { outlineColor: 'Highlight' },
      },
    },
  },
  '@container': { [narrowForText]: { blockSize: LINE, inlineSize: LINE } },
});

/** The radio button covers the whole target, so that fingers and screen readers hit it directly. */
export const radio = patternStyle({
  appearance: 'none',
  cursor: 'inherit',
  inset: '0 0 -1px',
  outline: 'none',
  position: 'absolute',
});
