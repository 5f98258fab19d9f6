import { expect, type Page, test } from '@playwright/test';
import { readTaggedStories } from './stories.ts';

/** 2026-01-01, noon: whatever asks for the time is told the same. */
const NOON = new Date('2026-01-01T12:00:00Z');

/** Waits until a story is drawn, its `play` function has ended, and its fonts and images are there. */
async function settle(page: Page) {
  await page.waitForFunction(() => {
    const channel = (
      globalThis as { __STORYBOOK_ADDONS_CHANNEL__?: { last(name: string): unknown } }
    ).__STORYBOOK_ADDONS_CHANNEL__;
    return channel?.last('storyFinished') !== undefined;
  });
  await page.evaluate(async () => {
    await document.fonts.ready;
    const images = [...document.images].filter(({ loading }) => loading !== 'lazy');
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });
}

for (const id of readTaggedStories()) {
  test(id, async ({ page, baseURL }, { project }) => {
    await page.route('**', (route) =>
      route.request().url().startsWith(`${baseURL}/`) || route.request().url().startsWith('data:')
        ? route.continue()
        : route.abort(),
    );
    await page.clock.setFixedTime(NOON);
    const theme = project.use.colorScheme;
    await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme};motion:reduced`);
    await settle(page);
    await expect(page).toHaveScreenshot(`${id}.png`, { fullPage: true });
  });
}
