import type { State } from '../../stories/support/guide.ts';

/** What can get the focus. */
const FOCUSABLE =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]:not([tabindex="-1"])';

/** The pseudo-classes that hold for the element, and those that hold for all around it. */
const PSEUDO = {
  hover: { own: ['hover'], around: ['hover'] },
  active: { own: ['hover', 'active'], around: ['hover', 'active'] },
  'focus-visible': { own: ['focus', 'focus-visible'], around: ['focus-within'] },
} satisfies Record<NonNullable<State['look']>, object>;

/**
 * Makes the example in a cell look as if a pointer or the focus were there: on the first element that can
 * get the focus, otherwise on the example itself. `storybook-addon-pseudo-states` gives each rule for
 * `:hover` a twin for the class `pseudo-hover`, and so on.
 */
export function lookAs(cell: HTMLElement, look: NonNullable<State['look']>) {
  const target = cell.querySelector(FOCUSABLE) ?? cell.firstElementChild;
  const { own, around } = PSEUDO[look];
  for (const name of own) target?.classList.add(`pseudo-${name}`);
  for (
    let element = target?.parentElement;
    element && element !== cell;
    element = element.parentElement
  )
    for (const name of around) element.classList.add(`pseudo-${name}`);
}
