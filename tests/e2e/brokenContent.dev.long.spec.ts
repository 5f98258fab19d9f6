import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { startDev } from '../unit/site/devProcess.ts';
import { heading } from './support/page';
import { test as base, expect, waitForHydration } from './support/test';

/** `npm run dev` on a copy of the content, which a test breaks and fixes as an owner does. */
interface Workplace {
  url: string;
  /** The output in the terminal. */
  output: () => string;
  read: (name: string) => string;
  write: (name: string, text: string) => void;
  remove: (name: string) => void;
  /** Stops it and starts it again. */
  restart: () => Promise<void>;
}

const test = base.extend<{ workplace: Workplace }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
  workplace: async ({}, use) => {
    const content = mkdtempSync(join(tmpdir(), 'portfolio-broken-'));
    cpSync('packages/data/src/sample', content, { recursive: true });
    const variables = { PORTFOLIO_CONTENT: content };
    let dev = await startDev(process.cwd(), variables);
    const PORT = String(dev.port);
    await use({
      url: `http://127.0.0.1:${PORT}`,
      output: () => dev.output(),
      read: (name) => readFileSync(join(content, name), 'utf8'),
      write: (name, text) => writeFileSync(join(content, name), text),
      remove: (name) => rmSync(join(content, name)),
      async restart() {
        await dev.stop();
        dev = await startDev(process.cwd(), { ...variables, PORT });
      },
    });
    await dev.stop();
    rmSync(content, { recursive: true, force: true });
  },
  baseURL: ({ workplace }, use) => use(workplace.url),
});

const overlay = (page: Page) => page.locator('vite-error-overlay');

/** Expects each text in the window, and once in the terminal. */
async function expectTold(page: Page, { output }: Workplace, ...texts: string[]) {
  for (const text of texts) {
    await expect(overlay(page)).toContainText(text);
    await expect.poll(() => output().split(text).length - 1, output()).toBe(1);
  }
  expect(output()).not.toMatch(/^\s+at /m);
  expect(output()).not.toContain('Internal server error');
}

const withoutComma = (text: string) => text.replace(/,(\s*\n)/, '$1');

test('a missing comma is reported with its place, on an open page and a new one, until it is fixed', async ({
  page,
  problems,
  workplace,
}) => {
  await page.goto(workplace.url);
  await waitForHydration(page);
  const title = (await heading(page).textContent()) ?? '';
  const owner = workplace.read('owner.json');

  workplace.write('owner.json', withoutComma(owner));
  await expectTold(page, workplace, 'owner.json: line 4, column 5:', 'comma expected');

  await page.goto(`${workplace.url}/skills`);
  await expect(overlay(page)).toContainText('comma expected');
  await expect(overlay(page)).toContainText('owner.json:4:5');
  await expect(page.getByText('Internal Server Error')).toHaveCount(0);
  await expect(page.locator('body > pre')).toContainText('comma expected');

  // Other requests fail as well, some of them while the file is being fixed.
  const pictures = Array.from({ length: 20 }, () => page.request.get('/no-such-picture.png'));
  await Promise.any(pictures);
  workplace.write('owner.json', owner);
  await Promise.all(pictures);
  expect(workplace.output()).not.toContain('Internal server error');
  await expect(overlay(page)).toHaveCount(0);
  await waitForHydration(page);
  await page.goto(workplace.url);
  await expect(heading(page)).toHaveText(title);
  problems.length = 0;
});

test('so are a value that breaks a rule, an empty file, a missing one, and two problems together', async ({
  page,
  problems,
  workplace,
}) => {
  await page.goto(workplace.url);
  // A module that is requested when the content breaks reports it once more.
  await waitForHydration(page);
  const site = workplace.read('site.json');
  const skills = workplace.read('skills.json');

  workplace.write('site.json', site.replace(/"language": "\w+"/, '"language": "English"'));
  await expectTold(page, workplace, 'must be a language tag such as en or en-GB');

  workplace.write('skills.json', withoutComma(skills));
  await expectTold(page, workplace, 'skills.json: line');
  workplace.write('skills.json', skills);
  await expect(overlay(page)).not.toContainText('skills.json: line');
  await expect(overlay(page)).toContainText('must be a language tag');

  workplace.write('site.json', '');
  await expectTold(page, workplace, 'site.json: line 1, column 1');

  workplace.remove('site.json');
  await expectTold(page, workplace, 'site.json: there is no such file');

  workplace.write('site.json', site);
  await expect(overlay(page)).toHaveCount(0);
  await expect(heading(page)).toBeVisible();
  problems.length = 0;
});

test('npm run dev also starts with a broken file, reports it, and shows the site once it is fixed', async ({
  page,
  problems,
  workplace,
}) => {
  const about = workplace.read('about.json');
  workplace.write('about.json', withoutComma(about));
  await workplace.restart();
  await page.goto(workplace.url);
  await expectTold(page, workplace, 'comma expected');

  workplace.write('about.json', about);
  await expect(overlay(page)).toHaveCount(0);
  await expect(page.locator('html[data-hydrated]')).toBeAttached();
  problems.length = 0;
});
