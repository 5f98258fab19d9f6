import { heading, navLink, scrollPosition, tab } from './support/page';
import {
  expect,
  interact,
  openHydrated,
  openInteractive,
  test,
  waitForHydration,
} from './support/test';

test('leaving a page before it has faded in is not an error', async ({ page }) => {
  await openHydrated(page, '/');
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLElement>('nav a')];
    for (const link of [...links, ...links.reverse()]) {
      link.click();
      await new Promise(requestAnimationFrame);
    }
  });
  await expect(heading(page)).toHaveText(/^Hi/);
});

test('after a double click on a category on a slow phone, one step back leaves it', async ({
  page,
}) => {
  await openInteractive(page, '/skills');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await tab(page, 'Programming Languages').dblclick();
  await expect(tab(page, 'Programming Languages')).toHaveAttribute('aria-selected', 'true');
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await expect(page).toHaveURL('/skills');
  await expect(tab(page, 'All')).toHaveAttribute('aria-selected', 'true');
});

for (const document of ['the same', 'a new']) {
  test(`in ${document} document, a page begins at its top, and the way back leads to the old place`, async ({
    page,
  }) => {
    const link = page.getByRole('link', { name: "Let's Collaborate" });
    await openHydrated(page, '/projects');
    if (document === 'the same') await interact(page);
    await link.scrollIntoViewIfNeeded();
    const before = await scrollPosition(page);
    expect(before).toBeGreaterThan(300);
    if (document === 'the same') await link.click();
    else await openHydrated(page, '/contact');
    await expect(heading(page)).toHaveText('Get In Touch');
    expect(await scrollPosition(page)).toBe(0);
    await page.goBack();
    await expect(heading(page)).toHaveText('Featured Projects');
    await waitForHydration(page);
    // The typefaces may have loaded in the meantime, and with them a line more or less.
    await expect.poll(async () => Math.abs((await scrollPosition(page)) - before)).toBeLessThan(60);
  });
}

test('a visitor who goes back finds the page unchanged, and new elements still appear', async ({
  page,
}) => {
  const cards = page.getByRole('tabpanel').locator('[data-reveal]');
  const firstState = () => cards.first().getAttribute('data-reveal');
  await openHydrated(page, '/projects');
  await interact(page);
  await navLink(page, 'Contact').click();
  await expect(heading(page)).toHaveText('Get In Touch');
  await page.evaluate(() => {
    const states: (string | null)[] = [];
    Object.assign(window, { states });
    new MutationObserver(() => {
      for (const element of document.querySelectorAll('[data-reveal]')) {
        if (element.getBoundingClientRect().top < innerHeight)
          states.push(element.getAttribute('data-reveal'));
      }
    }).observe(document.body, { attributeFilter: ['data-reveal'], childList: true, subtree: true });
  });
  await page.goBack();
  await expect(cards.first()).toBeInViewport();
  await expect.poll(firstState).toBe('none');
  expect(await page.evaluate(() => Reflect.get(window, 'states'))).not.toContain('shown');
  await tab(page, 'Healthcare AI').click();
  await expect.poll(firstState).toBe('shown');
});
