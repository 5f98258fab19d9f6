import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const section = patternStyle({
  display: 'grid',
  // If the section is stretched, its content stretches too.
  gridTemplate: 'auto 1fr / minmax(0, 1fr)',
  '@media': {
    // A section may continue on the next sheet. If a long one were kept whole, most of a sheet would stay empty.
    print: { display: 'block' },
  },
});

export const sizes = styleVariants({
  sm: [
    section,
    inPatterns({
      paddingBlock: `${vars.space.xs} ${vars.space.xl}`,
      '@media': { print: { paddingBlock: vars.space.xs } },
    }),
  ],
  md: [
    section,
    inPatterns({
      borderBlockStart: `1px solid ${vars.color.line.hairline}`,
      gap: vars.space.lg,
      paddingBlock: vars.space.xl,
      '@media': {
        'screen and (max-width: 40rem)': { gap: vars.space.md, paddingBlock: vars.space.lg },
        print: { paddingBlock: vars.space.md },
      },
    }),
  ],
});

export const screenOnly = patternStyle({ '@media': { print: { display: 'none' } } });

export const head = patternStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: vars.width.measure,
  '@media': { print: { breakAfter: 'avoid', marginBlockEnd: vars.space.md } },
});

export const heading = styleVariants({
  sm: inPatterns({
    color: vars.color.text.muted,
    fontFamily: vars.font.text,
    fontSize: vars.fontSize.label,
    fontWeight: vars.weight.regular,
    letterSpacing: 'normal',
  }),
  md: inPatterns({ fontSize: vars.fontSize.title }),
});

export const intro = patternStyle({ color: vars.color.text.muted });

// Paper has no controls, and a plain document neither, so they need no label.
globalStyle(
  `${head}:has(> ${heading.sm})`,
  inPatterns({ '@media': { print: { display: 'none' } } }),
);
globalStyle(`[data-plain] ${head}:has(> ${heading.sm})`, inPatterns({ display: 'none' }));
