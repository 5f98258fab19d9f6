import type { Page } from '@playwright/test';
import { paths } from './support/routes';
import { expect, openInteractive, test } from './support/test';

/** Serves the site to a browser that doesn't know `:has()`, such as Firefox before 121. */
async function withoutHas(page: Page) {
  await page.route(/^[^?]*(?:\.css|\/[^.]*)$/, async (route) => {
    const response = await route.fetch();
    const text = (await response.text())
      .replaceAll(':has(', ':-unknown-has(')
      // It has the hash of the styles.
      .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '');
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: text });
  });
}

/** Lines of text that are over the particles or over a control that isn't around them. */
const misplaced = (page: Page) =>
  page.evaluate(() => {
    const covers = document.querySelectorAll(
      'main + [aria-hidden], main button:not([aria-pressed])',
    );
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { currentNode: text } = walker;
      const parent = text.parentElement;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      // Texts for assistive technology are a pixel large.
      if (getComputedStyle(parent).clipPath !== 'none') continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      for (const line of range.getClientRects()) {
        for (const cover of covers) {
          const box = cover.getBoundingClientRect();
          const across = Math.min(line.right, box.right) - Math.max(line.left, box.left);
          const down = Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top);
          if (across > 1 && down > 1 && !cover.contains(text)) found.push(text.textContent ?? '');
        }
      }
    }
    return found;
  });

test('in a browser without `:has()`, no text is over particles or a button', async ({ page }) => {
  await withoutHas(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of paths) {
    await openInteractive(page, path);
    for (const width of [320, 360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await misplaced(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});
