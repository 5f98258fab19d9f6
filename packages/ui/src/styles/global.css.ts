import '../fonts/fontFaces.css.ts';
import { globalStyle } from '@vanilla-extract/css';
import { reset, utilities } from './layers.css.ts';
import { vars } from './theme.css.ts';

const base = (selector: string, rule: object) =>
  globalStyle(selector, { '@layer': { [reset]: rule } });

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('*', { margin: 0, padding: 0 });
base('html', {
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // Room for a heading that a link points at.
  scrollPaddingBlockStart: vars.space.lg,
});
base('body', {
  background: vars.color.surface.page,
  color: vars.color.text.default,
  fontSize: vars.size.body,
  // Unlike `break-word`, also lets the column of a grid or a flexible row be narrower than a word.
  overflowWrap: 'anywhere',
  minBlockSize: '100svh',
});
base('h1, h2, h3, h4', {
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});
base('p, li, dd', { textWrap: 'pretty' });
base('ul, ol', { listStyle: 'none' });
base('img, svg, iframe', { display: 'block', maxInlineSize: '100%' });
base('img', { blockSize: 'auto' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
base('a', {
  color: vars.color.action.default,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '1px',
});
base('a:hover', { color: vars.color.action.hover, textDecorationThickness: '2px' });
base(':focus-visible', {
  outline: `2px solid ${vars.color.action.default}`,
  outlineOffset: '3px',
  borderRadius: vars.radius.sm,
});
base('::selection', { background: vars.color.action.default, color: vars.color.action.on });

const still = { animation: 'none !important', transition: 'none !important' };
globalStyle('*, *::before, *::after', {
  '@layer': { [utilities]: { '@media': { '(prefers-reduced-motion: reduce)': still } } },
});
// The visitor's own choice on this site (`hooks/useReducedMotion.ts`).
globalStyle(
  ['*', '*::before', '*::after'].map((each) => `[data-motion="reduced"] ${each}`).join(', '),
  { '@layer': { [utilities]: still } },
);

// One page fades into the next (`Link` of the site's router); what both have stays where it is.
const pageChange = ['group', 'old', 'new'].map((part) => `::view-transition-${part}(*)`);
base(pageChange.join(', '), { animationDuration: vars.motion.fast });
globalStyle(pageChange.join(', '), {
  '@layer': { [utilities]: { '@media': { '(prefers-reduced-motion: reduce)': still } } },
});
globalStyle(pageChange.map((part) => `[data-motion="reduced"]${part}`).join(', '), {
  '@layer': { [utilities]: still },
});

globalStyle('html', {
  '@layer': { [utilities]: { '@media': { print: { fontSize: '10pt' } } } },
});
globalStyle('body', { '@layer': { [utilities]: { '@media': { print: { minBlockSize: 0 } } } } });
