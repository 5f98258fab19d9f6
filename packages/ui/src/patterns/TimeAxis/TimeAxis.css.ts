import { patternStyle } from '../../styles/layered.ts';
import { vars } from '../../styles/theme.css.ts';
import { canShowColors, visibleColor } from '../../styles/visibleColor.ts';
import { ROOMS } from './months.ts';

export const root = patternStyle({
  breakInside: 'avoid',
  display: 'grid',
  gap: vars.space.xs,
  minInlineSize: 0,
});

export const row = patternStyle({
  display: 'grid',
  // Periods share a row as long as they do not overlap.
  gridAutoFlow: 'row dense',
  gridTemplateColumns: 'repeat(var(--pf-months), minmax(0, 1fr))',
});

export const period = patternStyle({ alignSelf: 'end' });

export const bar = patternStyle({
  color: vars.color.text.default,
  containerType: 'inline-size',
  overflowWrap: 'normal',
  // It ends before its neighbour begins.
  '::after': {
    borderBlockEnd: `${vars.space.xxs} solid ${vars.color.text.default}`,
    content: '',
    display: 'block',
    marginBlockStart: vars.space.xxs,
    marginInlineEnd: vars.space.hair,
  },
  '@supports': {
    [canShowColors]: {
      '::after': {
        borderBlockEndColor: visibleColor(`var(--pf-mark, ${vars.color.text.default})`),
      },
    },
  },
});

/** One line high. A name that doesn't fit next to the initials wraps to the next line, which is clipped. */
export const who = patternStyle({
  blockSize: `calc(1em * ${vars.leading.snug})`,
  columnGap: vars.space.xs,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  overflowX: 'visible',
  overflowY: 'clip',
  whiteSpace: 'nowrap',
});

/** The wrapped name must not be wider than the bar. */
export const name = patternStyle({ maxInlineSize: '100%', overflow: 'hidden' });

/** If the bar is too short for the initials, the label still shows on hover, and assistive technology reads it. */
export const initials = patternStyle({
  fontWeight: vars.weight.medium,
  '@container': { '(max-width: 1rem)': { visibility: 'hidden' } },
});

/** The labels that show depend on the width of this container. */
export const scale = patternStyle({
  borderBlockStart: `1px solid ${vars.color.text.default}`,
  containerType: 'inline-size',
  marginBlockStart: `calc(-1 * ${vars.space.xs})`,
});

const hide = (attribute: string) => ({ selectors: { [`&[${attribute}]`]: { display: 'none' } } });

/** Hides labels that don't fit (`months.ts`), even without a script. */
const hiddenWithoutRoom = Object.fromEntries(
  ROOMS.flatMap((room) => [
    [`(max-width: ${room - 0.01}rem)`, hide(`data-room="${room}"`)],
    [`(min-width: ${room}rem) and (max-width: ${2 * room - 0.01}rem)`, hide(`data-gap="${room}"`)],
  ]),
);

export const mark = patternStyle({ '@container': hiddenWithoutRoom });

export const tick = patternStyle({
  background: vars.color.text.default,
  blockSize: 5,
  gridRow: 1,
  inlineSize: 1,
});

export const label = patternStyle({
  // A label below a tick may be wider than a month.
  inlineSize: 'max-content',
  overflowWrap: 'normal',
  whiteSpace: 'nowrap',
});

export const month = patternStyle({ gridRow: 2 });

export const year = patternStyle({
  color: vars.color.text.default,
  fontWeight: vars.weight.medium,
  gridRow: 3,
});
