import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { fetchTool } from '../../harness/fetchTool.ts';

/** The script of Google's own library, which makes a variable of this name. */
const library = readFileSync(
  join(fetchTool('web-vitals'), 'web-vitals/dist/web-vitals.iife.js'),
  'utf8',
);

type Watch = (
  keep: (metric: { name: string; value: number }) => void,
  options: { reportAllChanges: boolean; durationThreshold?: number },
) => void;
declare const webVitals: Record<'onINP' | 'onCLS' | 'onLCP', Watch>;

/** What the library has measured on a page so far. */
export interface Vitals {
  /** Interaction to Next Paint, in milliseconds: of few interactions the slowest. None counts below 16 ms. */
  INP?: number;
  /** Cumulative Layout Shift. */
  CLS: number;
  /** Largest Contentful Paint, in milliseconds. */
  LCP?: number;
}

declare global {
  interface Window {
    vitals: Partial<Vitals>;
  }
}

function start() {
  window.vitals = {};
  const keep = ({ name, value }: { name: string; value: number }) =>
    Object.assign(window.vitals, { [name]: value });
  webVitals.onINP(keep, { reportAllChanges: true, durationThreshold: 16 });
  webVitals.onCLS(keep, { reportAllChanges: true });
  webVitals.onLCP(keep, { reportAllChanges: true });
}

/** Starts the library in each document of a page. */
export const watchVitals = (page: Page) => page.addInitScript(`${library};(${start})()`);

/**
 * What the library says.
 * @throws Error where it says nothing: each page that is painted has a layout shift, of 0 at best
 */
export async function readVitals(page: Page): Promise<Vitals> {
  const { CLS, ...others } = await page.evaluate(() => window.vitals);
  if (CLS === undefined) throw new Error(`web-vitals has measured nothing on ${page.url()}.`);
  return { CLS, ...others };
}
