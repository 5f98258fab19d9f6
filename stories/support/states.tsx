import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { COLOUR_RULES } from '../../.storybook/contrastInOtherTheme.ts';
import { StateMatrix } from '../../.storybook/docs/StateMatrix.tsx';
import { stateModes } from '../../.storybook/modes.ts';
import { expectNoBrokenPicture, expectNoSidewaysScroll } from './expectations.ts';
import type { Guide, State, StateRow } from './guide.ts';
import { narrow } from './widths.ts';

/** Props by the name of the variant or state that they make. */
type Named<Props> = Record<string, Partial<Props>>;

/** One entry for each value of a list that a component exports: `valuesOf('size', buttonSizes)`. */
export const valuesOf = <Name extends string, Value extends string>(
  prop: Name,
  values: readonly Value[],
) =>
  Object.fromEntries(values.map((value) => [value, { [prop]: value }])) as Record<
    Value,
    Record<Name, Value>
  >;

/** Every combination of two sets of variants. */
export const cross = <A extends object, B extends object>(
  rows: Record<string, A>,
  others: Record<string, B>,
): Record<string, A & B> =>
  Object.fromEntries(
    Object.entries(rows).flatMap(([row, a]) =>
      Object.entries(others).map(([other, b]) => [`${row} ${other}`, { ...a, ...b }]),
    ),
  );

/** What a state looks like if it has one of these names. */
const looks: Record<string, State['look']> = {
  hover: 'hover',
  focus: 'focus-visible',
  pressed: 'active',
};

/** A row of states, each made by its props; `hover`, `focus` and `pressed` look so by their names. */
export const statesOf = <Props extends object>(
  draw: (props: Partial<Props>) => ReactNode,
  named: Named<Props>,
): State[] =>
  Object.entries(named).map(([name, props]) => ({
    name,
    example: draw(props),
    look: looks[name],
  }));

/** One row for each variant, each with all states. */
export const matrixOf = <Props extends object>(
  draw: (props: Partial<Props>) => ReactNode,
  variants: Named<Props>,
  named: Named<Props>,
): StateRow[] =>
  Object.entries(variants).map(([name, variant]) => ({
    name,
    states: statesOf((props: Partial<Props>) => draw({ ...variant, ...props }), named),
  }));

interface StoryContext {
  parameters: Record<string, unknown>;
  title: string;
}

/** Tests see the states in the narrowest window: in a wider one, less can go wrong. */
const isTest = '__vitest_browser__' in globalThis;

/**
 * The story that shows all states of a guide, each within its place; its pictures are compared, in more modes
 * than others'.
 */
export const allStates = {
  globals: isTest ? narrow : {},
  parameters: { chromatic: { modes: stateModes }, a11y: { options: { runOnly: COLOUR_RULES } } },
  render: (_args: object, { parameters, title }: StoryContext) => (
    <StateMatrix guide={parameters.guide as Guide} name={title.split('/').at(-1) ?? title} />
  ),
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('[data-state-name]')];
    // A width is rounded up.
    const tooWide = cells.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1);
    await expect(tooWide.map(({ dataset }) => dataset.stateName)).toEqual([]);
  },
};

/** The same where pictures fail: something else has to take their places first. */
export const allStatesWithoutBroken = {
  ...allStates,
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expectNoBrokenPicture(canvasElement);
    await allStates.play({ canvasElement });
  },
};
