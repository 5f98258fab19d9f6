import {
  fill,
  formStatus,
  insertCall,
  openContact,
  sendButton,
  sender,
  thanks,
} from './contactPage';
import { routes } from './routes';
import { expect, openHydrated, test } from './test';

test('npm run dev shows all pages, and React has nothing to warn of', async ({
  page,
  problems,
}) => {
  for (const { path, heading } of routes) {
    await openHydrated(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    expect(problems, path).toEqual([]);
  }
});

test('npm run dev shows the error screen for an unknown address', async ({ page }) => {
  const response = await openHydrated(page, '/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
});

test('npm run dev takes messages', async ({ page }) => {
  await openContact(page);
  await fill(page, { ...sender, Message: 'Sent while developing' });
  const stored = page.waitForResponse(insertCall);
  await sendButton(page).click();
  expect((await stored).status()).toBe(201);
  await expect(formStatus(page)).toHaveText(thanks);
});

test('npm run dev shows no part without its styles, before the application starts and after', async ({
  page,
}) => {
  // What an element looks like when it is first there, and when all has come.
  await page.addInitScript(() => {
    const looks = new Map<Element, string>();
    const look = (element: Element) => {
      const { padding, borderTopWidth, backgroundColor, fontSize, listStyleType } =
        getComputedStyle(element);
      return [padding, borderTopWidth, backgroundColor, fontSize, listStyleType].join(' ');
    };
    const note = () => {
      for (const element of document.querySelectorAll('#root *')) {
        if (!looks.has(element)) looks.set(element, look(element));
      }
    };
    new MutationObserver(note).observe(document, { childList: true, subtree: true });
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
    await page.getByRole('button').first().hover();
    await page.waitForLoadState('networkidle');
    const changed = await page.evaluate('changedLooks()');
    expect(changed, path).toEqual([]);
  }
});
