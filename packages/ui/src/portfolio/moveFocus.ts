import type { KeyboardEvent } from 'react';

/** Moves the focus along the buttons and links of an element with the arrow keys (ARIA pattern Toolbar). */
export function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const { key, target, currentTarget } = event;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  event.preventDefault();
  const isBack = (key === 'ArrowLeft') === (getComputedStyle(currentTarget).direction === 'ltr');
  const stops = [...currentTarget.querySelectorAll<HTMLElement>('button, [tabindex]')];
  const next = stops.indexOf(target as HTMLElement) + (isBack ? -1 : 1);
  stops.at(next % stops.length)?.focus();
}
