/** What counts as another number of lines, in pixels: half a line of the smallest text. */
const HALF_A_LINE = 8;

/** How much tighter or wider a text is set to keep its lines, in em, tried in this order. */
const spacings = [0.005, 0.01, 0.02, 0.03];

/** The texts that have got more or fewer lines, with their letter spacing and size in pixels. */
function findChanged(heights: ReadonlyMap<HTMLElement, number>) {
  const isMore = ([element, height]: [HTMLElement, number]) => {
    const by = element.getBoundingClientRect().height - height;
    return { element, height, sign: Math.abs(by) < HALF_A_LINE ? 0 : Math.sign(by) };
  };
  const changed = Array.from(heights, isMore).filter(
    // Lines are of the block around them, wherever a link in them is broken.
    ({ element, sign }) => sign !== 0 && getComputedStyle(element).display !== 'inline',
  );
  const holdsAnother = (element: HTMLElement) =>
    changed.some((other) => other.element !== element && element.contains(other.element));
  return changed
    .filter(({ element }) => !holdsAnother(element))
    .map((text) => {
      const { letterSpacing, fontSize } = getComputedStyle(text.element);
      // `normal` is no number.
      const own = Number.parseFloat(letterSpacing) || 0;
      return { ...text, own, em: Number.parseFloat(fontSize) };
    });
}

/**
 * Gives texts back the lines that they had. The fallbacks are as wide as the web fonts by 1 %, so where a line ends
 * just at the edge, a text gets a line more or less when the fonts come: it is set a trace tighter or wider instead.
 * @param heights what the elements had, in pixels
 */
export function keepLines(heights: ReadonlyMap<HTMLElement, number>): void {
  let changed = findChanged(heights);
  for (const spacing of spacings) {
    if (changed.length === 0) return;
    for (const { element, sign, own, em } of changed) {
      element.style.letterSpacing = `${own - sign * spacing * em}px`;
    }
    changed = changed.filter(
      ({ element, height }) =>
        Math.abs(element.getBoundingClientRect().height - height) >= HALF_A_LINE,
    );
  }
  for (const { element } of changed) element.style.letterSpacing = '';
}
