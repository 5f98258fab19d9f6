import { applyStyles, misplacedText, textSettings } from './support/misplacedText';
import { paths } from './support/routes';
import { expect, openHydrated, test } from './support/test';

/**
 * Names in the bars of the timeline, which show where there is room for them: the initials always do, and the list below
 * has all names.
 */
const exceptions = 'noscript, [inert], option, li > [role="img"] > span > span + span';

for (const [setting, styles] of Object.entries(textSettings)) {
  for (const width of [360, 1280]) {
    test(`with ${setting}, no text is cut off or over another, at ${width} px`, async ({
      page,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await openHydrated(page, path);
        await applyStyles(page, styles);
        expect(await misplacedText(page, exceptions), path).toEqual([]);
      }
    });
  }
}
