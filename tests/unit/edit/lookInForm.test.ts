import { hueIn, lookIn, themeIn } from '@portfolio/tools/edit/lookInForm';
import { DEFAULT_ACCENT_HUE, DEFAULT_LOOK } from '@portfolio/ui/tokens';
import { expect, test } from 'vitest';

test('what is typed shows at once, as it would be saved', () => {
  expect([lookIn('technical'), themeIn('dark'), hueIn(' 16 ')]).toEqual(['technical', 'dark', 16]);
});

test.each([undefined, '', 'other', '16,4', '360'])(
  '%j shows as a site that sets nothing',
  (form) => {
    const shown = [lookIn(form), themeIn(form), hueIn(form)];
    expect(shown).toEqual([DEFAULT_LOOK, 'system', DEFAULT_ACCENT_HUE]);
  },
);
