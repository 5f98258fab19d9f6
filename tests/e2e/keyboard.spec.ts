import type { Page } from '@playwright/test';
import { routes } from './routes';
import { expect, openHydrated, test } from './test';

/** What has the focus: its name, whether it is in sight, and whether the eye is told. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const ring = (shown: Element | null) =>
      shown !== null && getComputedStyle(shown).outlineStyle !== 'none';
    const all = [...document.querySelectorAll('*')];
    return {
      index: all.indexOf(element),
      name: element.outerHTML.slice(0, 120),
      isInSight: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
      isMarked: ring(element) || ring(element.closest('label')),
    };
  });

/** What the keyboard has to reach: of radio buttons and tabs, the chosen one stands for its group. */
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
 * wants the focus, and nothing has it until the answer comes.
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
      await openHydrated(page, path);
      await page.mouse.move(1, 1);
      await expect(page.locator('[data-deferred]')).toHaveCount(0);
      const reachable = await countReachable(page);
      let last = -1;
      for (let reached = 0; reached < reachable; reached += 1) {
        await tabOn(page);
        const now = await focused(page);
        expect(now.index, `${path}: ${now.name} comes in order`).toBeGreaterThan(last);
        expect(now, path).toMatchObject({ isInSight: true, isMarked: true });
        last = now.index;
      }
      // That was the last: from here the focus leaves the page, or begins anew.
      await page.keyboard.press('Tab');
      expect((await focused(page)).index, path).toBeLessThan(last);
    }
  });
}

test('a visitor without a mouse chooses, turns over, reads on and writes', async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.getByRole('tab', { selected: true }).focus();
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: /^Healthcare AI/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Currently showing 4 projects in Healthcare AI')).toBeVisible();
  await expect(page.getByText('Loading projects...')).toBeHidden();
  const card = page.getByRole('tabpanel').getByRole('article').first();
  await card.getByRole('button', { name: /^Turn over/ }).focus();
  await page.keyboard.press('Space');
  await expect(card).toHaveAttribute('data-flipped', 'true');
  await expect(card.getByRole('button', { name: /^Turn over/ })).toBeFocused();

  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'Skills' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Skills' })).toBeFocused();
  await page.getByRole('button', { name: 'MLflow', exact: true }).first().focus();
  await expect(page.getByRole('tooltip')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
