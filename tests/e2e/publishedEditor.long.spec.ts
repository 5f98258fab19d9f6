import { cpSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { type SiteServer, startSiteServer } from '@portfolio/build/serve/siteServer';
import { buildSite } from '../harness/buildSite.ts';
import { copyRepository } from '../unit/site/repositoryCopy.ts';
import { expectAccessible } from './support/axe';
import { reach } from './support/editor';
import { FakeGitHub } from './support/fakeGitHub';
import { type Editor, testSaving } from './support/savingTests';

const TOKEN = 'github_pat_of_ada';

/** A published site with its editor. */
interface Workplace {
  copy: string;
  site: SiteServer;
}

const test = base.extend<{ gitHub: FakeGitHub; editor: Editor }, { workplace: Workplace }>({
  workplace: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it
    async ({}, use) => {
      const copy = await copyRepository();
      cpSync('packages/data/src/sample', join(copy, 'content'), { recursive: true });
      const file = join(copy, 'content/site.json');
      const { site: facts } = JSON.parse(readFileSync(file, 'utf8'));
      writeFileSync(file, JSON.stringify({ site: { ...facts, editor: true } }, null, 2));
      const variables = {
        GITHUB_REPOSITORY: 'ada/portfolio',
        SITE_URL: 'https://ada.github.io/portfolio',
      };
      await buildSite('dist', variables, [], copy);
      const site = await startSiteServer({ distDir: join(copy, 'packages/site/dist') });
      await use({ copy, site });
      await site.close();
      rmSync(copy, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  gitHub: async ({ workplace, page }, use) => {
    const names = readdirSync(join(workplace.copy, 'content'), {
      recursive: true,
      encoding: 'utf8',
    });
    const files = names
      .map((name) => join('content', name))
      .filter((path) => statSync(join(workplace.copy, path)).isFile())
      .map((path) => [path, readFileSync(join(workplace.copy, path), 'utf8')] as const);
    const gitHub = new FakeGitHub('ada/portfolio', new Map(files), TOKEN);
    await gitHub.answer(page);
    await use(gitHub);
  },
  editor: async ({ page, gitHub, workplace: { site } }, use) => {
    let isSignedIn = false;
    await use({
      async open(at = '') {
        if (!isSignedIn) {
          await signIn(page, site.url);
          await expect(page.getByRole('row', { name: 'You', exact: true })).toBeVisible();
          await page.goto('about:blank');
          isSignedIn = true;
        }
        await page.goto(`${site.url}admin/${at}`);
      },
      read: (name) => gitHub.files.get(`content/${name}`),
      change: (name, edit) => gitHub.change(`content/${name}`, edit),
    });
  },
});

async function signIn(page: Page, url: string, token = TOKEN) {
  await page.goto(`${url}admin/`);
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Sign In Using Access Token' }).click();
  await page.getByRole('textbox').fill(token);
  await page.keyboard.press('Enter');
}

const tagline = (page: Page) =>
  page.locator('.field[data-key-path="tagline"]').getByRole('textbox').first();

async function changeTagline(page: Page, text: string) {
  await page.getByRole('row', { name: 'You', exact: true }).click();
  await tagline(page).fill(text);
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const linesOf = (gitHub: FakeGitHub, path: string) => (gitHub.files.get(path) ?? '').split('\n');

test('an owner without a clone signs in with a token, and each save is one commit', async ({
  page,
  gitHub,
  workplace: { site },
}) => {
  const origins = new Set<string>();
  page.on('request', (request) => {
    if (request.url().startsWith('http')) origins.add(new URL(request.url()).origin);
  });
  await page.goto(`${site.url}admin/`);
  await expectAccessible(page);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const link = page.getByRole('link', { name: 'Make a token on GitHub' });
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    target_name: 'ada',
    expires_in: '90',
    contents: 'write',
    actions: 'read',
    description: expect.stringContaining('portfolio'),
  });

  await signIn(page, site.url, 'github_pat_of_another');
  await expect(page.getByText('The provided token is invalid.')).toBeVisible();
  await signIn(page, site.url);
  const before = linesOf(gitHub, 'content/owner.json');
  await changeTagline(page, 'I count things.');
  await save(page);
  await expect.poll(() => gitHub.commits).toHaveLength(1);
  expect(gitHub.commits[0]?.paths).toEqual(['content/owner.json']);
  const changed = linesOf(gitHub, 'content/owner.json').filter((line) => !before.includes(line));
  expect(changed).toEqual([expect.stringContaining('"tagline": "I count things."')]);

  // The next time, the browser still has the token.
  await expect(page.getByRole('row', { name: 'You', exact: true })).toBeVisible();
  await page.reload();
  await changeTagline(page, '');
  await save(page);
  await expect.poll(() => gitHub.commits).toHaveLength(2);
  expect(linesOf(gitHub, 'content/owner.json').join()).not.toContain('tagline');
  // The policy refuses the editor's question after the state of GitHub.
  origins.delete('https://www.githubstatus.com');
  expect([...origins]).toEqual([new URL(site.url).origin, 'https://api.github.com']);
  expect(gitHub.unknown).toEqual([]);

  await page.getByRole('button', { name: 'Show Account Menu' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByRole('button', { name: 'Sign In Using Access Token' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('sveltia-cms.user'))).toBe('{}');
});

test('what somebody else changed meanwhile is overwritten only if the owner says so', async ({
  page,
  gitHub,
  workplace: { site },
}) => {
  await signIn(page, site.url);
  await changeTagline(page, 'Mine.');
  gitHub.change('content/owner.json', (text) => text.replace('Kelvekar', 'Kelvekar-Byron'));
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('their changes will be lost');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect(gitHub.commits).toHaveLength(1);
  await expect(tagline(page)).toHaveValue('Mine.');
});

test('a token that has ended is said after a reload, and 14 days before', async ({
  page,
  gitHub,
  workplace: { site },
}) => {
  await signIn(page, site.url);
  const note = page.getByText('Your token ends about');
  await expect(page.getByRole('row', { name: 'You', exact: true })).toBeVisible();
  await expect(note).toBeHidden();

  // The editor notes the day once it has read the content.
  await page.waitForFunction(() => localStorage.getItem('portfolio.token'));
  const day = 86_400_000;
  const signedIn = Date.now();
  await page.clock.setSystemTime(signedIn + 75 * day);
  await page.reload();
  await expect(page.getByRole('row', { name: 'You', exact: true })).toBeVisible();
  await expect(note).toBeHidden();
  await page.clock.setSystemTime(signedIn + 77 * day);
  await page.reload();
  await expect(note).toBeVisible();
  await expectAccessible(page, '#token');
  const link = note.getByRole('link', { name: 'Make a new one on GitHub' });
  await expect(link).toHaveAttribute('href', /personal-access-tokens\/new\?.*contents=write/);

  gitHub.token = 'github_pat_of_a_new_day';
  await page.reload();
  await expect(page.getByText('Your token has ended')).toBeVisible();
  await expectAccessible(page);
  await signIn(page, site.url, gitHub.token);
  await expect(page.getByRole('row', { name: 'You', exact: true })).toBeVisible();
  await expect(note).toBeHidden();
});

test('while GitHub takes no more requests, the owner is told until when, and stays signed in', async ({
  page,
  gitHub,
  workplace: { site },
}) => {
  await signIn(page, site.url);
  await page.getByRole('row', { name: 'You', exact: true }).click();
  // The editor keeps what keys have typed, a moment after the last one.
  await tagline(page).clear();
  await tagline(page).pressSequentially('Mine.');
  await page.waitForTimeout(2000);
  gitHub.limitedUntil = new Date('2026-01-01T13:04:00').getTime() / 1000;
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/no more requests until 1:05.PM/);
  await dialog.getByRole('button').click();
  await expect(tagline(page)).toHaveValue('Mine.');
  await page.reload();
  await expect(page.getByText(/no more requests until 1:05.PM/)).toBeVisible();

  gitHub.limitedUntil = 0;
  await page.reload();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(tagline(page)).toHaveValue('Mine.');
  await save(page);
  await expect.poll(() => gitHub.commits).toHaveLength(1);
});

test('without a connection, nothing is lost, and the owner is told what to do', async ({
  page,
  gitHub,
  workplace: { site },
}) => {
  await signIn(page, site.url);
  await changeTagline(page, 'Mine.');
  await page.unroute('https://api.github.com/**');
  await page.context().setOffline(true);
  await save(page);
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText('check your connection');
  await dialog.getByRole('button').click();
  await page.context().setOffline(false);
  await gitHub.answer(page);
  await save(page);
  await expect.poll(() => gitHub.commits).toHaveLength(1);
});

test('the last run for the branch of the site is below the editor with its link, and so is only what GitHub leaves open', async ({
  page,
  gitHub,
  workplace: { site },
}) => {
  const other = { status: 'completed', conclusion: 'failure', head_branch: 'topic' };
  gitHub.runs = [other, { status: 'in_progress', conclusion: null, head_branch: 'main' }];
  await signIn(page, site.url);
  const run = page.getByRole('link', { name: /Deploy to GitHub Pages/ });
  await expect(run).toHaveText(/is running/);
  await expect(run).toHaveAttribute('href', /ada\/portfolio\/actions\/runs\/7$/);
  await expectAccessible(page, '#last-run');
  // The sample's address is an example, and the workflow sets the right one.
  await expect(page.locator('#open-points')).toBeHidden();

  gitHub.runs = [other, { status: 'queued', conclusion: null, head_branch: 'main' }];
  await changeTagline(page, 'I count.');
  await save(page);
  await expect(run).toHaveText(/waits for its turn/);

  gitHub.runs = [{ status: 'completed', conclusion: 'failure', head_branch: 'main' }];
  await changeTagline(page, 'I count things.');
  await save(page);
  await expect(run).toHaveText(/has failed/);

  // GitHub leads nobody from the host's root to a project's site, as this server does.
  await page.context().route(new URL('/', site.url).href, (route) => route.abort());
  const live = page.context().waitForEvent('page');
  await page.getByRole('button', { name: 'Show Account Menu' }).click();
  await page.getByRole('menuitem', { name: 'Live Site' }).click();
  await expect(await live).toHaveURL(site.url);
});

test('a picture has its address below the path of the site, and is shown in its form', async ({
  page,
  gitHub,
  editor,
  workplace: { site },
}) => {
  await editor.open('#/assets');
  await page.getByText('portrait.svg').first().click({ timeout: 20_000 });
  const address = `${site.url}images/portrait.svg`;
  await expect(page.getByRole('link', { name: address })).toHaveAttribute('href', address);
  await editor.open('#/collections/content/entries/owner');
  await reach(page, 'portrait');
  const portrait = await reach(page, 'portrait.src');
  await expect(portrait.locator('img')).toBeVisible();
  await tagline(page).fill('I count.');
  await save(page);
  await expect.poll(() => gitHub.commits).toHaveLength(1);
  expect(linesOf(gitHub, 'content/owner.json')).toContain('      "src": "images/portrait.svg",');
});

test('what breaks a rule is not committed, and the editor says where it is', async ({
  page,
  gitHub,
  workplace: { site },
}) => {
  await signIn(page, site.url);
  await page.getByRole('row', { name: 'You', exact: true }).click();
  await page.locator('.field[data-key-path="email"]').getByRole('textbox').fill('nobody');
  await save(page);
  await expect(page.getByRole('alertdialog')).toContainText('You › Email: ');
  expect(gitHub.commits).toEqual([]);
});

test('the pages of the site keep their own, narrow policy', async ({
  page,
  workplace: { site },
}) => {
  await page.goto(site.url);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  await expect(policy).not.toHaveAttribute('content', /api\.github\.com/);
});

testSaving(test);
