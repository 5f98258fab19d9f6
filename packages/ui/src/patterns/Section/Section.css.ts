import { styleVariants } from '@vanilla-extract/css';
import { inPatterns, patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Space that a heading needs below it at the end of a sheet of paper. */
const FIRST_ROW = '18rem';

const section = patternStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { print: { display: 'block' } },
});

export const sizes = styleVariants({
  sm: [section, inPatterns({ paddingBlock: `${vars.space.xs} ${vars.space.xl}` })],
  md: [
    section,
    inPatterns({
      borderBlockStart: `1px solid ${vars.color.line.hairline}`,
      gap: vars.space.lg,
      paddingBlock: vars.space.xl,
    }),
  ],
});

export const screenOnly = patternStyle({ '@media': { print: { display: 'none' } } });

export const head = patternStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: vars.width.measure,
  '@media': {
    print: {
      // `break-after` does not hold before a grid: its first row alone goes to the next sheet. So the
      // room that a row needs is a part of the heading, over which the content is drawn.
      breakInside: 'avoid',
      marginBlockEnd: `calc(${vars.space.md} - ${FIRST_ROW})`,
      paddingBlockEnd: FIRST_ROW,
    },
  },
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
