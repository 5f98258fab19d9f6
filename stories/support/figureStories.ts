import { expectTidyDrawings } from './expectations.ts';
import { withTextSpacing } from './visitor.ts';

/** The element that holds a figure's marks and texts. An image before them stands for them. */
export const drawingOf = (canvas: { getByRole: (role: 'img') => HTMLElement }) =>
  canvas.getByRole('img').parentElement ?? document.body;

/** The widths in px where texts have the least room: the site's narrowest figure, a card with doubled text, a wide page. */
const narrowest = { width: 280, textSize: '100%' };
const places = {
  sm: [narrowest, { width: 560, textSize: '200%' }],
  lg: [narrowest, { width: 900, textSize: '100%' }],
};

/**
 * Part of a file of figures: in no story is a text over another, or outside of its figure. Not in the workshop itself,
 * where the figure would jump.
 */
export async function staysTidyInEachPlace({ canvasElement }: { canvasElement: HTMLElement }) {
  if (!('__vitest_browser__' in globalThis)) return;
  const { style } = document.documentElement;
  const isSmall = canvasElement.querySelector('figure[data-size="sm"]');
  try {
    for (const { width, textSize } of places[isSmall ? 'sm' : 'lg']) {
      canvasElement.style.inlineSize = `${width}px`;
      style.fontSize = textSize;
      await expectTidyDrawings(canvasElement);
      await withTextSpacing(() => expectTidyDrawings(canvasElement));
    }
  } finally {
    canvasElement.style.removeProperty('inline-size');
    style.removeProperty('font-size');
  }
}
