import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(
  component({
    alignItems: 'center',
    columnGap: vars.space.xs,
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    '@media': {
      // Without a script nothing is kept.
      '(scripting: none)': { display: 'none' },
      print: { display: 'none' },
    },
  }),
);

// The button keeps its room, so that the first letter typed moves nothing.
export const absent = style(component({ visibility: 'hidden' }));
