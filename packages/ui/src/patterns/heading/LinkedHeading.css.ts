import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Heading and anchor flow as one text, in the heading's size. */
export const line = patternStyle({
  lineHeight: vars.leading.tight,
  minInlineSize: 0,
  textWrap: 'balance',
});

/** Inline, so that the anchor follows the last word and not the box. */
export const heading = patternStyle({
  display: 'inline',
  fontSize: 'inherit',
  fontWeight: 'inherit',
});

/** Shows when the heading is hovered or the anchor focused. Where nothing can be hovered, it would only be in the way. */
export const anchor = patternStyle({
  color: vars.color.text.muted,
  fontFamily: vars.font.text,
  fontSize: vars.fontSize.body,
  fontWeight: vars.weight.regular,
  letterSpacing: 'normal',
  // A target of 24 px that doesn't look larger (WCAG 2.5.8).
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.xs,
  position: 'relative',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  opacity: 0,
  selectors: {
    [`${line}:hover &, &:hover, &:focus-visible`]: { opacity: 1 },
    // A ring outside of it would be over the last letter.
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    print: { display: 'none' },
    '(hover: none)': { display: 'none' },
  },
});
