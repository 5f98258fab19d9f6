import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = style(
  component({
    alignItems: 'center',
    columnGap: vars.space.xs,
    display: 'flex',
    justifyContent: 'space-between',
    '@media': {
      // Without a script nothing is kept.
      '(scripting: none)': { display: 'none' },
      print: { display: 'none' },
    },
  }),
);

export const button = style(
  component({
    flex: 'none',
    selectors: {
      // It keeps its room, so that the first letter typed moves nothing.
      '[data-state="empty"] > &': { visibility: 'hidden' },
    },
  }),
);
