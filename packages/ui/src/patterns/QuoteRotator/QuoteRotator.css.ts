import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style(component({ minInlineSize: 0 }));

export const interactive = style(
  component({
    alignItems: 'start',
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.md,
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);

export const controls = style(
  component({ display: 'flex', gap: vars.space.xs, '@media': { print: { display: 'none' } } }),
);

/** All quotes lie in one cell, so that it is as high as the highest and nothing moves. */
export const stack = style(
  component({
    alignItems: 'center',
    borderInlineStart: `1px solid ${vars.color.line.control}`,
    display: 'grid',
    // Below the buttons where there is less room than this beside them.
    flex: '1 1 min(100%, 18rem)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: '2.75rem',
    minInlineSize: 0,
    paddingInlineStart: vars.space.md,
  }),
);

export const quote = style(
  component({
    fontSize: vars.size.lead,
    fontWeight: vars.weight.regular,
    gridArea: '1 / 1',
    lineHeight: vars.leading.snug,
    maxInlineSize: vars.width.measure,
    selectors: { '&[data-shown="false"]': { visibility: 'hidden' } },
  }),
);

export const listed = style(component({ paddingBlock: vars.space.xs }));
