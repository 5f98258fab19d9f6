import type { Page } from '@playwright/test';
import { routes } from './routes';
import { expectNoShift, watchShifts } from './shifts';
import { expect, holdBack, openHydrated, test, watchScripts } from './test';

const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

test('the navigation changes pages without loading a new document', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const { path, label, title, heading } of [...routes.slice(1), ...routes.slice(0, 1)]) {
    await navLink(page, label).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page).toHaveTitle(title);
    await expect(page).toHaveURL(path);
    await expect(page.locator('nav [aria-current="page"]')).toHaveText(label);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://.*${path}$`),
    );
  }
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('on a new page the focus is at its heading, and its title is announced', async ({ page }) => {
  await openHydrated(page, '/');
  const announced = page.locator('[aria-live="polite"]:not([role])');
  await expect(announced).toHaveText('');
  await navLink(page, 'Education').focus();
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1, name: 'Education & Certifications' });
  await expect(heading).toBeFocused();
  await expect(announced).toHaveText(/^Education & Certifications · /);
  // Tabbing goes on from there.
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toBeVisible();
});

test('the active entry is marked for the eye too', async ({ page }) => {
  await openHydrated(page, '/skills');
  const line = (label: string) =>
    navLink(page, label).evaluate((link) => getComputedStyle(link).borderBlockEndColor);
  expect(await line('Skills')).not.toBe(await line('Projects'));
});

test('a page is fetched before the click: with the pointer over its link, or the focus', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await openHydrated(page, '/');
  const nameOf = (start: string) => scripts.find((name) => name.startsWith(start));
  /** Waits until a script that was asked for is there with everything that it imports. */
  const isThere = async (start: string) => {
    await expect.poll(() => nameOf(start)).toBeDefined();
    await page.evaluate((name) => import(`/assets/${name}`).then(() => undefined), nameOf(start));
  };
  await navLink(page, 'Experience').hover();
  await isThere('ExperiencePage');
  // The background comes with the first move of the pointer.
  await isThere('Particles');
  expect(nameOf('ProjectsPage')).toBeUndefined();
  await navLink(page, 'Projects').focus();
  await isThere('ProjectsBody');
  // Whatever is still missing now would be told as a problem.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured Projects');
  await expect(page.getByText('Currently showing 5 projects in MLOps')).toBeVisible();
  await navLink(page, 'Experience').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Career Ladder');
});

test('a page that takes its time is marked as on its way', async ({ page }) => {
  await openHydrated(page, '/');
  const release = await holdBack(page, 'EducationPage');
  const link = navLink(page, 'Education');
  await link.click();
  await expect(link).toHaveAttribute('data-pending');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hi/);
  release();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Education & Certifications');
  await expect(link).not.toHaveAttribute('data-pending');
});

test('going on before a page has faded in is no error', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLElement>('nav a')];
    for (const link of [...links, ...links.reverse()]) {
      link.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hi/);
});

test('one page fades into the next, and just changes where nothing may move', async ({ page }) => {
  const nameTransition = () =>
    page.evaluate(async () => {
      const start = document.startViewTransition.bind(document);
      const animations = new Promise<number>((resolve) => {
        document.startViewTransition = (update) => {
          const transition = start(update);
          void transition.ready.then(() => resolve(document.getAnimations().length));
          return transition;
        };
      });
      document.querySelector<HTMLElement>('nav a:not([aria-current])')?.click();
      return animations;
    });
  await openHydrated(page, '/contact');
  expect(await nameTransition()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/contact');
  expect(await nameTransition()).toBe(0);
});

for (const document of ['the same', 'a new']) {
  test(`in ${document} document, a page begins at its top, and the way back leads to where one was`, async ({
    page,
  }) => {
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
    const link = page.getByRole('link', { name: "Let's Collaborate" });
    await openHydrated(page, '/projects');
    if (document === 'the same') {
      await page.mouse.move(5, 5);
      await expect(page.locator('[data-deferred]')).toHaveCount(0);
    }
    await link.scrollIntoViewIfNeeded();
    const before = await scrollY();
    expect(before).toBeGreaterThan(300);
    if (document === 'the same') await link.click();
    else await openHydrated(page, '/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Get In Touch');
    expect(await scrollY()).toBe(0);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Featured Projects');
    await expect(page.locator('html[data-hydrated]')).toBeAttached();
    await expect.poll(scrollY).toBe(before);
  });
}

test('whoever has scrolled before the application is there stays where they are', async ({
  page,
}) => {
  const release = await holdBack(page, 'entry.client');
  await page.goto('/projects');
  await page.mouse.move(600, 300);
  await page.mouse.wheel(0, 700);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(700);
  release();
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(700);
});

test('on a phone nothing jumps while a page comes to life', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await watchShifts(page);
  for (const path of [...routes.map((route) => route.path), '/projects?category=financial-ai']) {
    await openHydrated(page, path);
    await page.mouse.move(5, 5);
    await expect(page.locator('canvas')).toBeVisible();
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
    await expectNoShift(page, path);
  }
});

test('the keyboard reaches the content past the header with one key', async ({ page }) => {
  await openHydrated(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
