import type { State } from './guide.ts';

/**
 * Gives one element of a state the look that a pointer or the focus would give it. For all elements of a
 * state at once there is `look`.
 */
export const lookAt = (look: NonNullable<State['look']>, selector: string) => (cell: HTMLElement) =>
  cell.querySelector(selector)?.classList.add(`pseudo-${look}`);

/** Clicks one element of a state. */
export const press = (selector: string) => (cell: HTMLElement) =>
  cell.querySelector<HTMLElement>(selector)?.click();
