import { everyPage } from '@portfolio/words';
import { formStatus, insertCall, openContact, send, thanks } from './support/contactPage';
import { chooseDark, heading } from './support/page';
import { routes } from './support/routes';
import { expect, openHydrated, test } from './support/test';

test('npm run dev shows all pages, and React warns of nothing', async ({ page, problems }) => {
  for (const { path, ...words } of routes) {
    await openHydrated(page, path);
    await expect(heading(page)).toHaveText(words.heading);
    expect(problems, path).toEqual([]);
  }
});

test('npm run dev shows what can be pressed', async ({ page }) => {
  await openHydrated(page, '/projects');
  await page.getByRole('tab', { name: /^Computer Vision/ }).click();
  await expect(page).toHaveURL(/category=computer-vision/);
  await chooseDark(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('npm run dev shows the error screen for an unknown address', async ({ page }) => {
  const response = await openHydrated(page, '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(heading(page)).toHaveText(everyPage.errors.title);
});

test('npm run dev takes messages', async ({ page }) => {
  await openContact(page);
  const stored = page.waitForResponse(insertCall);
  await send(page, 'Sent while developing');
  expect((await stored).status()).toBe(201);
  await expect(formStatus(page)).toHaveText(thanks);
});

test('npm run dev never shows a part without its styles', async ({ page }) => {
  // Compares how an element looks when it appears, and when everything has loaded.
  await page.addInitScript(() => {
    const looks = new Map<Element, string>();
    const look = (element: Element) => {
      const { padding, borderTopWidth, backgroundColor, fontSize, listStyleType } =
        getComputedStyle(element);
      return [padding, borderTopWidth, backgroundColor, fontSize, listStyleType].join(' ');
    };
    const note = () => {
      const elements = [...document.querySelectorAll('#root *')];
      // An element that is still being parsed may look different once it is complete.
      const open = document.readyState === 'loading' ? (elements.at(-1) ?? null) : null;
      for (const element of elements) {
        if (!looks.has(element) && !element.contains(open)) looks.set(element, look(element));
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
    addEventListener('DOMContentLoaded', note);
    Object.assign(window, {
      changedLooks: () =>
        [...looks]
          .filter(([element, before]) => element.isConnected && look(element) !== before)
          .map(([element, before]) => `${element.className}: ${before} → ${look(element)}`),
    });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/skills', '/projects?category=mlops', '/contact']) {
    await openHydrated(page, path);
    await heading(page).hover();
    await page.waitForLoadState('networkidle');
    const changed = await page.evaluate('changedLooks()');
    expect(changed, path).toEqual([]);
  }
});
