import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

export const root = style(component({ display: 'grid', gap: space.xs }));

const gridLines = (direction: string) =>
  `repeating-linear-gradient(${direction}, ${color.line.hairline} 0 1px, transparent 1px 2.5rem)`;

export const link = style(component({ display: 'inline-block', paddingBlock: space.xs }));

/** An empty chart: what there is to see until the map has come, or when it does not come. */
export const ground = style(
  component({
    alignItems: 'center',
    aspectRatio: '3 / 2',
    background: `${gridLines('to right')}, ${gridLines('to bottom')}, ${color.surface.sunken}`,
    border: `1px solid ${color.line.hairline}`,
    display: 'grid',
    inlineSize: '100%',
    justifyItems: 'center',
    // WebKit takes the width that its height asks for as the least, and adds the border to it.
    minInlineSize: 0,
    position: 'relative',
    '@media': { print: { display: 'none' } },
  }),
);

/** Out of the flow, so that the ground alone decides about its size. */
export const frame = style(
  component({
    blockSize: '100%',
    border: 0,
    // The colours of a page that knows of none: with others, its ground would be opaque.
    colorScheme: 'light',
    inlineSize: '100%',
    inset: 0,
    opacity: 0,
    position: 'absolute',
    selectors: { '&[data-state="loaded"]': { opacity: 1 } },
  }),
);

/** On paper of its own, so that no line of the chart runs through the words. */
export const note = style(
  component({
    background: color.surface.page,
    border: `1px solid ${color.line.hairline}`,
    display: 'grid',
    gap: space.xs,
    justifyItems: 'center',
    margin: space.sm,
    maxInlineSize: '22rem',
    padding: space.sm,
    position: 'relative',
    textAlign: 'center',
  }),
);

export const label = style(
  component({ color: color.text.default, fontWeight: vars.weight.medium }),
);

/** What only a script keeps true. */
export const scripted = style(
  component({ '@media': { '(scripting: none)': { display: 'none' } } }),
);
