import type { Page } from '@playwright/test';

/** The families that the page shows text in and whose files have come, in order. */
export const familiesShown = (page: Page) =>
  page.evaluate(() => {
    const loaded = [...document.fonts].filter(({ status }) => status === 'loaded');
    // The fallbacks are named after the family that they stand for.
    const families = loaded.map(({ family }) => family.replace(/["']/g, ''));
    return [...new Set(families.filter((family) => !family.includes(' as ')))].sort();
  });
