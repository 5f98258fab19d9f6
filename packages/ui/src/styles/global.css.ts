import { globalStyle } from '@vanilla-extract/css';
import { inLayer } from './layered.ts';
import { vars } from './theme.css.ts';

const base = (selector: string, rule: object) => globalStyle(selector, inLayer('reset')(rule));
const override = (selector: string, rule: object) =>
  globalStyle(selector, inLayer('utilities')(rule));

base('*, *::before, *::after', { boxSizing: 'border-box' });
base('*', { margin: 0, padding: 0 });
base('html', {
  fontFamily: vars.font.text,
  fontSize: '100%',
  lineHeight: vars.leading.body,
  textSizeAdjust: '100%',
  WebkitTextSizeAdjust: '100%',
  // Space above the target of a link. It is larger if something covers the page (`PageFrame`).
  scrollPaddingBlockStart: vars.space.lg,
});
base('body', {
  background: vars.color.surface.page,
  color: vars.color.text.default,
  fontSize: vars.fontSize.body,
  // Unlike `break-word`, `anywhere` also lets a grid column or a flex item be narrower than a word.
  overflowWrap: 'anywhere',
  minBlockSize: '100svh',
  // A word as long as a phone's line is hyphenated by the rules of its language. Shorter words stay whole.
  '@supports': {
    '(hyphenate-limit-chars: 16 6 6)': {
      hyphenateLimitChars: '16 6 6',
      hyphens: 'auto',
      // On a phone with text twice as large, even a heading's shorter words don't fit.
      '@media': { '(max-width: 15rem)': { hyphenateLimitChars: '8 3 3' } },
    },
  },
});
// Readers would take a hyphen for a part of the code.
base('code, pre, textarea', { hyphens: 'manual' });
base('h1, h2, h3, h4', {
  fontWeight: vars.weight.bold,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});
base('b, strong', { fontWeight: vars.weight.bold });
base('p, li, dd', { textWrap: 'pretty' });
// A text with the other writing direction stays at the side where the page's lines begin.
const atPageSide = { textAlign: ['-webkit-match-parent', 'match-parent'] };
base('body [dir="auto"]', atPageSide);
// An element with its own language may have such a text. `dir` on a whole card would also mirror its layout.
base('body [lang] :is(h1, h2, h3, h4, p, li, dt, dd, figcaption)', {
  ...atPageSide,
  unicodeBidi: 'plaintext',
});
base('ul, ol', { listStyle: 'none' });
base('img, svg, iframe', { display: 'block', maxInlineSize: '100%' });
base('img', { blockSize: 'auto' });
base('button, input, select, textarea', { font: 'inherit', color: 'inherit' });
base('button', { background: 'none', border: 0, cursor: 'pointer' });
base('a', {
  color: vars.color.action.default,
  textUnderlineOffset: '0.18em',
  textDecorationThickness: '1px',
});
// The answer to a press, whatever is pressed.
base(':is(a, button, summary):active', { opacity: 0.7 });
base(':focus-visible', {
  outline: `2px solid ${vars.color.action.default}`,
  outlineOffset: '3px',
  borderRadius: vars.radius.sm,
});
base('::selection', { background: vars.color.action.default, color: vars.color.action.on });

// The answer to a pointer, whatever can be pressed and isn't chosen. A component whose ground is the accent sets `--pf-hover`.
override(
  ':is(a, button, summary):hover:not(:disabled, [aria-disabled="true"], [aria-selected="true"], [aria-current])',
  {
    '@media': {
      // A finger would leave it on what it pressed.
      '(hover: hover)': {
        color: `var(--pf-hover, ${vars.color.action.hover})`,
        textDecorationColor: 'currentColor',
        textDecorationThickness: '2px',
      },
    },
  },
);

// There, only the buttons that submit a form do anything. A tooltip's button is also a text of the page.
override('[data-plain] button[type="button"]:not([aria-pressed])', { display: 'none' });

/** Stops all motion if the system asks for that. For the visitor's own choice, see `stopMotion.ts`. */
override('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});

// From card to case study, only the figure moves (`useGrowingFigure.ts` of the site).
override('::view-transition', { pointerEvents: 'none' });
override('::view-transition-old(root)', { display: 'none' });
override('::view-transition-new(root)', { animation: 'none' });
override('::view-transition-group(figure)', {
  animationDuration: vars.motion.normal,
  animationTimingFunction: vars.easing.out,
  // Over what is there already.
  background: vars.color.surface.page,
});
// Both as large as they fit, and not as wide as the frame.
override('::view-transition-old(figure), ::view-transition-new(figure)', {
  blockSize: '100%',
  objectFit: 'contain',
  objectPosition: '0 0',
});
const stopped = { animation: 'none !important' };
for (const part of ['group', 'old', 'new']) {
  override(`[data-motion="reduced"]::view-transition-${part}(*)`, stopped);
  override(`::view-transition-${part}(*)`, {
    '@media': { '(prefers-reduced-motion: reduce)': stopped },
  });
}

override('html', { '@media': { print: { fontSize: '10pt' } } });
// Each printed sheet ends with the owner's name and addresses. The text is fixed, because the foot of a table would move up
// on a sheet that isn't full. The room for it is the foot of a table, which all browsers repeat on each sheet.
override('body', {
  '@media': {
    print: { display: 'table', inlineSize: '100%', minBlockSize: 0, tableLayout: 'fixed' },
  },
});
override('body::after', {
  '@media': {
    print: {
      // Otherwise Chromium fills the room on some sheets.
      breakInside: 'avoid',
      content: '"\\a"',
      display: 'table-footer-group',
      lineHeight: vars.space.xl,
      whiteSpace: 'pre',
    },
  },
});
override('body::before', {
  '@media': {
    print: {
      borderBlockStart: `1px solid ${vars.color.line.hairline}`,
      color: vars.color.text.muted,
      content: 'attr(data-sheet-foot)',
      fontSize: vars.fontSize.label,
      insetBlockEnd: 0,
      insetInline: vars.space.xs,
      position: 'fixed',
    },
  },
});
// Some programs that save a page as PDF have no margin of their own.
override('@page', { margin: '12mm' });
