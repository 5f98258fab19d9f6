import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** WCAG 2.2 at levels A and AA, and what axe calls best practice. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe has against the page; by these rules alone, where only some can tell anything new. */
export async function findViolations(page: Page, rules?: string[]) {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run({ runOnly, resultTypes: ['violations'] }),
    rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: tags },
  );
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}
