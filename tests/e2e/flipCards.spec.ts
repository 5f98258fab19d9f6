import type { Locator, Page } from '@playwright/test';
import { expect, openHydrated, test } from './test';

const card = (page: Page, name: string) => page.getByRole('article').filter({ hasText: name });
const button = (of: Locator) => of.getByRole('button', { name: /^Turn over/ });

/** Selects all text of an element, as a visitor may have done a while ago. */
const select = (element: Locator) =>
  element.evaluate((selected) => getSelection()?.selectAllChildren(selected));
const selected = (page: Page) => page.evaluate(() => String(getSelection()));

const expectFlipped = (flipped: Locator, isFlipped: boolean) =>
  expect(flipped).toHaveAttribute('data-flipped', String(isFlipped));

/** The four ways to press a button. */
const presses: Record<string, (button: Locator) => Promise<void>> = {
  mouse: (pressed) => pressed.click(),
  Enter: (pressed) => pressed.press('Enter'),
  Space: (pressed) => pressed.press('Space'),
  finger: (pressed) => pressed.tap(),
};

test.describe('whatever is selected on the page', () => {
  test.use({ hasTouch: true });

  for (const [how, press] of Object.entries(presses)) {
    test(`the button turns a card over by ${how}`, async ({ page }) => {
      await openHydrated(page, '/');
      const mission = card(page, 'Mission-Driven');
      for (const place of [page.getByRole('banner'), mission, page.locator('body')]) {
        await select(place);
        expect(await selected(page)).not.toBe('');
        await press(button(mission));
        await expectFlipped(mission, true);
        await select(place);
        await press(button(mission));
        await expectFlipped(mission, false);
      }
    });
  }

  test('a click on a card turns it over, and so does a tap', async ({ page }) => {
    await openHydrated(page, '/');
    const mission = card(page, 'Mission-Driven');
    await select(page.getByRole('heading', { level: 1 }));
    await mission.click({ position: { x: 20, y: 20 } });
    await expectFlipped(mission, true);
    await select(page.getByRole('heading', { level: 1 }));
    await mission.tap({ position: { x: 20, y: 20 } });
    await expectFlipped(mission, false);
    // Everything, with the card in it.
    await select(page.locator('body'));
    await mission.dispatchEvent('pointerdown');
    await mission.dispatchEvent('click');
    await expectFlipped(mission, true);
  });
});

test('marking text on a card with the mouse does not turn it, the button still does', async ({
  page,
}) => {
  // What is still turning lies elsewhere.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/projects');
  await page.mouse.move(1, 1);
  await expect(page.locator('[data-deferred]')).toHaveCount(0);
  const first = page.getByRole('article').first();
  await button(first).click();
  const text = first.locator('p:visible').first();
  const box = await text.boundingBox();
  if (!box) throw new Error('The back has no text.');
  await page.mouse.move(box.x + 4, box.y + 12);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 12, { steps: 5 });
  await page.mouse.up();
  expect(await selected(page)).not.toBe('');
  await expectFlipped(first, true);
  await button(first).press('Enter');
  await expectFlipped(first, false);
});

for (const width of [360, 320]) {
  test(`at ${width} px, with text twice as large, nothing on a card lies on anything else`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    // What is still turning lies elsewhere.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, '/projects');
    await page.mouse.move(1, 1);
    await expect(page.locator('[data-deferred]')).toHaveCount(0);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    for (const each of await page.getByRole('article').all()) {
      for (const _side of ['front', 'back']) {
        const boxes = await Promise.all(
          [button(each), ...(await each.getByRole('link').all())].map((one) => one.boundingBox()),
        );
        for (const [index, a] of boxes.entries()) {
          for (const b of boxes.slice(index + 1)) {
            if (!a || !b) throw new Error('A control cannot be seen.');
            const apart =
              a.x + a.width <= b.x ||
              b.x + b.width <= a.x ||
              a.y + a.height <= b.y ||
              b.y + b.height <= a.y;
            expect(apart, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true);
          }
        }
        await button(each).click();
      }
    }
    const { scrollWidth, clientWidth } = await page.evaluate(() => ({
      scrollWidth: document.documentElement.scrollWidth,
      clientWidth: document.documentElement.clientWidth,
    }));
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });
}

test('a core value keeps its name as its heading, whichever side shows', async ({ page }) => {
  // What is still turning away could be seen yet.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHydrated(page, '/');
  for (const each of await page.getByRole('article').all()) {
    const heading = each.getByRole('heading', { level: 3 });
    const name = await heading.textContent();
    expect(name).not.toBe('');
    await button(each).click();
    await expectFlipped(each, true);
    await expect(heading).toHaveText([name ?? '']);
    await expect(heading).toBeVisible();
  }
});
