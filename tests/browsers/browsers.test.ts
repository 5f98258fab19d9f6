import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { categoryParameter, slugify } from '@portfolio/data/values/slug';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { pagePaths, projects } from '../content.ts';
import { findCovered } from '../e2e/support/findCovered.ts';
import { type DevProcess, startDev } from '../unit/site/devProcess.ts';
import { copyRepository } from '../unit/site/repositoryCopy.ts';
import { checkFigures, turnCards } from './checkFigures.ts';
import { type Driven, drivePuppeteer, driveWebKit } from './drive.ts';
import {
  findBrokenWords,
  findPlace,
  focusedField,
  type ShownText,
  scrollToScreen,
  textOf,
  textsInView,
} from './inPage.ts';

const { chromium, firefox, webkit } = inject('browsers');
const siteUrl = inject('siteUrl');

const story = '/projects/drift-watch';

/** The titles of the figures of each category, by its address. */
const categories = new Map<string, string[]>();
for (const { category, figure } of projects) {
  const path = `/projects?${categoryParameter}=${slugify(category)}`;
  if (figure) categories.set(path, [...(categories.get(path) ?? []), figure.title]);
}

/** WebKit's window is never narrower than the first. */
const widths = [450, 768, 1280];

/** Texts without a trace of ink where they should be: all pixels there are alike. */
async function findUnpainted(picture: Uint8Array, texts: readonly ShownText[]): Promise<string[]> {
  const { data, info } = await sharp(picture)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return texts
    .filter(({ x, y, width, height }) => {
      let [darkest, lightest] = [255, 0];
      for (let row = Math.floor(y); row < Math.min(y + height, info.height); row += 1) {
        for (let at = Math.floor(x); at < Math.min(x + width, info.width); at += 1) {
          const value = data[(row * info.width + at) * info.channels] ?? 0;
          darkest = Math.min(darkest, value);
          lightest = Math.max(lightest, value);
        }
      }
      return lightest - darkest < 32;
    })
    .map(({ text }) => text);
}

/** `npm run edit`, in a copy with the sample as its content. */
let copy: string;
let dev: DevProcess;
beforeAll(async () => {
  copy = await copyRepository();
  cpSync('packages/data/src/sample', join(copy, 'content'), { recursive: true });
  dev = await startDev(copy);
});
afterAll(async () => {
  await dev?.stop();
  rmSync(copy, { recursive: true, force: true });
});

describe.each([
  ['Chromium', chromium && (() => drivePuppeteer('chrome', chromium))],
  ['Firefox', firefox && (() => drivePuppeteer('firefox', firefox))],
  ['WebKit', webkit && (() => driveWebKit(webkit))],
] as const)('in %s', (name, start) => {
  const inBrowser = test.skipIf(!start);
  let browser: Driven;
  beforeAll(async () => {
    if (start) browser = await start();
  });
  afterAll(() => browser?.close());

  const open = async (path: string, width = 1280) => {
    await browser.open(siteUrl + path, width, 900);
    await expect.poll(() => browser.run(textOf, 'html[data-hydrated]')).toBeDefined();
  };
  const pressOn = async (selector: string, text = '') => {
    let place = { x: 0, y: 0 };
    // Where it stays: it may still move, or come out from below what says that something loads.
    const isAtRest = async () => {
      const before = place;
      place = (await browser.run(findPlace, selector, text)) ?? { x: 0, y: 0 };
      return place.y > 0 && place.x === before.x && place.y === before.y;
    };
    await expect.poll(isAtRest, { message: `${selector} ${text}` }).toBe(true);
    await browser.press(place.x, place.y);
  };
  const see = (selector: string) => expect.poll(() => browser.run(textOf, selector));

  inBrowser.each([...pagePaths, story])(
    'every text of %s is painted, its words whole',
    async (path) => {
      for (const width of widths) {
        await open(path, width);
        for (let screen = 0; await browser.run(scrollToScreen, screen); screen += 1) {
          const at = `${width} px, screen ${screen}`;
          // Some come into view with a transition.
          const unpainted = async () => {
            const texts = await browser.run(textsInView);
            return findUnpainted(await browser.screenshot(), texts);
          };
          await expect.poll(unpainted, { message: at }).toEqual([]);
        }
        expect(await browser.run(findBrokenWords), `${width} px`).toEqual([]);
      }
    },
  );

  inBrowser.each([...pagePaths, story, '/no-such-page'])(
    'all of %s can be pressed',
    async (path) => {
      for (const width of widths) {
        await open(path, width);
        expect(await browser.run(findCovered), `${width} px`).toEqual([]);
      }
    },
  );

  inBrowser.each(['/', '/experience', story, ...categories.keys()])(
    'in the figures of %s, marks, gridlines and labels are where the axes say',
    async (path) => {
      for (const width of widths) {
        await open(path, width);
        // The figures on the fronts of cards, then those on the backs.
        for (const side of ['front', 'back']) {
          if (side === 'back') await browser.run(turnCards);
          const shown = async () => (await browser.run(checkFigures)).map(({ title }) => title);
          // A large figure's title goes on with its axis.
          const titles = categories.get(path)?.map((title) => expect.stringContaining(title));
          if (titles) await expect.poll(shown).toEqual(titles);
          else await expect.poll(shown).not.toEqual([]);
          const figures = await browser.run(checkFigures);
          const wrong = figures.filter(({ faults }) => faults.length > 0);
          expect(wrong, `${width} px, ${side}`).toEqual([]);
        }
      }
    },
  );

  inBrowser('a category shows its projects, and a card turns and turns back', async () => {
    await open('/projects');
    await pressOn('[role="tab"]', 'Healthcare AI');
    await see('main').toContain('Currently showing 4 projects in Healthcare AI');
    for (const isFlipped of ['true', 'false']) {
      await pressOn('article:first-of-type > [aria-expanded]');
      await see(`article[data-flipped="${isFlipped}"]:first-of-type`).toContain('Chest X-Ray');
    }
  });

  inBrowser('a skill says how it was used', async () => {
    await open('/skills');
    await pressOn('main button', 'MLflow');
    await see('[role="tooltip"]').toContain('Proficiency');
  });

  inBrowser('a message is sent, after its faults were named', async () => {
    await open('/contact');
    await pressOn('form button[type="submit"]');
    await see('form [aria-invalid="true"] ~ *').toBeDefined();
    for (const [name, value] of [
      ['name', 'Ravi Kumar'],
      ['phone', '+44 7700 900123'],
      ['email', 'ravi@example.org'],
      ['message', 'Sent from another browser.'],
    ] as const) {
      await pressOn(`form [name="${name}"]`);
      await browser.type(value);
    }
    await pressOn('form button[type="submit"]');
    await see('form [role="status"]').toContain("I'll get back to you shortly");
  });

  inBrowser('the editor opens at a field, and saves what is typed there', async () => {
    await browser.open(`${dev.url}/admin/?at=owner.tagline`, 1280, 900);
    await expect.poll(() => browser.run(focusedField)).toBe('tagline');
    await browser.type(`In ${name}`);
    await pressOn('button:enabled', 'Save');
    await expect
      .poll(() => readFileSync(join(copy, 'content/owner.json'), 'utf8'))
      .toContain(`In ${name}`);
  });
});
