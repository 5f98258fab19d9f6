import { styleVariants } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

const { fontSize, space } = vars;

const column = patternStyle({ display: 'grid', justifyItems: 'start', minInlineSize: 0 });

export const part = styleVariants({
  aside: [column, inPatterns({ gap: space.md })],
  banner: [column, inPatterns({ gap: space.lg })],
});

const callout = patternStyle({
  breakInside: 'avoid',
  display: 'grid',
  selectors: {
    // An invitation to go on. Nobody can follow its link on paper.
    '&:has(a:not([download], [href^="#"]))': { '@media': { print: { display: 'none' } } },
  },
});

export const root = styleVariants({
  aside: [
    callout,
    inPatterns({
      borderInlineStart: `3px solid ${vars.color.text.default}`,
      gap: space.md,
      marginBlock: space.lg,
      paddingBlock: space.xs,
      paddingInlineStart: space.lg,
      '@media': { print: { marginBlock: space.xs, paddingBlock: 0 } },
    }),
  ],
  banner: [
    callout,
    inPatterns({
      alignItems: 'baseline',
      borderBlockStart: `2px solid ${vars.color.text.default}`,
      gap: `${space.lg} ${space.xxl}`,
      inlineSize: '100%',
      marginBlockStart: space.xl,
      paddingBlock: space.xl,
      '@media': {
        'screen and (min-width: 56rem)': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
        print: { marginBlockStart: space.sm, paddingBlock: space.sm },
      },
    }),
  ],
});

/** Keeps the text directly under the heading, so that both read as one. */
export const short = patternStyle({
  '@media': {
    'screen and (min-width: 56rem)': {
      gridTemplateColumns: 'fit-content(60%) minmax(0, 1fr)',
    },
  },
});

export const heading = styleVariants({
  aside: inPatterns({ fontSize: fontSize.title }),
  banner: inPatterns({ fontSize: fontSize.display }),
});

export const text = patternStyle({ maxInlineSize: vars.width.measure });
