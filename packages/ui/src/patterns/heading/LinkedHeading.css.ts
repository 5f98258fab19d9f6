import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Has the size of the heading, whose lines and the anchor's are one text. */
export const line = patternStyle({
  lineHeight: vars.leading.tight,
  minInlineSize: 0,
  textWrap: 'balance',
});

/** In the line, so that what follows stands behind its last word and not beside its box. */
export const heading = patternStyle({
  display: 'inline',
  fontSize: 'inherit',
  fontWeight: 'inherit',
});

/** Seen with the mouse over the heading or the focus on it, and always where there is no mouse. */
export const anchor = patternStyle({
  color: vars.color.text.muted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  // 24 px wide and high for a finger, and no larger seen (WCAG 2.5.8).
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  position: 'relative',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { color: vars.color.action.hover } },
  '@media': {
    print: { display: 'none' },
    '(hover: hover)': {
      selectors: {
        '&:not(:hover, :focus-visible)': { opacity: 0 },
        [`${line}:hover &`]: { opacity: 1 },
      },
    },
  },
});
