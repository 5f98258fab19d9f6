import type { Page } from '@playwright/test';
import { paths } from './support/routes';
import { expect, openInteractive, test } from './support/test';

declare global {
  interface Window {
    /** What the keyboard has to reach, and has not yet. */
    unreached: Set<Element>;
    /** The element that had the focus last. */
    last: Element | undefined;
  }
}

/** Notes what the keyboard has to reach; of tabs, only the chosen one. */
const noteReachable = (page: Page) =>
  page.locator('a[href], button, input, select, textarea, [role="tabpanel"]').evaluateAll((all) => {
    window.unreached = new Set(
      all.filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          !element.closest('[inert]') &&
          element.matches(':not(:disabled, [tabindex="-1"]:not([role="tab"]))') &&
          element.matches(':not([role="tab"]:not([aria-selected="true"]))'),
      ),
    );
    window.last = undefined;
  });

/** The element that has the focus: its name, whether it comes after the last one, and is in sight and visibly marked. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const ring = (shown: Element | null, part?: '::after') =>
      shown !== null && getComputedStyle(shown, part).outlineStyle !== 'none';
    const position =
      window.last?.compareDocumentPosition(element) ?? Node.DOCUMENT_POSITION_FOLLOWING;
    window.last = element;
    window.unreached.delete(element);
    return {
      name: element.outerHTML.slice(0, 120),
      isNext: (position & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
      isInSight: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      // A link that covers its container has its ring around that.
      isMarked: ring(element) || ring(element, '::after'),
      // Skills take turns until the focus is there, and each has links and buttons of its own.
      left: [...window.unreached].filter((each) => each.isConnected && !each.closest('[inert]'))
        .length,
    };
  });

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
    await page.setViewportSize({ width, height: 800 });
    for (const path of paths) {
      await openInteractive(page, path);
      await noteReachable(page);
      for (let left = 1; left > 0; ) {
        await tabOn(page);
        const now = await focused(page);
        expect(now, path).toMatchObject({ isNext: true, isInSight: true, isMarked: true });
        left = now.left;
      }
      // That was the last one: the focus leaves the page now, or starts again.
      await page.keyboard.press('Tab');
      expect((await focused(page)).isNext, path).toBe(false);
    }
  });
}
