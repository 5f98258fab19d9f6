import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { expect } from './test';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 at levels A and AA, and axe's best practices. */
const allRules = {
  type: 'tag' as const,
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** The only rule whose result depends on the theme. */
const contrast = { type: 'rule' as const, values: ['color-contrast'] };

/**
 * Expects that axe finds nothing on the page as it is now, in the light and in the dark theme.
 * @param part of the page, by its selector @default all of it
 */
export async function expectAccessible(page: Page, part = 'html', state = page.url()) {
  await page.evaluate(axe.source);
  // When the navigation returns over the page, axe considers covered targets too small. The visitor
  // scrolls on.
  await page.locator('[data-place]').evaluateAll((all) => {
    for (const { style } of all as HTMLElement[]) {
      Object.assign(style, { position: 'static', translate: 'none' });
    }
  });
  for (const [colorScheme, rules] of [
    ['light', allRules],
    ['dark', contrast],
  ] as const) {
    // Axe would measure a text that fades in halfway.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations } = await page.evaluate(
      ([context, runOnly]) => window.axe.run(context, { runOnly, resultTypes: ['violations'] }),
      [part, rules] as const,
    );
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect(found, `${state}, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'light' });
}
