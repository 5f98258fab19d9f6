import { expect, test } from '@playwright/test';

const BUTTON = 'let-somebody-act-button--docs';

for (const id of [BUTTON, 'accessibility--docs']) {
  test(`the contents of ${id} stay at the side, and say where the reader is`, async ({ page }) => {
    await page.setViewportSize({ width: 1066, height: 700 });
    await page.goto(`/iframe.html?id=${id}&viewMode=docs`);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    await expect(links.first()).toBeVisible();
    const headings = page.locator('.sbdocs-content h2:not([inert] *, figure *, .docs-story *)');
    await expect(links).toHaveText(await headings.allTextContents());
    await links.nth(2).click();
    await expect(headings.nth(2)).toBeInViewport();
    await expect(links.first()).toBeInViewport();
  });
}
