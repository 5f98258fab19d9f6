import type { Page } from '@playwright/test';
import { expectAccessible } from './support/axe';
import {
  accept,
  failure,
  fill,
  formStatus,
  insertCall,
  passWritingTime,
  sendButton,
  sender,
  thanks,
} from './support/contactPage';
import { card, showing, tab, turnButton } from './support/page';
import { paths } from './support/routes';
import { expect, openHydrated, openInteractive, test } from './support/test';

/** The steps by which a visitor can change a page, one after the other. */
const states: Record<string, ((page: Page, problems: string[]) => Promise<unknown>)[]> = {
  '/': [(page) => card(page, 'Mission-Driven').click()],
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
      await tab(page, 'Data Technologies').click();
      await page.getByRole('button', { name: 'Quote 2 of 3' }).click();
    },
  ],
  '/projects': [
    async (page) => {
      for (const card of await page.getByRole('article').all()) {
        await turnButton(card).click();
      }
    },
    async (page) => {
      await tab(page, 'Computer Vision').click();
      await expect(showing(page, '4 projects in Computer Vision')).toBeVisible();
    },
  ],
  '/contact': [
    (page) => sendButton(page).click(),
    async (page, problems) => {
      await fill(page, { ...sender, Message: 'Could we talk about it?' });
      await page.route(insertCall, (route) => route.abort());
      await passWritingTime(page);
      await sendButton(page).click();
      await expect(formStatus(page)).toContainText(failure);
      problems.length = 0;
    },
    async (page) => {
      await page.unroute(insertCall);
      await page.route(insertCall, accept);
      await sendButton(page).click();
      await expect(formStatus(page)).toHaveText(thanks);
    },
  ],
};

for (const width of [360, 1280]) {
  test(`axe finds nothing on any page in any state, light or dark, at ${width} px`, async ({
    page,
    problems,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width, height: 900 });
    for (const path of [...paths, '/nowhere']) {
      await openInteractive(page, path);
      await expectAccessible(page);
      for (const [index, step] of (states[path] ?? []).entries()) {
        await step(page, problems);
        await expectAccessible(page, undefined, `${path}, state ${index + 1}`);
      }
    }
  });
}

/** Tap targets that are narrower or lower than `size`, in CSS pixels. */
const smallTargets = (page: Page, selector: string, size: number) =>
  page.locator(selector).evaluateAll(
    (elements, least) =>
      elements
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => !element.closest('[aria-hidden]'))
        // WCAG 2.5.8 leaves a link in a sentence as high as its lines.
        .filter(
          ({ parentElement }) =>
            !Array.from(parentElement?.childNodes ?? []).some(
              (node) => node instanceof Text && node.data.trim() !== '',
            ),
        )
        .map((element) => {
          const { width, height } = element.getBoundingClientRect();
          // A link can cover more than its words.
          const cover = getComputedStyle(element, '::after');
          const reach = (size: string) =>
            cover.position === 'absolute' ? Number.parseFloat(size) || 0 : 0;
          const place = {
            width: Math.max(width, reach(cover.width)),
            height: Math.max(height, reach(cover.height)),
          };
          return { element, place };
        })
        // The size of a text may be off by half a pixel.
        .filter(({ place }) => Math.min(place.width, place.height) < least - 0.5)
        .map(({ element, place }) => `${element.outerHTML} ${place.width} x ${place.height}`),
    size,
  );

const primary =
  'nav:not([aria-label="Breadcrumb"]) a, header a, header label, [role="tab"], form input, form select, form textarea, form button, article button, dd button, [aria-pressed], main a[download]';

test('on a phone everything is large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of paths) {
    await openHydrated(page, path);
    expect(await smallTargets(page, 'a, button, input, select, textarea', 24), path).toEqual([]);
    expect(await smallTargets(page, primary, 44), path).toEqual([]);
  }
});

test('with reduced motion nothing moves by itself, and nothing fades', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  for (const path of paths) {
    await openInteractive(page, path);
    // The owner's local time goes on, and what reads a figure comes after the page.
    const seen = async () =>
      (await page.locator('body').ariaSnapshot())
        .replace(/\d+:\d\d\s[AP]M/, '')
        .replace(/^ *- 'slider .*\n/gm, '');
    const before = await seen();
    await page.clock.runFor(60_000);
    expect(await seen(), path).toBe(before);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
});
