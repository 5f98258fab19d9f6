import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { replaceFolder, wholeFolder } from '@portfolio/publish/build/wholeFolder';
import { startSiteServer } from '@portfolio/publish/serve/siteServer';
import { createBuilder, type Plugin } from 'vite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './support/folders.ts';
import { ask } from './support/raw.ts';

const large = 400_000;

/** The files of a build; its number is in each of them and in the headers that it asks for. */
const buildOf = (number: number) => ({
  _headers: `/*\n  X-Build: ${number}\n  Content-Security-Policy: build-${number}\n`,
  'index.html': `<p>${number}</p>`,
  'skills.html': `<p>${number}</p>`.padEnd(20 + number),
  '404.html': `<p>${number} not here</p>`,
  'resume.pdf': `${number} `.repeat(large + number),
});

async function serve() {
  const distDir = join(freshFolder(), 'dist');
  renameSync(freshFolder(buildOf(1)), distDir);
  const site = await startSiteServer({ distDir });
  onTestFinished(() => site.close());
  return { distDir, site };
}

describe('npm start while npm run build runs', () => {
  test('answers every visitor, each with a file and the headers of one and the same build', async () => {
    const { distDir, site } = await serve();
    let building = true;
    const mixed: unknown[] = [];
    let answers = 0;
    const visit = async (path: string, status: number) => {
      while (building) {
        const { headers, ...answer } = await ask(site.url, path);
        const number = headers['x-build'];
        const isWhole = answer.body.length === Number(headers['content-length']);
        const isOne = answer.body.match(/\d+/g)?.every((each) => each === number) ?? false;
        const hasPolicy = headers['content-security-policy'] === `build-${number}`;
        answers += 1;
        if (answer.status === status && isWhole && isOne && hasPolicy) continue;
        mixed.push({ path, status: answer.status, headers, body: answer.body.slice(0, 30) });
      }
    };
    const visitors = ['/', '/skills', '/nowhere', '/resume.pdf'].flatMap((path) =>
      [1, 2].map(() => visit(path, path === '/nowhere' ? 404 : 200)),
    );
    for (let number = 2; number <= 40; number += 1) {
      const before = answers;
      await replaceFolder(freshFolder(buildOf(number)), distDir);
      await expect.poll(() => answers, { interval: 1 }).toBeGreaterThan(before);
    }
    building = false;
    await Promise.all(visitors);
    expect(mixed).toEqual([]);
    expect((await ask(site.url, '/')).headers['x-build']).toBe('40');
  });

  test('serves the previous build while the folder is gone, and the next one once it is there', async () => {
    const { distDir, site } = await serve();
    rmSync(distDir, { recursive: true });
    const answer = await ask(site.url, '/');
    expect(answer).toMatchObject({ status: 200, body: '<p>1</p>' });
    expect(answer.headers['content-security-policy']).toBe('build-1');
    renameSync(freshFolder(buildOf(2)), distDir);
    expect(await ask(site.url, '/')).toMatchObject({ status: 200, body: '<p>2</p>' });
  });
});

describe('npm run build', () => {
  const buildClient: Plugin = {
    name: 'build-client',
    async buildApp(builder) {
      if (builder.environments.client) await builder.build(builder.environments.client);
    },
  };

  /** Builds a script of one line into a folder that has a previous build. */
  async function build(plugin: Plugin = { name: 'none' }) {
    const root = freshFolder({ 'main.js': 'console.log("new")', 'out/former.html': 'former' });
    const outDir = join(root, 'out');
    const builder = await createBuilder({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [plugin, buildClient, wholeFolder()],
      builder: {},
      build: { outDir, emptyOutDir: true, rolldownOptions: { input: join(root, 'main.js') } },
    });
    const built = builder.buildApp();
    return { built, outDir, names: () => readdirSync(outDir) };
  }

  const leftovers = (outDir: string) =>
    readdirSync(dirname(outDir)).filter((name) => name.startsWith(`.${basename(outDir)}`));

  test('replaces the previous folder only when the new one is complete', async () => {
    const seen: string[][] = [];
    let outDir = '';
    const { built, names, ...rest } = await build({
      name: 'look',
      writeBundle: () => void seen.push(readdirSync(outDir)),
    });
    outDir = rest.outDir;
    await built;
    expect(seen).toEqual([['former.html']]);
    expect(names()).toEqual(['assets']);
    expect(leftovers(outDir)).toEqual([]);
  });

  test('that fails at its end leaves the previous site as it was', async () => {
    const { built, outDir, names } = await build({
      name: 'fail',
      writeBundle() {
        throw new Error('No space left');
      },
    });
    await expect(built).rejects.toThrow('No space left');
    expect(names()).toEqual(['former.html']);
    expect(readFileSync(join(outDir, 'former.html'), 'utf8')).toBe('former');
  });

  test('fills a folder that does not exist yet', async () => {
    const folder = freshFolder();
    await replaceFolder(freshFolder({ 'index.html': 'new' }), join(folder, 'dist'));
    expect(readFileSync(join(folder, 'dist/index.html'), 'utf8')).toBe('new');
    expect(existsSync(`${folder}/dist-former`)).toBe(false);
  });
});
