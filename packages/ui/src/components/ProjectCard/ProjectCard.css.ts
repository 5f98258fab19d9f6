import { style } from '@vanilla-extract/css';
import { component, pattern } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

/** The project's gradient takes the place of the card's plain rule. */
export const card = style(
  pattern({
    borderBlockStartWidth: 6,
    borderImage: 'linear-gradient(90deg, var(--pf-gradient-from), var(--pf-gradient-to)) 1',
    printColorAdjust: 'exact',
  }),
);

export const labels = style(component({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs }));

export const links = style(
  component({
    columnGap: vars.space.lg,
    display: 'flex',
    flexWrap: 'wrap',
    marginBlockStart: 'auto',
    paddingBlockStart: vars.space.xs,
  }),
);

export const link = style(component({ paddingBlock: vars.space.xxs }));
