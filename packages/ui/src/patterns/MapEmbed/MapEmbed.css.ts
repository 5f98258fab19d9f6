import { patternStyle } from '../../styles/layered.ts';
import { inPlain } from '../../styles/plain.ts';
import { vars } from '../../styles/theme.css.ts';

const { color, space } = vars;

export const root = patternStyle({
  containerType: 'inline-size',
  display: 'grid',
  gap: space.xs,
});

const gridLines = (direction: string) =>
  `repeating-linear-gradient(${direction}, ${color.line.hairline} 0 1px, transparent 1px 2.5rem)`;

export const link = patternStyle({ display: 'inline-block', paddingBlock: space.xs });

/** An empty chart that shows until the map has loaded, and if it fails. A long note makes it higher. */
export const ground = patternStyle({
  background: `${gridLines('to right')}, ${gridLines('to bottom')}, ${color.surface.sunken}`,
  border: `1px solid ${color.line.hairline}`,
  display: 'grid',
  // 16:9, but not higher than this next to a form, where the map matters less.
  minBlockSize: 'min(12rem, 100cqi * 9 / 16)',
  placeItems: 'center',
  position: 'relative',
  '@media': { print: { display: 'none' } },
});

/** Out of the flow, so that only the ground decides the size. */
export const frame = patternStyle({
  blockSize: '100%',
  border: 0,
  // The map has no dark colours. With another scheme, browsers would give the frame an opaque background.
  colorScheme: 'light',
  inlineSize: '100%',
  inset: 0,
  opacity: 0,
  position: 'absolute',
  selectors: { '&[data-state="loaded"]': { opacity: 1 } },
});

/** The note has its own background, so that no line of the chart runs through its words. */
export const note = patternStyle({
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
});

export const label = patternStyle({ color: color.text.default, fontWeight: vars.weight.medium });

/** The note is only true if there is a script. */
export const onlyWithScript = patternStyle({
  selectors: { [inPlain]: { display: 'none' } },
});
