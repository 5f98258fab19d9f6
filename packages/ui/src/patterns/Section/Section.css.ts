import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

/** Space that a heading needs below it at the end of a sheet of paper. */
const FIRST_ROW = '14rem';

export const section = patternStyle({
  borderBlockStart: `1px solid ${vars.color.line.hairline}`,
  display: 'grid',
  gap: vars.space.lg,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: vars.space.xl,
  '@media': { print: { display: 'block' } },
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

export const heading = patternStyle({ fontSize: vars.fontSize.title });

export const intro = patternStyle({ color: vars.color.text.muted });
