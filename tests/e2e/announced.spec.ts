import type { Page } from '@playwright/test';
import { expectNoSidewaysScroll } from './support/page';
import { paths } from './support/routes';
import { expect, openInteractive, test } from './support/test';

interface Read {
  role: string;
  name: string;
  /** The texts within it, which are read as well. */
  texts: string[];
}

/** What Chromium tells a screen reader about the elements with these roles. */
async function readBy(page: Page, roles: readonly string[]): Promise<Read[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const byId = new Map(nodes.map((node) => [node.nodeId, node]));
  const textsIn = (ids: readonly string[] = []): string[] =>
    ids.flatMap((id) => {
      const { role, name, childIds } = byId.get(id) ?? {};
      return role?.value === 'StaticText' ? [String(name?.value)] : textsIn(childIds);
    });
  return nodes
    .filter(({ ignored, role }) => !ignored && roles.includes(role?.value))
    .map(({ role, name, childIds }) => ({
      role: role?.value,
      name: String(name?.value ?? ''),
      texts: textsIn(childIds),
    }));
}

for (const path of paths) {
  test(`a drawing on ${path} is read as its sentence, without the texts in it, and no name is read twice`, async ({
    page,
  }) => {
    await openInteractive(page, path);
    const images = await readBy(page, ['image']);
    expect(images.filter(({ texts }) => texts.length > 0)).toEqual([]);
    const twice = await page.locator('[title]').evaluateAll((elements) =>
      elements
        .filter((element) => {
          const copy = element.cloneNode(true) as HTMLElement;
          for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
          const names = [...copy.querySelectorAll('[aria-label]'), copy].map(
            ({ ariaLabel }) => ariaLabel,
          );
          return [copy.textContent, ...names].includes(copy.title);
        })
        .map(({ outerHTML }) => outerHTML),
    );
    expect(twice).toEqual([]);
  });
}

test('an address is read as one word, and its line still breaks between names', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openInteractive(page, '/contact');
  const links = await readBy(page, ['link']);
  expect(links.map(({ name }) => name)).toContain(
    'github.example.com/mira-kelvekar (opens in a new tab)',
  );
  await expectNoSidewaysScroll(page, [320]);
});

test('the carousel announces no numbers of an axis', async ({ page }) => {
  await openInteractive(page, '/skills');
  const live = page.locator('[aria-roledescription="carousel"] [aria-live]');
  expect(await live.textContent()).toContain('90%');
  expect(await live.textContent()).not.toContain('100%');
});
