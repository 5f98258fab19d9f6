import { isMotionReduced } from '../../hooks/useReducedMotion.ts';

/** How long a card turns, in milliseconds. */
const TURN_MS = 250;

const timing = { duration: TURN_MS, easing: 'cubic-bezier(0.6, 0, 0.3, 1)' };

/** Turned this far, in degrees, one side gives way to the other. So no frame shows the card from its edge, as nothing. */
const FAR = 60;

/** The change of sides, as offsets of keyframes. */
const offset = [0, 0.5, 0.5, 1];

const placeOf = (element: Element) => element.getBoundingClientRect();

let waiting = new AbortController();

/**
 * Leaves the page scrolled as it was: if a card near the page's end is lower now, room below its list makes up for it,
 * until the visitor scrolls up.
 * @returns the height of the room in px
 */
function keepScroll(list: HTMLElement, top: number) {
  waiting.abort();
  waiting = new AbortController();
  // Without a change of its own, Chromium 156 keeps the height of a grid in which a subgrid spans fewer rows now.
  list.style.marginBlockEnd = list.style.marginBlockEnd ? '' : '0.001px';
  const room = top - scrollY;
  if (room <= 0) return 0;
  list.style.marginBlockEnd = `${room}px`;
  scrollTo({ top, behavior: 'instant' });
  const giveBack = () => {
    if (scrollY > top - room) return;
    list.style.marginBlockEnd = '';
    waiting.abort();
  };
  addEventListener('scroll', giveBack, { signal: waiting.signal });
  return room;
}

/** Ends the turn that is under way. */
let settle = () => {};

/**
 * Notes where a card and its neighbours are before it turns.
 * @param press where the visitor pressed, in the window. The card turns around this point.
 * @returns A function that moves everything from there, once React has changed the cards. In one movement, cards turn
 * over, a row gets its new height, and cards go to their new places.
 */
export function prepareTurn(card: HTMLElement, press: { x: number; y: number }) {
  settle();
  const list = card.parentElement?.closest('ul') ?? card;
  const items = list === card ? [card] : [...list.children];
  const cards = list === card ? [card] : [...list.querySelectorAll<HTMLElement>('[data-flipped]')];
  const sides = cards.map(({ dataset }) => dataset.flipped);
  const before = new Map([...cards, ...items].map((each) => [each, placeOf(each)]));
  const scrolled = scrollY;
  const end = list.offsetHeight + parseFloat(getComputedStyle(list).marginBlockEnd);
  return () => {
    const room = keepScroll(list, scrolled);
    // Pressed at its end, it may be above the window now, and reading starts at its top.
    if (placeOf(card.firstElementChild ?? card).bottom < 0) card.scrollIntoView();
    if (isMotionReduced()) return;

    const animations: Animation[] = [];
    const animate = (
      element: Element | null,
      keyframes: PropertyIndexedKeyframes,
      pseudoElement: string | null = null,
    ) => {
      if (element) animations.push(element.animate(keyframes, { ...timing, pseudoElement }));
    };
    const turned = cards.flatMap((each, index) => {
      const from = before.get(each);
      const isTurned = from && each.dataset.flipped !== sides[index];
      return isTurned ? [{ each, from, height: [from.height, placeOf(each).height] }] : [];
    });
    // The back makes the row as high as the paper.
    for (const { each, height } of turned) {
      each.dataset.turning = '';
      const heights = { height: height.map((px) => `${px}px`) };
      animate(each, heights, '::before');
      animate(each.lastElementChild, heights);
    }
    // From here on, everything is measured as at the beginning of the movement.
    const moves = items.map((item) => {
      const [from, to] = [before.get(item) ?? placeOf(item), placeOf(item)];
      return [item, `${from.x - to.x}px ${from.y - to.y}px`] as const;
    });
    const gap = end - list.offsetHeight;
    for (const [item, from] of moves) {
      if (from !== '0px 0px') animate(item, { translate: [from, '0px 0px'] });
    }
    if (gap !== room) animate(list, { marginBlockEnd: [`${gap}px`, `${room}px`] });
    for (const { each, from } of turned) {
      const at = (degrees: number) => `perspective(${6 * from.width}px) rotateY(${degrees}deg)`;
      const { x, y } = each === card ? press : { x: from.x + from.width / 2, y: from.y };
      animate(each, {
        offset,
        transform: [at(0), at(FAR), at(-FAR), at(0)],
        transformOrigin: offset.map(() => `${x - from.x}px ${y - from.y}px`),
      });
      for (const face of each.querySelectorAll<HTMLElement>('[data-hidden]')) {
        const [was, is] =
          face.dataset.hidden === 'true' ? ['visible', 'hidden'] : ['hidden', 'visible'];
        animate(face, { offset, visibility: [was, was, is, is] });
      }
    }
    settle = () => {
      settle = () => {};
      for (const animation of animations) animation.cancel();
      for (const { each } of turned) delete each.dataset.turning;
    };
    const last = animations.at(-1);
    if (last) last.onfinish = settle;
  };
}
