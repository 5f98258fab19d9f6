import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';

export const root = patternStyle({
  display: 'grid',
  gap: vars.space.xs,
  maxInlineSize: vars.width.measure,
  paddingBlock: vars.space.lg,
  '@media': { print: { paddingBlock: vars.space.lg } },
});

export const heading = patternStyle({
  fontSize: vars.fontSize.display,
  // Not a control: it only gets the focus so that reading and tabbing continue from there.
  selectors: { '&:focus': { outline: 'none' } },
});

export const intro = patternStyle({
  color: vars.color.text.muted,
  fontSize: vars.fontSize.lead,
  lineHeight: vars.leading.snug,
});
