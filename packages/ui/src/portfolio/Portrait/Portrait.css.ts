import { portfolioStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { portraitSize } from '../../tokens/scales.ts';

const square = (size: string) => ({ blockSize: size, inlineSize: size });
export const root = portfolioStyle({
  ...square(`${portraitSize}px`),
  display: 'block',
  flex: 'none',
  fontSize: vars.fontSize.small,
});

const whole = { ...square('100%'), borderRadius: vars.radius.full } as const;

const initials = {
  alignItems: 'center',
  border: `1px solid ${vars.color.line.control}`,
  color: vars.color.text.muted,
  display: 'flex',
  justifyContent: 'center',
} as const;

/** The initials that replace a picture. */
export const monogram = portfolioStyle({ ...whole, ...initials });

/**
 * Shows the initials over a picture that failed, because its text alternative doesn't fit in the circle. Browsers draw
 * `::after` of a picture only if the picture failed, and Safari never does.
 */
export const picture = portfolioStyle({
  ...whole,
  color: 'transparent',
  objectFit: 'cover',
  position: 'relative',
  '::after': {
    ...initials,
    background: vars.color.surface.page,
    borderRadius: vars.radius.full,
    content: 'attr(data-initials) / ""',
    inset: 0,
    position: 'absolute',
  },
});
