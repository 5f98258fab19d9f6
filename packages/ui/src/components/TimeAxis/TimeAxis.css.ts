import { style } from '@vanilla-extract/css';
import { component } from '../../styles/inLayer';
import { vars } from '../../styles/theme.css';

export const root = style(
  component({ breakInside: 'avoid', display: 'grid', gap: vars.space.xs, minInlineSize: 0 }),
);

export const row = style(
  component({
    display: 'grid',
    // Periods share a row as long as they do not overlap.
    gridAutoFlow: 'row dense',
    gridTemplateColumns: 'repeat(var(--pf-months), minmax(0, 1fr))',
  }),
);

export const bar = style(
  component({
    borderBlockEnd: '6px solid var(--pf-mark)',
    color: vars.color.text.default,
    overflowWrap: 'normal',
    paddingBlockEnd: vars.space.xxs,
    printColorAdjust: 'exact',
    textAlign: 'center',
    alignSelf: 'end',
  }),
);

export const ticks = style(
  component({
    borderBlockStart: `1px solid ${vars.color.text.default}`,
    containerType: 'inline-size',
    marginBlockStart: `calc(-1 * ${vars.space.xs})`,
  }),
);

export const tick = style(
  component({
    // Ten labels (`months.ts`) stand side by side however large the visitor's text is; the dates
    // stand in the timeline too, at their full size.
    fontSize: `min(${vars.size.label}, 4.2cqi)`,
    gridRow: 1,
    // What is written below a tick may be wider than a month.
    overflowWrap: 'normal',
    paddingBlockStart: vars.space.xs,
    position: 'relative',
    whiteSpace: 'nowrap',
    '::before': {
      background: vars.color.text.default,
      blockSize: 5,
      content: '',
      inlineSize: 1,
      insetBlockStart: 0,
      insetInlineStart: 0,
      position: 'absolute',
    },
  }),
);

export const year = style(
  component({ color: vars.color.text.default, display: 'block', fontWeight: vars.weight.medium }),
);
