import { primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = primitiveStyle({
  display: 'grid',
  gap: vars.space.xxs,
  minInlineSize: 0,
});

export const label = primitiveStyle({
  fontWeight: vars.weight.medium,
  justifySelf: 'start',
  lineHeight: vars.leading.snug,
});

export const required = primitiveStyle({ color: vars.color.text.muted });

/** The room at the end for the state's mark, so that no text moves when the mark appears. */
const MARK_ROOM = '2.25rem';

export const control = primitiveStyle({
  appearance: 'none',
  background: vars.color.surface.raised,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius.md,
  // At least 16 px. With smaller text, Safari on iOS zooms the page when the field gets the focus.
  fontSize: `max(1rem, ${vars.fontSize.body})`,
  inlineSize: '100%',
  minBlockSize: '2.75rem',
  paddingBlock: vars.space.xs,
  paddingInline: `${vars.space.sm} ${MARK_ROOM}`,
  // After a link to the control, its label must also be visible.
  scrollMarginBlockStart: '2.5rem',
  selectors: {
    '&::placeholder': { color: vars.color.text.muted, opacity: 1 },
    // In ink, because a red or green accent would look like an error or a success.
    '&:focus-visible': { outlineColor: vars.color.text.default, outlineOffset: 1 },
    // Browsers write phone numbers from left to right, so the text doesn't end at the mark.
    '[dir="rtl"] &[type="tel"]': {
      direction: 'ltr',
      paddingInline: `${MARK_ROOM} ${vars.space.sm}`,
      textAlign: 'right',
    },
    '&:disabled': { borderStyle: 'dashed', cursor: 'not-allowed', opacity: 0.65 },
    '&[data-state="valid"]': { borderColor: vars.color.line.positive },
    '&[data-state="invalid"]': {
      borderColor: vars.color.line.negative,
      boxShadow: `inset 0 0 0 1px ${vars.color.line.negative}`,
    },
  },
});

/** Holds the control and the mark of its state. */
export const box = primitiveStyle({ position: 'relative' });

/** Centred on the control's first line. */
export const mark = primitiveStyle({
  blockSize: '1.25rem',
  inlineSize: '1.25rem',
  insetBlockStart: '0.75rem',
  insetInlineEnd: vars.space.xs,
  pointerEvents: 'none',
  position: 'absolute',
  selectors: {
    '[data-state="valid"] > &': { color: vars.color.text.positive },
    '[data-state="invalid"] > &': { color: vars.color.text.negative },
    // The mark is before the arrow of the select.
    'select ~ &': { insetInlineEnd: vars.space.xl },
    ':disabled ~ &': { opacity: 0.65 },
  },
});

export const select = primitiveStyle({
  backgroundImage: `
      linear-gradient(45deg, transparent 50%, ${vars.color.text.muted} 50%),
      linear-gradient(-45deg, transparent 50%, ${vars.color.text.muted} 50%)`,
  backgroundPosition: 'right 1.15rem center, right 0.8rem center',
  backgroundRepeat: 'no-repeat',
  backgroundSize: '0.36rem 0.36rem',
  cursor: 'pointer',
  paddingInlineEnd: '3.5rem',
  textOverflow: 'ellipsis',
  selectors: {
    // The minifier would turn `:dir(rtl)` into a list of languages.
    '[dir="rtl"] &': { backgroundPosition: 'left 0.8rem center, left 1.15rem center' },
  },
  '@media': {
    // Forced colours remove gradients, so the system draws its own arrow.
    '(forced-colors: active)': { appearance: 'auto', paddingInlineEnd: vars.space.sm },
  },
});

export const textArea = primitiveStyle({
  blockSize: '100%',
  display: 'block',
  maxBlockSize: '28rem',
  resize: 'vertical',
});

export const error = primitiveStyle({
  color: vars.color.text.negative,
  // Keeps a line free, so that nothing moves when a message comes or goes.
  minBlockSize: '1lh',
});
