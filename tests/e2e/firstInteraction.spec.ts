import type { Page } from '@playwright/test';
import { expect, holdBack, openHydrated, test, watchScripts } from './test';

const tab = (page: Page, name: RegExp) => page.getByRole('tab', { name });

test('what chooses and moves is loaded on the first interaction', async ({ page }) => {
  const scripts = watchScripts(page);
  const hasAskedFor = (start: string) => scripts.some((name) => name.startsWith(start));
  await openHydrated(page, '/projects');
  expect(['ProjectsBody', 'Particles'].map(hasAskedFor)).toEqual([false, false]);
  await expect(tab(page, /^MLOps/)).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(100, 100);
  await expect.poll(() => ['ProjectsBody', 'Particles'].map(hasAskedFor)).toEqual([true, true]);
  await expect(page.locator('canvas')).toBeVisible();
});

test('a category clicked before its code has come is chosen when it has', async ({ page }) => {
  const release = await holdBack(page, 'ProjectsBody');
  await openHydrated(page, '/projects');
  await tab(page, /^Healthcare AI/).click();
  await expect(tab(page, /^MLOps/)).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(tab(page, /^Healthcare AI/)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('Currently showing 4 projects in Healthcare AI')).toBeVisible();
});

test('a card clicked before the application is there turns over when it is', async ({ page }) => {
  const release = await holdBack(page, 'entry.client');
  await page.goto('/');
  const card = page.getByRole('article').filter({ hasText: 'Mission-Driven' });
  await card.click();
  await expect(card).toHaveAttribute('data-flipped', 'false');
  release();
  await expect(card).toHaveAttribute('data-flipped', 'true');
});
