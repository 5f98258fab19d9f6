import { style } from '@vanilla-extract/css';
import { component, pattern } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

export const list = style(component({ display: 'grid' }));

export const row = style(
  component({
    display: 'grid',
    gap: vars.space.hair,
    paddingBlock: vars.space.sm,
    position: 'relative',
    selectors: {
      '&:not(:last-child)': { borderBlockEnd: `1px solid ${vars.color.line.hairline}` },
    },
  }),
);

/** Room for the button, which is taller than a line. */
export const withCopy = style(component({ paddingInlineEnd: '3.25rem' }));

export const copy = style(
  pattern({
    insetBlockStart: 'calc(50% - 1.375rem)',
    insetInlineEnd: 0,
    position: 'absolute',
  }),
);

export const value = style(component({ overflowWrap: 'anywhere' }));

/** As high as a finger needs; in a line, that takes no room. */
export const link = style(
  component({
    paddingBlock: vars.space.md,
    // The ring is for who comes by key, and goes around the words.
    selectors: { '&:focus-visible': { paddingBlock: 0 } },
  }),
);

export const verified = style(component({ color: vars.color.text.positive }));

export const tick = style(
  component({
    blockSize: '1.1em',
    display: 'inline-block',
    inlineSize: '1.1em',
    marginInlineStart: vars.space.xxs,
    strokeWidth: 2,
    verticalAlign: '-0.2em',
  }),
);
