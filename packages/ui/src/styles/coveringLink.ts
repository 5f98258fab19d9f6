import { vars } from './theme.css.ts';

/**
 * Styles of a link whose target is the whole positioned element around it, and so is its focus ring, at the distance
 * `outlineOffset`.
 */
export const coveringLink = (outlineOffset: string) =>
  ({
    color: 'inherit',
    '::after': { content: '', inset: 0, position: 'absolute' },
    selectors: {
      '&:focus-visible': { outline: 'none' },
      '&:focus-visible::after': {
        borderRadius: vars.radius.sm,
        outline: `2px solid ${vars.color.action.default}`,
        outlineOffset,
      },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&:focus-visible::after': { outlineColor: 'Highlight' } },
      },
    },
  }) as const;
