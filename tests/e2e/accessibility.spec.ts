import type { Page } from '@playwright/test';
import { findViolations } from './axe';
import { failure, fill, formStatus, insertCall, sendButton, sender, thanks } from './contactPage';
import { routes } from './routes';
import { expect, openHydrated, test } from './test';

/** What a visitor can open on each page, one state after the other. */
const states: Record<string, ((page: Page, problems: string[]) => Promise<unknown>)[]> = {
  '/': [(page) => page.getByRole('article').filter({ hasText: 'Mission-Driven' }).click()],
  '/skills': [
    async (page) => {
      await page
        .getByRole('button', { name: /^MLflow/ })
        .first()
        .click();
      await expect(page.getByRole('tooltip')).toBeAttached();
    },
    async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: /^Data Technologies/ }).click();
      await page.getByRole('button', { name: 'Quote 2 of 3' }).click();
    },
  ],
  '/projects': [
    async (page) => {
      for (const card of await page.getByRole('article').all()) {
        await card.getByRole('button', { name: /^Turn over/ }).click();
      }
    },
    async (page) => {
      await page.getByRole('tab', { name: /^Computer Vision/ }).click();
      await expect(page.getByText('Currently showing 4 projects in Computer Vision')).toBeVisible();
    },
  ],
  '/experience': [],
  '/education': [],
  '/contact': [
    (page) => sendButton(page).click(),
    async (page, problems) => {
      await fill(page, { ...sender, Message: 'Could we talk about it?' });
      await page.route(insertCall, (route) => route.abort());
      await sendButton(page).click();
      await expect(formStatus(page)).toContainText(failure);
      problems.length = 0;
    },
    async (page) => {
      await page.unroute(insertCall);
      await page.route(insertCall, (route) => route.fulfill({ status: 201 }));
      await sendButton(page).click();
      await expect(formStatus(page)).toHaveText(thanks);
    },
  ],
  '/nowhere': [],
};

for (const width of [360, 1280]) {
  test(`axe finds nothing on any page in any state, light or dark, at ${width} px`, async ({
    page,
    problems,
  }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    const check = async (state: string) => {
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await findViolations(page), state).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await findViolations(page, ['color-contrast']), `${state}, dark`).toEqual([]);
    };
    // What fades in would be measured halfway.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [path, open] of Object.entries(states)) {
      await openHydrated(page, path);
      await page.mouse.move(1, 1);
      await expect(page.locator('[data-deferred]')).toHaveCount(0);
      await check(path);
      for (const [index, step] of open.entries()) {
        await step(page, problems);
        await check(`${path}, state ${index + 1}`);
      }
    }
  });
}

test('each page has its landmarks, one first heading, and no level left out', async ({ page }) => {
  for (const { path, heading } of routes) {
    await page.goto(path);
    for (const landmark of ['banner', 'navigation', 'main', 'contentinfo'] as const) {
      await expect(page.getByRole(landmark)).toHaveCount(1);
    }
    const levels = await page
      .getByRole('heading')
      .evaluateAll((all) => all.map(({ tagName }) => Number(tagName.slice(1))));
    expect(
      levels.filter((level) => level === 1),
      heading,
    ).toHaveLength(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), `${heading}: ${levels}`).toBeLessThanOrEqual(1);
    }
  }
});

/** Width and height of what can be tapped and is smaller than `size` in either. */
const smallTargets = (page: Page, selector: string, size: number) =>
  page.locator(selector).evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden]'))
        .map((element) => ({ element, place: element.getBoundingClientRect() }))
        // Half a pixel is lost where text is measured.
        .filter(({ place }) => Math.min(place.width, place.height) < least - 0.5)
        .map(({ element, place }) => `${element.outerHTML} ${place.width} x ${place.height}`),
    size,
  );

const primary =
  'nav a, header a, header label, [role="tab"], form input, form select, form textarea, form button, article button, dd button, [aria-pressed], main a[download]';

test('on a phone everything can be met with a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of routes) {
    await openHydrated(page, path);
    expect(await smallTargets(page, 'a, button, input, select, textarea', 24), path).toEqual([]);
    expect(await smallTargets(page, primary, 44), path).toEqual([]);
  }
});

test('on a phone the content begins in the first window', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const { path } of routes) {
    await page.goto(path);
    const top = await page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => heading.getBoundingClientRect().top);
    expect(top, path).toBeLessThan(740 / 2);
  }
});

test('with reduced motion nothing moves by itself, and nothing fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  for (const { path } of routes) {
    await openHydrated(page, path);
    await page.mouse.move(1, 1);
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
    const seen = () => page.locator('body').ariaSnapshot();
    const before = await seen();
    await page.clock.runFor(60_000);
    expect(await seen(), path).toBe(before);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a tap shows the details of a skill and puts them away, and turns a card over', async ({
    page,
  }) => {
    await openHydrated(page, '/skills');
    const tile = page.getByRole('tabpanel').getByRole('button', { name: 'Docker', exact: true });
    await tile.tap();
    await expect(page.getByRole('tooltip')).toBeAttached();
    await tile.tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await tile.tap();
    await expect(page.getByRole('tooltip')).toBeAttached();
    await page.getByRole('heading', { level: 1 }).tap();
    await expect(page.getByRole('tooltip')).toHaveCount(0);

    await page.goto('/');
    const card = page.getByRole('article').filter({ hasText: 'Mission-Driven' });
    await card.tap();
    await expect(card).toHaveAttribute('data-flipped', 'true');
    await card.tap();
    await expect(card).toHaveAttribute('data-flipped', 'false');
  });
});
