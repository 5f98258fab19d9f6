import { profileOf } from '@portfolio/data/shown/contactDetails';
import { owner } from '../content.ts';
import { expectPdf } from './support/downloads';
import {
  announcement,
  heading,
  isSameDocument,
  main,
  markDocument,
  navLink,
  navLinks,
  region,
  showing,
} from './support/page';
import { routes } from './support/routes';
import { expect, openHydrated, stated, test, watchScripts } from './support/test';

/** The states that a visitor has seen while a page changed. */
interface Seen {
  heading: string;
  sections: number;
  footer: number;
}

test('the navigation leads through all pages in one document, with the same header and footer', async ({
  page,
}) => {
  await openHydrated(page, '/');
  await markDocument(page);
  for (const { path, label, ...words } of [...routes.slice(1), ...routes.slice(0, 1)]) {
    await navLink(page, label).click();
    await expect(heading(page)).toHaveText(words.heading);
    await expect(page).toHaveTitle(words.title);
    await expect(page).toHaveURL(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`^https://.*${path}$`),
    );

    const header = page.getByRole('banner');
    await expect(header.getByText(stated(owner.tagline), { exact: true })).toBeVisible();
    await expect(header.getByText(owner.name, { exact: true })).toBeVisible();
    await expect(header.getByText(owner.title, { exact: true })).toBeVisible();
    const portrait = header.getByRole('img', { name: stated(owner.portrait).alt });
    await expect(portrait).not.toHaveJSProperty('naturalWidth', 0);
    for (const download of ['Download Resume', 'Download Business Card']) {
      await expect(header.getByRole('link', { name: download })).toBeVisible();
    }
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText(`© 2024 ${owner.name}`)).toBeVisible();

    const active = navLinks(page).and(page.locator('[aria-current="page"]'));
    await expect(active).toHaveText([label]);
    // The active entry is marked for the eye too.
    const lines = await navLinks(page).evaluateAll((all) =>
      all.map((link) => getComputedStyle(link).borderBlockEndColor),
    );
    expect(new Set(lines).size).toBe(2);
    const line = await active.evaluate((link) => getComputedStyle(link).borderBlockEndColor);
    expect(lines.filter((each) => each === line)).toHaveLength(1);
  }
  await page.goBack();
  await expect(heading(page)).toHaveText('Get In Touch');
  expect(await isSameDocument(page)).toBe(true);
});

test('header and footer have the downloads, the navigation and three ways to the owner', async ({
  page,
}) => {
  await openHydrated(page, '/contact');
  const button = (name: string) => page.getByRole('banner').getByRole('link', { name });
  await expectPdf(button('Download Resume'), 'resume.pdf');
  await expectPdf(button('Download Business Card'), 'business-card.pdf');
  await expect(navLinks(page)).toHaveText(routes.map(({ label }) => label));
  for (const [index, { path }] of routes.entries()) {
    await expect(navLinks(page).nth(index)).toHaveAttribute('href', path);
  }
  const icons = page
    .getByRole('contentinfo')
    .getByRole('link')
    .filter({ has: page.locator('svg') });
  await expect(icons).toHaveCount(3);
  for (const [name, href, target] of [
    ['E-mail', `mailto:${owner.email}`, null],
    ['GitHub', stated(profileOf(owner, 'code')).url, '_blank'],
    ['LinkedIn', stated(profileOf(owner, 'network')).url, '_blank'],
  ] as const) {
    const icon = page.getByRole('contentinfo').getByRole('link', { name });
    await expect(icon).toHaveAttribute('href', href);
    expect(await icon.getAttribute('target'), name).toBe(target);
    await expect(icon.locator('svg')).toBeVisible();
  }
});

test('on a new page the focus is at its heading, and its title is announced', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(announcement(page)).toHaveText('');
  await navLink(page, 'Education').press('Enter');
  await expect(heading(page)).toHaveText('Education & Certifications');
  await expect(heading(page)).toBeFocused();
  await expect(announcement(page)).toHaveText(/^Education & Certifications · /);
  // Tabbing goes on from there.
  await page.keyboard.press('Tab');
  await expect(main(page).locator(':focus')).toBeVisible();
});

test('a new page shows its heading first, then the rest, and never its footer too early', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 740 });
  await openHydrated(page, '/');
  await page.evaluate(() => {
    const seen: Seen[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() =>
      seen.push({
        heading: document.querySelector('h1')?.textContent ?? '',
        sections: document.querySelectorAll('main section').length,
        footer: document.querySelector('footer')?.getBoundingClientRect().top ?? 0,
      }),
    ).observe(document.body, { childList: true, subtree: true });
  });
  await navLink(page, 'Education').click();
  await expect(main(page).locator('section')).toHaveCount(3);
  const seen = await page.evaluate((): Seen[] => Reflect.get(window, 'seen'));
  const states = seen.filter(({ heading }) => heading.startsWith('Education'));
  expect(states[0]?.sections).toBe(0);
  expect(new Set(states.map(({ sections }) => sections))).toEqual(new Set([0, 3]));
  expect(Math.min(...states.map(({ footer }) => footer))).toBeGreaterThan(740);
});

test('a page is fetched before the click: with the pointer over its link, or the focus', async ({
  page,
}) => {
  // For others, all pages are fetched.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  const scripts = watchScripts(page);
  await openHydrated(page, '/');
  const nameOf = (start: string) => scripts.find((name) => name.startsWith(start));
  /** Waits until a requested script is there with everything that it imports. */
  const isThere = async (start: string) => {
    await expect.poll(() => nameOf(start)).toBeDefined();
    await page.evaluate((name) => import(`/assets/${name}`).then(() => undefined), nameOf(start));
  };
  await navLink(page, 'Experience').hover();
  await isThere('ExperiencePage');
  expect(nameOf('ProjectsPage')).toBeUndefined();
  await navLink(page, 'Projects').focus();
  await isThere('ProjectsPage');
  // If anything were still missing now, that would be a problem on the console.
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText('Featured Projects');
  await expect(showing(page, '5 projects in MLOps')).toBeVisible();
  await navLink(page, 'Experience').click();
  await expect(heading(page)).toHaveText('Career Ladder');
});

test('visitors who use the site find all pages ready, and visitors who only read load none of them', async ({
  page,
}) => {
  // Chromium sometimes stops reporting idle time.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      options?.timeout
        ? window.setTimeout(
            () => callback({ didTimeout: true, timeRemaining: () => 0 }),
            options.timeout,
          )
        : 0;
  });
  const scripts = watchScripts(page);
  await openHydrated(page, '/');
  const pages = () => scripts.filter((name) => /^\w+Page-/.test(name)).length;
  expect(pages()).toBe(1);
  await page.mouse.move(1, 1);
  await expect.poll(pages).toBe(routes.length);
});

test('an unknown address leads back to the site', async ({ page }) => {
  await openHydrated(page, '/no-such-page');
  await region(page, 'Selected work').getByRole('link', { name: 'Drift Watch' }).click();
  await expect(heading(page)).toHaveText('Drift Watch');
});
