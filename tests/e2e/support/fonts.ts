import type { Page } from '@playwright/test';

/** Whether a heading and a text are drawn with the site's typefaces. Only Chromium tells with which fonts it draws. */
export async function typefacesShown(page: Page): Promise<{ heading: boolean; text: boolean }> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const isOurs = async (selector: string) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
    return fonts.every(({ isCustomFont }) => isCustomFont);
  };
  const shown = { heading: await isOurs('h1'), text: await isOurs('main p') };
  await session.detach();
  return shown;
}
