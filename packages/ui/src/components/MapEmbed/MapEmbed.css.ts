import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

const { color, space } = vars;

export const root = style(component({ display: 'grid', gap: space.xs }));

const gridLines = (direction: string) =>
  `repeating-linear-gradient(${direction}, ${color.line.hairline} 0 1px, transparent 1px 2.5rem)`;

export const link = style(component({ display: 'inline-block', paddingBlock: space.xs }));

/** An empty chart: what there is to see until the map has come, or when it does not come. */
export const ground = style(
  component({
    aspectRatio: '3 / 2',
    background: `${gridLines('to right')}, ${gridLines('to bottom')}, ${color.surface.sunken}`,
    border: `1px solid ${color.line.hairline}`,
    inlineSize: '100%',
    '@media': { print: { display: 'none' } },
  }),
);

export const frame = style(
  component({
    blockSize: '100%',
    border: 0,
    // The colours of a page that knows of none: with others, its ground would be opaque.
    colorScheme: 'light',
    inlineSize: '100%',
    opacity: 0,
    selectors: { '&[data-state="loaded"]': { opacity: 1 } },
  }),
);
