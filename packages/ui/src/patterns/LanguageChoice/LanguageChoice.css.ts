import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = patternStyle({
  columnGap: vars.space.sm,
  display: 'flex',
  flexWrap: 'wrap',
  '@media': { print: { display: 'none' } },
});

export const language = patternStyle({
  alignItems: 'center',
  color: vars.color.action.default,
  display: 'inline-flex',
  fontSize: vars.fontSize.label,
  minBlockSize: '2.75rem',
  textDecoration: 'none',
});
