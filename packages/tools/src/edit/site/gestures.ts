import { openField } from './openField.ts';

const HELD_MS = 600;

/** A finger never lies quite still. */
const MOVED_PX = 10;

/** Handles an event before the page does. */
const listen = <Name extends keyof WindowEventMap>(
  name: Name,
  handle: (event: WindowEventMap[Name]) => void,
) => addEventListener(name, handle, { capture: true });

/** Neither the page nor the browser does anything more about an event. */
function take(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

function openAt({ target }: Event) {
  if (target instanceof Element && !target.closest('.portfolio-choice')) void openField(target);
}

for (const name of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const) {
  listen(name, (event) => {
    if (!event.altKey || event.button !== 0) return;
    take(event);
    if (name === 'click') openAt(event);
  });
}

listen('keydown', (event) => {
  if (!event.altKey || event.key !== 'Enter') return;
  take(event);
  openAt(event);
});

/** A touch that may become a long press, or has become one, until the next touch. */
let press: { x: number; y: number; timer: number; isLong: boolean } | undefined;

function endPress() {
  clearTimeout(press?.timer);
  if (!press?.isLong) press = undefined;
}

listen('pointerdown', (event) => {
  clearTimeout(press?.timer);
  press = undefined;
  if (event.pointerType !== 'touch') return;
  const timer = window.setTimeout(() => {
    if (press) press.isLong = true;
    openAt(event);
  }, HELD_MS);
  press = { x: event.clientX, y: event.clientY, timer, isLong: false };
});

listen('pointermove', ({ clientX, clientY }) => {
  if (press && Math.hypot(clientX - press.x, clientY - press.y) > MOVED_PX) endPress();
});

listen('pointerup', endPress);
listen('pointercancel', endPress);

for (const name of ['contextmenu', 'dragstart'] as const) {
  listen(name, (event) => {
    if (press) take(event);
  });
}

listen('click', (event) => {
  if (press?.isLong) take(event);
});
