import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createServer } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import workshop from '../../../.storybook/main.ts';
import { sharedFolder } from '../backend/support/folders.ts';
import { ask } from '../backend/support/raw.ts';
import { type DevProcess, startDev } from './devProcess.ts';
import { oddRequests } from './oddRequests.ts';
import { copyRepository } from './repositoryCopy.ts';

/** A text in each file that nobody may get. */
const SECRET = 'nobody-may-read-this';

let copy: string;
const outside = sharedFolder();
const written: string[] = [];

beforeAll(async () => {
  copy = await copyRepository();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));
afterEach(() => {
  for (const path of written.splice(0)) rmSync(path, { recursive: true, force: true });
});

function write(file: string): string {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, SECRET);
  written.push(file);
  return file;
}

const hex = (text: string) =>
  [...text].map((letter) => `%${letter.charCodeAt(0).toString(16)}`).join('');

/** Ways to ask for a file, by its path from the served root and by its path on the disk. */
function addresses(file: string): string[] {
  const root = join(copy, 'packages/site');
  const climbing = relative(root, file);
  const paths = [
    `/${climbing}`,
    `//${climbing}`,
    `/src/${relative(join(root, 'src'), file)}`,
    `/${climbing.replaceAll('../', '%2e%2e/')}`,
    `/${climbing.replaceAll('../', '..%2f')}`,
    `/${climbing.replaceAll('../', '%252e%252e%252f')}`,
    `/${climbing.replaceAll('../', '..\\')}`,
    `/${climbing.replaceAll('/', '%5c')}`,
    `http://localhost/${climbing}`,
    `/@fs${file}`,
    `/@fs/${file}`,
    `/@fs//${file}`,
    `/@fs${file.replaceAll('/', '%2f')}`,
    `/@fs/${hex(file.slice(1))}`,
    `/@fs${dirname(file)}/./${file.split('/').at(-1)}`,
    `/@fs${join(root, 'src')}/${relative(join(root, 'src'), file)}`,
    `/@fs${file.toUpperCase()}`,
    `/@id/${file}`,
    `/@id/__x00__${file}`,
    file,
    `/${file.split('/').slice(-2).join('/')}`,
  ];
  const endings = ['', '?raw', '?url', '?inline', '?import', '?import&raw', '?raw??', '?v=1&raw'];
  return paths.flatMap((path) =>
    [...endings, '?worker&inline', '?.svg?import&inline'].map((ending) => path + ending),
  );
}

async function leaks(url: string, files: string[]): Promise<string[]> {
  const found: string[] = [];
  for (const address of files.flatMap(addresses)) {
    const answer = JSON.stringify(await ask(url, address, { Accept: '*/*' }));
    const inline = Buffer.from(SECRET).toString('base64').slice(0, -4);
    if (answer.includes(SECRET) || answer.includes(inline)) found.push(address);
  }
  return found;
}

const dataFiles = ['jwt-secret', 'db/base/1/1259', 'lock.json'];

/** The data folder, and where it is named: `PORTFOLIO_DATA_DIR`, or else `.env`. */
const places: [string, () => { dataDir: string; named?: string }][] = [
  [
    'among the code',
    () => {
      const named = 'packages/site/src/kept[1](a)';
      return { dataDir: join(copy, named), named };
    },
  ],
  [
    'next to the content',
    () => {
      const dataDir = join(copy, 'packages/data/src/sample/data');
      return { dataDir, named: dataDir };
    },
  ],
  [
    'outside the repository',
    () => ({ dataDir: join(outside, 'data'), named: join(outside, 'data') }),
  ],
  [
    'where .env says',
    () => {
      writeFileSync(write(join(copy, '.env')), 'PORTFOLIO_DATA_DIR=packages/data/src/kept\n');
      return { dataDir: join(copy, 'packages/data/src/kept') };
    },
  ],
  [
    'over a link',
    () => {
      const dataDir = join(copy, 'packages/ui/src/kept');
      write(join(dataDir, 'jwt-secret'));
      const named = join(outside, 'link');
      symlinkSync(dataDir, named);
      written.push(named);
      return { dataDir, named };
    },
  ],
];

describe('npm run dev gives nobody the owner’s secret or the messages', () => {
  test.each(places)('with the data folder %s', async (_where, choose) => {
    const { dataDir, named } = choose();
    const files = dataFiles.map((name) => write(join(dataDir, name)));
    const dev = await startDev(copy, named ? { PORTFOLIO_DATA_DIR: named } : {});
    onTestFinished(dev.stop);
    expect(await leaks(dev.url, files)).toEqual([]);
    // It still serves the site's own files.
    expect(await ask(dev.url, '/src/entry.client.tsx')).toMatchObject({ status: 200 });
    expect((await ask(dev.url, '/')).body).toContain('<h1');
  });
});

describe('npm run dev as it is', () => {
  const secrets = [
    ...[
      '.portfolio/jwt-secret',
      '.env',
      '.env.local',
      '.git/config',
      'key.pem',
      'supabase/.temp/password',
    ],
  ];
  let dev: DevProcess;
  let files: string[];
  // The files are there before it starts: Vite starts again when `.env` changes.
  beforeAll(async () => {
    files = secrets.map((name) => write(join(copy, name)));
    written.length = 0;
    dev = await startDev(copy);
  });
  afterAll(async () => {
    await dev?.stop();
    for (const file of files) rmSync(file);
  });

  test('gives nobody the data folder, nor other files of the repository that aren’t imported', async () => {
    expect(await leaks(dev.url, files)).toEqual([]);
  });

  test('cannot be read by a page on another address, on whatever port of this machine', async () => {
    for (const origin of [
      'http://localhost:9',
      'http://127.0.0.1:9',
      'https://example.com',
      'null',
    ]) {
      for (const path of ['/', '/src/entry.client.tsx', '/resume.json']) {
        const { status, headers } = await ask(dev.url, path, { Origin: origin });
        expect(status).toBe(200);
        expect(headers).not.toHaveProperty('access-control-allow-origin');
      }
    }
  });

  test.each(oddRequests)('goes on when it is asked for %s', async (_what, path, headers) => {
    await ask(dev.url, path, headers);
    expect(await ask(dev.url, '/favicon.svg')).toMatchObject({ status: 200 });
  });

  test('refuses a name that only points to it', async () => {
    expect(await ask(dev.url, '/', { Host: 'rebound.example' })).toMatchObject({ status: 403 });
  });
});

test('the data folder cannot be among the files that are published', async () => {
  const dataDir = 'packages/data/src/sample/files/data';
  await expect(startDev(copy, { PORTFOLIO_DATA_DIR: dataDir })).rejects.toThrow(
    'PORTFOLIO_DATA_DIR must not be in packages/data/src/sample/files, whose files can be published',
  );
});

test('the workshop, npm run storybook, serves no more than it shows', async () => {
  const { viteFinal } = workshop;
  const config = await viteFinal?.({ root: process.cwd(), configFile: false }, {} as never);
  const vite = await createServer({
    ...config,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { ...config?.server, port: 0, host: '127.0.0.1', ws: false },
  });
  onTestFinished(() => vite.close());
  await vite.listen();
  const [url = ''] = vite.resolvedUrls?.local ?? [];
  const statusOf = async (path: string) => (await ask(url, path)).status;
  const paths = ['package.json', 'supabase/config.toml', 'tests/unit/site/devFiles.long.test.ts'];
  for (const path of paths) {
    expect(await statusOf(`/${path}`)).toBe(403);
    expect(await statusOf(`/${path}?import&raw`)).toBe(403);
    expect(await statusOf(`/case-studies/../${path}`)).toBe(403);
  }
  expect(await statusOf('/packages/ui/src/tokens/index.ts')).toBe(200);
});
