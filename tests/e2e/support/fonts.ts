import type { Page } from '@playwright/test';
import { expect, openHydrated } from './test';

/**
 * Whether a heading and a text are drawn with the site's typefaces. Only Chromium reports the fonts that it draws
 * with.
 */
export async function typefacesShown(page: Page): Promise<{ heading: boolean; text: boolean }> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const isOurs = async (selector: string) => {
    const { nodeIds } = await session.send('DOM.querySelectorAll', {
      nodeId: root.nodeId,
      selector,
    });
    for (const nodeId of nodeIds) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      // A text that isn't shown has none.
      if (fonts.length > 0) return fonts.every(({ isCustomFont }) => isCustomFont);
    }
    throw new Error(`No ${selector} is shown.`);
  };
  const shown = { heading: await isOurs('h1'), text: await isOurs('main p') };
  await session.detach();
  return shown;
}

/** Opens a page as a returning visitor: with the typefaces in its first paint. */
export async function openWithTypefaces(page: Page, path: string) {
  await page.addInitScript(() =>
    Object.defineProperty(ServiceWorkerContainer.prototype, 'controller', { value: {} }),
  );
  // A busy machine may not have read the files in time for the first paint.
  await expect
    .poll(async () => {
      await openHydrated(page, path);
      return typefacesShown(page);
    })
    .toEqual({ heading: true, text: true });
}
