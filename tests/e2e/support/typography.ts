import type { Page } from '@playwright/test';
import {
  DEFAULT_LOOK,
  leading,
  looks,
  sizeAt,
  typeSteps,
  typeWidths,
  weight,
} from '@portfolio/ui/tokens';

/** The sample's. */
const look = looks[DEFAULT_LOOK];

/** At this many characters a text is read rather than recognized. */
const SENTENCE = 45;

/** The least size of what is read, in px, up to rounding. Axes and labels may be smaller. */
const READ_PX = 14.9;

/** The styles of all visible texts, and the gaps between visible elements, each with an example. */
const lookAt = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const texts = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const text = [...element.childNodes]
        .flatMap((node) => (node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : []))
        .join('')
        .trim();
      // A pictogram isn't text.
      if (
        !/[\p{L}\p{N}]/u.test(text) ||
        !isShown(element) ||
        element.getBoundingClientRect().width < 2
      )
        return [];
      if (element.closest('script, style, noscript, code, option')) return [];
      const style = getComputedStyle(element);
      const size = Number.parseFloat(style.fontSize);
      const leading = Number.parseFloat(style.lineHeight) / size;
      // What labels something: parts of a figure, of a statistic, of the frame around the pages, of an axis, of a control.
      const isLabel =
        element.closest(
          'figure:not(:has(blockquote)), dd + dd, header, footer, nav, dt, th, button, [role="meter"]',
        ) !== null;
      const item = element.closest('dd, li');
      // An item that holds a heading, or the row of an axis, is more than a text.
      const isItem = item !== null && item.querySelector('h2, h3, [role="toolbar"]') === null;
      return { text, size, leading, weight: Number(style.fontWeight), isLabel, isItem };
    });
    const gaps = [...document.body.querySelectorAll('*')].flatMap((element) => {
      const { display, rowGap, columnGap } = getComputedStyle(element);
      if (!/flex|grid/.test(display) || !isShown(element)) return [];
      const name = `${element.className} ${element.textContent?.slice(0, 30)}`;
      return [rowGap, columnGap].map((gap) => ({ name, gap: Number.parseFloat(gap) || 0 }));
    });
    return { texts, gaps };
  });

const isOneOf = (values: readonly number[], value: number, tolerance: number) =>
  values.some((each) => Math.abs(each - value) <= tolerance);

/** The texts and gaps of a page whose sizes aren't the tokens' for the window's width. */
export async function findStrays(page: Page, end: 'narrow' | 'wide'): Promise<string[]> {
  const sizes = Object.values(typeSteps).map((step) => sizeAt(look, end, step));
  await page.setViewportSize({ width: typeWidths[end], height: 800 });
  const { texts, gaps } = await lookAt(page);
  const strays = new Set<string>();
  for (const { text, size, weight: isWeight, leading: isLeading, isLabel, isItem } of texts) {
    const note = (what: string) => strays.add(`${what}: ${text.slice(0, 40)}`);
    if (!isOneOf(sizes, size, 0.05)) note(`${size} px`);
    if (!isOneOf([...Object.values(weight), look.headingWeight], isWeight, 0))
      note(`weight ${isWeight}`);
    // A text on a tick has no height of its own.
    if (isLeading && !isOneOf(Object.values(leading), isLeading, 0.01))
      note(`line height ${isLeading.toFixed(2)}`);
    if (size < READ_PX && !isLabel && (isItem || text.length >= SENTENCE))
      note(`a text to read in ${size.toFixed(1)} px`);
  }
  for (const { name, gap } of gaps)
    if (gap > 1 && !isOneOf(Object.values(look.space), gap, 0.01))
      strays.add(`a gap of ${gap} px: ${name}`);
  return texts.length > 20 ? [...strays] : ['almost no text'];
}

/** The colours of all texts that can be pressed and aren't chosen, once the pointer is over each. */
export async function coloursUnderPointer(page: Page) {
  const pressable = 'a, button:not(:disabled)';
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeIds } = await client.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: pressable,
  });
  for (const nodeId of nodeIds)
    await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['hover'] });
  return page.locator(pressable).evaluateAll(async (elements) => {
    // Tabs take their colour within a moment.
    await Promise.allSettled(
      elements.flatMap((each) => each.getAnimations().map(({ finished }) => finished)),
    );
    return elements.flatMap((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      const isChosen = element.matches('[aria-current], [aria-selected="true"]');
      const hasGround = backgroundColor !== 'rgba(0, 0, 0, 0)';
      return isChosen || hasGround ? [] : [{ color, name: element.textContent }];
    });
  });
}
