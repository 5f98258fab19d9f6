import { type LookName, looks } from '@portfolio/ui/tokens';
import { content } from '../../content.ts';
import { expectAccessible } from '../support/axe';
import { drawnWith, whenDrawn } from '../support/fonts';
import { expectNoSidewaysScroll } from '../support/page';
import { paths } from '../support/routes';
import { expectNoShift, watchShifts } from '../support/shifts';
import { expect, openInteractive, waitForHydration } from '../support/test';
import { testWith } from './testWith';

/** Tests that the pages hold in a look that isn't the sample's. */
export function testInLook(look: LookName, display: string) {
  const test = testWith(`${look}-look`, { ...content, site: { ...content.site, look } });

  for (const path of paths) {
    test(`in the ${look} look, ${path} is readable in both themes and fits every window`, async ({
      page,
    }) => {
      await openInteractive(page, path);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page, [320, 360, 768, 1280]);
    });
  }

  for (const width of [360, 1280]) {
    test(`in the ${look} look, nothing jumps when the typefaces come, at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await watchShifts(page);
      for (const path of paths) {
        await page.goto(path);
        await waitForHydration(page);
        await whenDrawn(page);
        await expectNoShift(page, path);
      }
    });
  }

  test(`a site in the ${look} look loads the typefaces of that look and no others`, async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('.woff2')) loaded.push(request.url());
    });
    await openInteractive(page, '/');
    await whenDrawn(page);
    const [drawn] = await drawnWith(page, 'h1');
    expect(drawn?.family).toContain(display);
    const declared = await page.evaluate(() => [...document.fonts].map(({ family }) => family));
    expect(declared.join()).not.toContain('Newsreader');
    expect(new Set(loaded).size).toBe(new Set(Object.values(looks[look].fonts)).size);
  });
}
