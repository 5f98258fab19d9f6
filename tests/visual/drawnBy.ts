import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { launchOptions } from '../harness/launchOptions.ts';
import { DRAWN_BY_FILE } from './paths.ts';

/** What decides how a story is drawn, apart from the story itself. */
export interface DrawnBy {
  /** The browser's version, such as `156.0.8078.73`. */
  chromium: string;
  /** Widths in px of letters, emoji and signs in the fonts that the system falls back to. */
  systemFonts: number[];
}

const SAMPLES = ['📦🩺⚙️', '★ ✓ →', 'مرحبا', 'Ag'];

/** How this machine draws. */
export async function readMachine(): Promise<DrawnBy> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    const systemFonts = await page.evaluate((samples) => {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) throw new Error('The browser has no canvas.');
      context.font = '100px serif';
      return samples.map((sample) => Math.round(context.measureText(sample).width));
    }, SAMPLES);
    return { chromium: browser.version(), systemFonts };
  } finally {
    await browser.close();
  }
}

/** What drew the baselines; `undefined` if there are none yet. */
export function readBaselines(): DrawnBy | undefined {
  try {
    return JSON.parse(readFileSync(DRAWN_BY_FILE, 'utf8')) as DrawnBy;
  } catch {
    return undefined;
  }
}

export const writeBaselines = (drawnBy: DrawnBy) =>
  writeFileSync(DRAWN_BY_FILE, `${JSON.stringify(drawnBy, null, 2)}\n`);

/** Why this machine's pictures can't be compared with the baselines, in one line; `undefined` if they can. */
export function findMismatch(machine: DrawnBy, baselines: DrawnBy | undefined): string | undefined {
  const advice = 'Look at the pictures after `npm run visual:update`, which draws them anew here.';
  if (!baselines) return `There are no baselines yet. ${advice}`;
  if (machine.chromium !== baselines.chromium) {
    return `The baselines were drawn by Chromium ${baselines.chromium}, this is ${machine.chromium}: every picture could differ. ${advice}`;
  }
  if (String(machine.systemFonts) !== String(baselines.systemFonts)) {
    return `The baselines were drawn with other system fonts than this machine's: every picture could differ. ${advice}`;
  }
  return undefined;
}
