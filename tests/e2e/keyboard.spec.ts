import {
  card,
  expectFlipped,
  heading,
  main,
  navLink,
  showing,
  tab,
  turnButton,
} from './support/page';
import { expect, openHydrated, test } from './support/test';

test('a visitor without a mouse skips the header, chooses, turns a card over and reads on', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page)).toBeFocused();

  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Healthcare AI')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(showing(page, '4 projects in Healthcare AI')).toBeVisible();
  await expect(page.getByText('Loading projects...')).toBeHidden();
  const first = card(page, 'Chest X-Ray Triage');
  await turnButton(first).focus();
  await page.keyboard.press('Space');
  await expectFlipped(first);
  await expect(turnButton(first)).toBeFocused();
  for (const [key, isOpen] of [
    ['Enter', true],
    ['Space', false],
  ] as const) {
    await first.getByText('Numbers', { exact: true }).press(key);
    await expect(first.getByRole('table')).toBeVisible({ visible: isOpen });
  }
  await expectFlipped(first);

  await navLink(page, 'Skills').press('Enter');
  await expect(heading(page)).toHaveText('Skills');
  await expect(heading(page)).toBeFocused();
  await page.getByRole('button', { name: 'MLflow', exact: true }).first().focus();
  await expect(page.getByRole('tooltip')).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
});
