import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILT } from './support/builtScripts';
import { send, thanks, unique } from './support/contactPage';
import { findNewer, newerPaths, removeFeatures } from './support/newerFeatures';
import { heading, navLink } from './support/page';
import { paths, routes } from './support/routes';
import { expect, openHydrated, test } from './support/test';

test('no script uses syntax or methods that a supported browser lacks', () => {
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' });
  const scripts = files
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, readFileSync(join(BUILT, name), 'utf8')] as const);
  expect(scripts.length).toBeGreaterThan(10);
  const page = readFileSync(join(BUILT, 'index.html'), 'utf8');
  const [, inline] = /<script data-load[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
  expect(inline).toContain('PerformanceObserver');
  expect(findNewer(new Map([...scripts, ['index.html', inline ?? '']]))).toEqual([]);
});

test.describe('in a browser without anything that a supported one lacks', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(removeFeatures, newerPaths);
  });

  test('every page works as the first one', async ({ page }) => {
    for (const path of paths) {
      await openHydrated(page, path);
      await page.mouse.move(1, 1);
      expect(await page.evaluate(() => 'toReversed' in [])).toBe(false);
      await expect(heading(page), path).not.toHaveText('Unexpected Application Error!');
    }
  });

  test('pages, cards, tooltips and the form work', async ({ page }) => {
    await openHydrated(page, '/no-such-page');
    for (const { label, heading: text } of routes) {
      await navLink(page, label).click();
      await expect(heading(page)).toHaveText(text);
    }
    await send(page, unique('From an old browser.'));
    await expect(page.getByText(thanks)).toBeVisible();
    await navLink(page, 'Skills').click();
    await page.locator('main').getByRole('button', { name: 'MLflow' }).first().click();
    await expect(page.getByRole('tooltip')).toContainText('Proficiency');
    await navLink(page, 'Projects').click();
    for (const category of await page.getByRole('tab').all()) {
      await category.click();
      const card = page.getByRole('article').first();
      await card.locator('> [aria-expanded]').click();
      await expect(card.locator('> [aria-expanded]')).toHaveAttribute('aria-expanded', 'true');
    }
  });
});
