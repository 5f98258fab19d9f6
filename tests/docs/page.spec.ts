import { expect, test } from '@playwright/test';

const BUTTON = 'let-somebody-act-button--docs';

test('a page shows its example in a window of the chosen width, and so does the next page', async ({
  page,
}) => {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (/viewMode=docs/.test(request.url())) documents.push(request.url());
  });
  await page.goto(`/?path=/docs/${BUTTON}`);
  const preview = page.frameLocator('#storybook-preview-iframe');
  const example = preview.locator('.docs iframe');
  const widthOf = () => example.evaluate((frame) => frame.getBoundingClientRect().width);
  await preview.getByRole('radio', { name: 'Phone, 360' }).click();
  await expect.poll(widthOf).toBeCloseTo(360, -1);
  await expect(preview.frameLocator('.docs iframe').getByRole('button')).toBeVisible();
  // What can't follow isn't offered.
  await expect(preview.getByRole('form', { name: 'Props of the example' })).toHaveCount(0);
  await page.getByRole('button', { name: 'CopyButton' }).click();
  await expect(preview.getByRole('heading', { level: 1, name: 'CopyButton' })).toBeVisible();
  await expect(preview.getByRole('radio', { name: 'Phone, 360' })).toBeChecked();
  await expect.poll(widthOf).toBeCloseTo(360, -1);
  await preview.getByRole('radio', { name: 'This page' }).click();
  await expect(example).toHaveCount(0);
  // Storybook loads the frame again if a story goes away while it is drawn.
  expect(documents).toHaveLength(1);
});

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
