import { styleVariants } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { fontSize, space } = vars;

const callout = patternStyle({
  breakInside: 'avoid',
  display: 'grid',
  gap: space.md,
  justifyItems: 'start',
});

export const root = styleVariants({
  aside: [
    callout,
    inPatterns({
      borderInlineStart: `3px solid ${vars.color.text.default}`,
      marginBlock: space.lg,
      paddingBlock: space.xs,
      paddingInlineStart: space.lg,
    }),
  ],
  banner: [
    callout,
    inPatterns({
      borderBlockStart: `2px solid ${vars.color.text.default}`,
      gap: space.lg,
      inlineSize: '100%',
      marginBlockStart: space.xl,
      paddingBlock: `${space.xl} ${space.section}`,
      '@media': { print: { marginBlockStart: space.lg, paddingBlock: space.lg } },
    }),
  ],
});

export const heading = styleVariants({
  aside: inPatterns({ fontSize: fontSize.title }),
  banner: inPatterns({ fontSize: fontSize.display, maxInlineSize: '20ch' }),
});

export const text = patternStyle({ maxInlineSize: vars.width.measure });
