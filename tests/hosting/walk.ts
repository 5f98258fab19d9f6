import type { Browser, Page } from 'playwright';
import { expect } from 'vitest';

/** Every problem on a page, and every request that leaves the site. */
export function watch(page: Page, site: string): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) problems.push(`${request.url()} is not of the site`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.url()} is ${response.status()}`);
  });
  return problems;
}

const hydrated = (page: Page) => page.locator('html[data-hydrated]').waitFor({ state: 'attached' });

/**
 * Comes into the site at a page that is not the first, goes on by links, reloads, follows the address
 * of a choice, and one with a slash too many.
 * @param site the address of the first page, with a slash at the end
 */
export async function walk(browser: Browser, site: string): Promise<void> {
  const page = await browser.newPage();
  const problems = watch(page, site);
  const link = (name: string) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true });
  const isAt = async (path: string, heading: string) => {
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect(page.url()).toBe(site + path);
  };
  try {
    await page.goto(`${site}skills`);
    await hydrated(page);
    await link('Projects').click();
    await isAt('projects', 'Featured Projects');
    await page.reload();
    await hydrated(page);
    await isAt('projects', 'Featured Projects');
    await link('About').click();
    await page.waitForURL(site);
    await page.goBack();
    await isAt('projects', 'Featured Projects');
    await page.goto(`${site}projects?category=computer-vision`);
    await page.getByRole('tab', { name: /^Computer Vision/, selected: true }).waitFor();
    expect(page.url()).toBe(`${site}projects?category=computer-vision`);
    expect(problems).toEqual([]);

    // GitHub Pages answers this with its error page, from which the browser goes on.
    await page.goto(`${site}education/`);
    await page.waitForURL(`${site}education`);
    await hydrated(page);
    await isAt('education', 'Education & Certifications');
    expect(problems.filter((problem) => !/404/.test(problem))).toEqual([]);
  } finally {
    await page.close();
  }
}
