import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const degree = style(component({ fontSize: vars.size.title }));

export const facts = style(
  component({ alignItems: 'center', display: 'flex', flexWrap: 'wrap', gap: vars.space.sm }),
);

export const highlights = style(
  component({
    columnGap: vars.space.lg,
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
    rowGap: vars.space.sm,
  }),
);

export const highlight = style(
  component({
    borderBlockStart: '1px solid var(--pf-mark)',
    display: 'flex',
    gap: vars.space.sm,
    paddingBlockStart: vars.space.xs,
  }),
);
