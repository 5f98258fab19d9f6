import type { Page } from '@playwright/test';

/** A font that the browser draws with. */
interface DrawnFont {
  family: string;
  /** The name of its file, in which a bold one says so. */
  file: string;
}

/** Waits until all files that the page has asked for are there, and drawn. */
export const whenDrawn = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/** The fonts of the first shown element that a selector finds. Only Chromium reports the fonts that it draws with. */
export async function drawnWith(page: Page, selector: string): Promise<DrawnFont[]> {
  const session = await page.context().newCDPSession(page);
  try {
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument');
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      // A text that isn't shown has none.
      if (fonts.length > 0)
        return fonts.map(({ familyName, postScriptName }) => ({
          family: familyName,
          file: postScriptName,
        }));
    }
    throw new Error(`No ${selector} is shown.`);
  } finally {
    await session.detach();
  }
}
