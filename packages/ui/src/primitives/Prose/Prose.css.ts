import { globalStyle } from '@vanilla-extract/css';
import { inPrimitives, primitiveStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, fontSize, leading, space } = vars;

/** The column's width is limited on screens. On paper, the sheet's margins are enough. */
export const prose = primitiveStyle({ maxInlineSize: vars.width.measure, minInlineSize: 0 });

/** A rule for elements inside, however deep they are. */
const inside = (selector: string, rule: Parameters<typeof inPrimitives>[0]) =>
  globalStyle(
    selector
      .split(', ')
      .map((each) => `${prose} ${each}`)
      .join(', '),
    inPrimitives(rule),
  );

inside('> * + *', { marginBlockStart: space.md });

// Elements with a class belong to components, which set their look.
const plain = (element: string) => `${element}:not([class])`;

// Headings are closer to their own text than to the text before.
inside(['h3', 'h4', 'h5', 'h6'].map(plain).join(', '), {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  lineHeight: leading.snug,
  '@media': { print: { breakAfter: 'avoid' } },
});
inside(plain('h3'), { fontSize: fontSize.lead });
inside(`> * + :is(h3, h4, h5, h6):not([class])`, { marginBlockStart: space.lg });
inside(`> :is(h3, h4, h5, h6):not([class]) + *`, { marginBlockStart: space.xs });

// The reset removes the markers of lists.
inside(plain('ul'), { listStyle: 'disc', paddingInlineStart: space.lg });
inside(plain('ol'), { listStyle: 'decimal', paddingInlineStart: space.lg });
inside('li > :is(ul, ol):not([class]), li > p + *', { marginBlockStart: space.xs });
inside('li:not([class]) + li', { marginBlockStart: space.xs });
inside('li::marker', { color: color.text.muted, fontVariantNumeric: 'lining-nums tabular-nums' });

const mono = { fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace' } as const;

/** A tint of the ink. A surface colour would look like a box in a box on a raised surface. */
const codeGround = `color-mix(in oklab, ${color.text.default} 7%, transparent)`;

inside('code', { ...mono, fontSize: '0.9em', fontVariantLigatures: 'none' });
inside(':not(pre) > code', {
  background: codeGround,
  borderRadius: vars.radius.sm,
  padding: '0.1em 0.3em',
});

/** Code runs from left to right in every language. Its lines don't wrap, except on paper. */
inside('pre', {
  background: codeGround,
  borderInlineStart: `2px solid ${color.line.control}`,
  direction: 'ltr',
  fontSize: fontSize.small,
  inlineSize: 'max-content',
  lineHeight: leading.body,
  minInlineSize: '100%',
  overflowWrap: 'normal',
  padding: `${space.sm} ${space.md}`,
  tabSize: 2,
  textAlign: 'left',
  '@media': {
    print: { inlineSize: 'auto', overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' },
  },
});

inside('blockquote:not([class])', {
  borderInlineStart: `2px solid ${color.line.control}`,
  color: color.text.muted,
  paddingInlineStart: space.md,
});
inside('blockquote:not([class]) > * + *', { marginBlockStart: space.sm });

/** Hairlines between rows, as in the tables of figures. */
inside(plain('table'), {
  borderCollapse: 'collapse',
  fontSize: fontSize.small,
  fontVariantNumeric: 'lining-nums tabular-nums',
  lineHeight: leading.snug,
  minInlineSize: '100%',
  // The table scrolls, so its words don't need to break.
  overflowWrap: 'normal',
});
inside('table:not([class]) :is(th, td)', {
  borderBlockEnd: `1px solid ${color.line.hairline}`,
  paddingBlock: space.xs,
  paddingInlineEnd: space.lg,
  verticalAlign: 'baseline',
});
// Cells with the attribute `align`, which Markdown sets, keep it.
inside('table:not([class]) :is(th, td):not([align])', { textAlign: 'start' });
inside('table:not([class]) :is(th, td):last-child', { paddingInlineEnd: 0 });
inside('table:not([class]) thead th', {
  borderBlockEndColor: color.line.control,
  color: color.text.muted,
  fontSize: fontSize.label,
  fontWeight: vars.weight.regular,
});

inside('figure:not([class])', { breakInside: 'avoid' });
inside('figure:not([class]) > figcaption', {
  color: color.text.muted,
  fontSize: fontSize.label,
  lineHeight: leading.snug,
  marginBlockStart: space.xs,
});

inside(plain('hr'), { border: 0, borderBlockStart: `1px solid ${color.line.hairline}` });
