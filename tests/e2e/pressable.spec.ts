import type { Page } from '@playwright/test';
import { shownStories } from '@portfolio/data/story/shownStories';
import { createContentReader } from '@portfolio/publish/content/contentReader';
import { ownContentFolder } from '@portfolio/publish/content/folders';
import { described, english } from '../language';
import { routes } from './support/routes';
import { expect, openInteractive, test } from './support/test';

const stories = shownStories(
  await createContentReader(ownContentFolder).read(),
  english,
  described,
);

/**
 * The visible links, buttons and fields whose middle is below something else, which gets the press: first on the page
 * as it is, then on each card, opened. Only an open tooltip may cover them.
 */
const coveredControls = (page: Page) =>
  page.evaluate(async () => {
    const covered = new Set<string>();
    const look = (root: Element) => {
      const tooltip = document.querySelector('[role="tooltip"]')?.parentElement;
      const controls = root.querySelectorAll('a[href], button, input, select, textarea, summary');
      for (const control of controls) {
        // The choice of a theme is one button on a phone.
        const target = control.closest('[role="radiogroup"]') ?? control;
        // The link to the content is cut away until it has the focus.
        const isSeen = getComputedStyle(target).clipPath !== 'inset(50%)';
        if (!isSeen || !target.checkVisibility({ visibilityProperty: true })) continue;
        if (control.closest('[inert]') || control.matches(':disabled')) continue;
        // What sticks to the window may come out only once the page is scrolled.
        const places = [
          () => target.scrollIntoView({ block: 'center', behavior: 'instant' }),
          () => scrollTo({ top: innerHeight, behavior: 'instant' }),
        ];
        for (let line = 0; line < target.getClientRects().length; line += 1) {
          const above = places.map((scroll) => {
            scroll();
            const { x, y, width, height } = target.getClientRects()[line] ?? new DOMRect();
            const hit = document.elementFromPoint(x + width / 2, y + height / 2);
            return target.contains(hit) || tooltip?.contains(hit) ? undefined : hit;
          });
          if (above.includes(undefined)) continue;
          const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
          const found = (above[0]?.cloneNode() as Element | undefined)?.outerHTML;
          covered.add(`${control.tagName} “${name.trim()}” is below ${found}`);
        }
      }
    };
    look(document.body);
    for (const button of document.querySelectorAll<HTMLElement>('article > [aria-expanded]')) {
      if (button.ariaExpanded === 'false') button.click();
      // Opening it may close another one.
      await new Promise(requestAnimationFrame);
      if (button.parentElement) look(button.parentElement);
    }
    return [...covered];
  });

for (const { path } of [...routes, ...stories, { path: '/no-such-page' }]) {
  test(`all links and buttons of ${path} can be pressed, at any width`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openInteractive(page, path);
    for (const width of [360, 768, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await coveredControls(page), `at ${width} px`).toEqual([]);
    }
  });
}

test('an open tooltip covers no more than it shows', async ({ page }) => {
  await openInteractive(page, '/skills');
  await page.getByRole('button', { name: 'MLflow', exact: true }).first().focus();
  await expect(page.getByRole('tooltip')).toBeAttached();
  expect(await coveredControls(page)).toEqual([]);
});
