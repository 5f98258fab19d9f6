import type { Page } from '@playwright/test';
import { routes } from './support/routes';
import { expect, openInteractive, test } from './support/test';

/** The element that has the focus: its name, and whether it is in sight and visibly marked. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const ring = (shown: Element | null, part?: '::after') =>
      shown !== null && getComputedStyle(shown, part).outlineStyle !== 'none';
    const all = [...document.querySelectorAll('*')];
    return {
      index: all.indexOf(element),
      name: element.outerHTML.slice(0, 120),
      isInSight: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      // A link that covers its container has its ring around that.
      isMarked: ring(element) || ring(element, '::after') || ring(element.closest('label')),
    };
  });

/** How many elements the keyboard has to reach; of radio buttons and tabs, only the chosen one. */
const countReachable = (page: Page) =>
  page
    .locator('a[href], button, input, select, textarea')
    .evaluateAll(
      (all) =>
        all.filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            !element.closest('[inert]') &&
            element.matches(
              ':not(:disabled, [tabindex="-1"]:not([role="tab"]), [type="radio"]:not(:checked))',
            ) &&
            element.matches(':not([role="tab"]:not([aria-selected="true"]))'),
        ).length + document.querySelectorAll('[role="tabpanel"]').length,
    );

/**
 * Moves the focus on. Chromium asks the map's frame, which runs in a process of its own, whether it
 * wants the focus, and until the answer comes nothing has it.
 */
async function tabOn(page: Page) {
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => !document.activeElement?.matches('body, iframe'));
}

for (const width of [360, 1280]) {
  test(`at ${width} px the Tab key reaches everything, in order, in sight and marked`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of routes) {
      await openInteractive(page, path);
      const reachable = await countReachable(page);
      let last = -1;
      for (let reached = 0; reached < reachable; reached += 1) {
        await tabOn(page);
        const now = await focused(page);
        expect(now.index, `${path}: ${now.name} comes in order`).toBeGreaterThan(last);
        expect(now, path).toMatchObject({ isInSight: true, isMarked: true });
        last = now.index;
      }
      // That was the last one: the focus leaves the page now, or starts again.
      await page.keyboard.press('Tab');
      expect((await focused(page)).index, path).toBeLessThan(last);
    }
  });
}
