import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

/** Room that a heading needs below it at the end of a sheet of paper. */
const FIRST_ROW = '14rem';

export const section = style(
  component({
    borderBlockStart: `1px solid ${vars.color.line.hairline}`,
    display: 'grid',
    gap: vars.space.lg,
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: vars.space.xl,
    '@media': { print: { display: 'block' } },
  }),
);

export const screenOnly = style(component({ '@media': { print: { display: 'none' } } }));

export const head = style(
  component({
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
  }),
);

export const heading = style(component({ fontSize: vars.size.title }));

export const intro = style(component({ color: vars.color.text.muted }));
