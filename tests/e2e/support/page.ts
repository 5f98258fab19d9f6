import type { Locator, Page } from '@playwright/test';
import { expect } from './test';

/** The page's first heading. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

export const main = (page: Page) => page.getByRole('main');

export const navLinks = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link');

/** An entry of the main navigation. */
export const navLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });

/**
 * Goes to another page by keyboard. After a click that scrolls first, Chromium may still see the map's frame, which runs in
 * a process of its own, where the link is.
 */
export async function goTo(page: Page, name: string) {
  await navLink(page, name).press('Enter');
  await expect(navLink(page, name)).toHaveAttribute('aria-current', 'page');
}

/** A section of the page, by its heading. */
export const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** The section that closes the page. */
export const lastRegion = (page: Page) => main(page).getByRole('region').last();

/** A card, by some of its text. */
export const card = (page: Page, text: string) =>
  page.getByRole('article').filter({ hasText: text });

/** The button that turns a card, on either side. */
export const turnButton = (of: Locator) =>
  of.getByRole('button', { name: /^(How it was measured|Read more|In practice|Back|Close): / });

export async function expectFlipped(flipped: Locator, isFlipped = true) {
  await expect(flipped).toHaveAttribute('data-flipped', String(isFlipped));
  // The other side can be used from the half turn on.
  await expect(flipped).not.toHaveAttribute('data-turning');
}

/** A category to choose, by a part of its name. */
export const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** The line that says which projects are shown, such as "5 projects in MLOps". */
export const showing = (page: Page, what: string) => page.getByText(`Currently showing ${what}`);

/** The button for the theme while this one is on. */
export const theme = (page: Pick<Page, 'getByRole'>, name: string) =>
  page.getByRole('button', { name: `${name} theme` });

/** Switches from the light theme, which is the system's, to the dark one. */
export async function chooseDark(page: Pick<Page, 'getByRole'>) {
  await theme(page, 'Light').click();
  await expect(theme(page, 'Dark')).toBeVisible();
}

export const tryAgain = (page: Page) => page.getByRole('button', { name: 'Try again' });

/** The announcement when the page changes. */
export const announcement = (page: Page) => page.locator('[aria-live="polite"]:not([role])');

/** A region's links, without the one to the region itself. */
export const linksIn = (part: Locator) => part.getByRole('link', { name: /^(?!Link to)/ });

/** How far the window is scrolled down, in CSS pixels. */
export const scrollPosition = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Marks the document, so that a new one would be noticed. */
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));

export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

/** Follows a link within the site, sees the page that it leads to, and comes back. */
export async function expectLeadsTo(link: Locator, path: string) {
  const page = link.page();
  const before = page.url();
  await link.click();
  await expect(page).toHaveURL(path);
  await page.goBack();
  await expect(page).toHaveURL(before);
  await expect(link).toBeVisible();
}

/** Expects that nothing is wider than the window at any of these widths, in CSS pixels. */
export async function expectNoSidewaysScroll(page: Page, widths: number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(contentWidth, `${page.url()} at ${width} px`).toBeLessThanOrEqual(width);
  }
}
