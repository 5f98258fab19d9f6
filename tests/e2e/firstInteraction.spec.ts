import { card, expectFlipped, showing, tab } from './support/page';
import { expect, openEarly, test } from './support/test';

test('a category clicked before the application is there is chosen when it is', async ({
  page,
}) => {
  const release = await openEarly(page, '/projects');
  await tab(page, 'Healthcare AI').click();
  await expect(tab(page, 'MLOps')).toHaveAttribute('aria-selected', 'true');
  release();
  await expect(tab(page, 'Healthcare AI')).toHaveAttribute('aria-selected', 'true');
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
});

test('a card clicked before the application is there turns over when it is', async ({ page }) => {
  const release = await openEarly(page, '/');
  await card(page, 'Mission-Driven').click();
  await expectFlipped(card(page, 'Mission-Driven'), false);
  release();
  await expectFlipped(card(page, 'Mission-Driven'));
});
