import { keepLines } from './keepLines';
import { type Waiting, waitingAttribute } from './waiting';

/** How long what is outside the window keeps the browser at a time, in milliseconds. */
const SLICE_MS = 12;

const nextFrame = () => new Promise<unknown>((resolve) => requestAnimationFrame(resolve));

/** Not the one of `scheduling.ts`: a plain document would load 100 kB of the application with it. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Once the visitor uses the page, what answers them is painted before the next piece. */
const pause = async () => {
  if (document.documentElement.dataset.interacted !== undefined) await nextFrame();
  await nextTask();
};

/** An element with more in it than this takes too long to compute in one go. */
const MOST_IN_ONE = 60;

/** A document of more pieces changes in one go: who scrolls, searches or prints would miss the last ones for seconds. */
const MOST_PIECES = 60;

/** Whether what is positioned in an element stays where it is while the element is contained. */
const keepsPositions = ({ offsetParent }: HTMLElement) =>
  offsetParent === null ||
  offsetParent.matches('main') ||
  offsetParent.querySelector('main') !== null;

/**
 * Whether nobody notices that an element isn't computed. What is skipped loses the focus. And a link that covers a
 * card would be as small as its text, if the card is partly in the window and the text below.
 */
const canWait = (element: HTMLElement) =>
  keepsPositions(element) && !element.contains(document.activeElement);

/** What the window shows of a page. */
interface Survey {
  /** The elements that something in the window can be below, with their heights in pixels. */
  heights: Map<HTMLElement, number>;
  /** What is wholly above or below it, in pieces; nothing where there are too many. */
  outside: HTMLElement[];
}

function survey(): Survey {
  const heights: Survey['heights'] = new Map();
  const outside: Survey['outside'] = [];
  const look = (element: Element) => {
    if (!(element instanceof HTMLElement)) return;
    const { top, bottom, height } = element.getBoundingClientRect();
    const isOutside = top >= innerHeight || bottom <= 0;
    if (isOutside && element.getElementsByTagName('*').length <= MOST_IN_ONE) {
      if (height > 0 && canWait(element)) outside.push(element);
      return;
    }
    if (height > 0 && bottom > 0 && bottom < innerHeight) heights.set(element, height);
    for (const child of element.children) look(child);
  };
  look(document.body);
  return { heights, outside: outside.length > MOST_PIECES ? [] : outside };
}

/** The size of an element without padding and border, as `contain-intrinsic-size` takes it. */
function contentSize(element: HTMLElement) {
  const { width, height } = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const px = (property: string) => Number.parseFloat(style.getPropertyValue(property));
  const without = (size: number, ...sides: string[]) =>
    sides.reduce((rest, side) => rest - px(`padding-${side}`) - px(`border-${side}-width`), size);
  return `${without(width, 'left', 'right')}px ${without(height, 'top', 'bottom')}px`;
}

/** Does something with one element after the other, in short tasks, and computes each at once. */
async function inSlices(elements: readonly HTMLElement[], act: (element: HTMLElement) => void) {
  let begunAt = Number.NEGATIVE_INFINITY;
  for (const element of elements) {
    if (performance.now() - begunAt > SLICE_MS) {
      await pause();
      begunAt = performance.now();
    }
    act(element);
    element.getBoundingClientRect();
  }
}

/**
 * Changes the look of the whole page. What is in the window changes at once and keeps its lines. What is above
 * and below keeps its place without being computed, and follows in short tasks, so that a finger doesn't wait for all of it
 * (docs/decisions/039-change-the-look-in-slices.md). A page that is printed meanwhile has all of it.
 * @param changes each has a task of its own
 */
export async function changeLook(...changes: (() => void)[]): Promise<void> {
  const { heights, outside } = survey();
  const mark = (element: HTMLElement, waiting: Waiting) =>
    element.setAttribute(waitingAttribute, waiting);
  // All of them first: each would ask for a layout behind a change.
  const sized = outside.map((element) => [element, contentSize(element)] as const);
  for (const [element, size] of sized) {
    element.style.containIntrinsicSize = size;
    mark(element, 'skipped');
  }
  try {
    for (const change of changes) {
      await pause();
      change();
      keepLines(heights);
    }
  } finally {
    // What is skipped is contained. If that ended now, Chromium would map the old places of what is turned or moved in it
    // wrongly, and tell of a layout shift in the window.
    await inSlices(outside, (element) => {
      mark(element, 'contained');
      element.style.containIntrinsicSize = '';
    });
    await nextFrame();
    await inSlices(outside, (element) => element.removeAttribute(waitingAttribute));
  }
}
