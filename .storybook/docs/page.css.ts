import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from './vars.css.ts';

const { color, font, fontSize, leading, space, tracking, weight } = vars;

/** From this width on, two columns have room. */
const ROOMY = '(min-width: 640px)';

export const layout = style({
  color: color.text.default,
  display: 'grid',
  gap: `${space.xl} ${space.xxl}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

/** Sections, as far apart as those of the site. */
export const page = style({
  display: 'grid',
  gap: space.xxl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
});

/** What comes after the heading, while nobody knows yet how high the example will be. */
export const waiting = style({ visibility: 'hidden' });

const display = {
  fontFamily: font.display,
  fontWeight: weight.heading,
  letterSpacing: tracking.display,
  lineHeight: leading.tight,
};
export const title = style({ ...display, fontSize: fontSize.heading });
export const purpose = style({
  fontSize: fontSize.lead,
  lineHeight: leading.snug,
  marginBlockStart: space.xs,
  maxInlineSize: vars.width.measure,
});

export const section = style({
  borderBlockStart: `1px solid ${color.line.hairline}`,
  display: 'grid',
  gap: space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: space.md,
});
export const headings = styleVariants({
  2: { ...display, fontSize: fontSize.title },
  3: { fontSize: fontSize.body, fontWeight: weight.bold, lineHeight: leading.snug },
});
export const headingLink = style({
  color: 'inherit',
  textDecoration: 'none',
  ':hover': { color: 'inherit', textDecoration: 'underline' },
});

/** Small captions, set like the labels of an axis. */
export const label = style({
  color: color.text.muted,
  fontSize: fontSize.label,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: leading.snug,
});

/** Two lists or texts side by side, where there is room. */
export const columns = style({
  display: 'grid',
  gap: `${space.lg} ${space.xl}`,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 20rem), 1fr))',
});

/** Facts below each other, with a hairline between them. */
export const list = style({ maxInlineSize: vars.width.measure });
globalStyle(`${list} > li, ${list} > div`, {
  borderBlockStart: `1px solid ${color.line.hairline}`,
  paddingBlock: space.xs,
});
globalStyle(`${list} > :first-child`, { borderBlockStart: 0 });
globalStyle(`${list} dt`, { fontWeight: weight.medium });

globalStyle(`${layout} code, ${layout} kbd`, {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  fontSize: '0.875em',
  overflowWrap: 'anywhere',
});

/** Facts in two columns, on a phone in one, with a hairline between them. */
export const terms = style({});
globalStyle(`${terms} > div`, {
  borderBlockStart: `1px solid ${color.line.hairline}`,
  display: 'grid',
  gap: `${space.xxs} ${space.lg}`,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: space.xs,
  '@media': { [ROOMY]: { gridTemplateColumns: '12rem minmax(0, 1fr)' } },
});
globalStyle(`${terms} dd`, { maxInlineSize: vars.width.measure });
globalStyle(`${terms} > div:first-child`, { borderBlockStart: 0 });
globalStyle(`${terms} dt`, { fontWeight: weight.medium });
globalStyle(`${layout} kbd`, {
  border: `1px solid ${color.line.control}`,
  borderRadius: vars.radius.sm,
  paddingInline: space.xxs,
});

export const storyLinks = style({
  columnGap: space.xl,
  columnWidth: '14rem',
});
