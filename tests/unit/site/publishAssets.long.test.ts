import { copyFileSync, cpSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { loadContent } from '@portfolio/build/content/readContent';
import { htmlFile, reservedPaths } from '@portfolio/build/content/reservedPaths';
import { filesFolder } from '@portfolio/build/folders/content';
import type { Content } from '@portfolio/data/schema/content';
import { caseStudyPath, projectsWithCaseStudy } from '@portfolio/data/shown/caseStudies';
import { shownPageNames } from '@portfolio/data/shown/pages';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import workshop from '../../../.storybook/main.ts';
import { buildSite } from '../../harness/buildSite.ts';
import { sharedFolder, writeFiles } from '../backend/support/folders.ts';
import { ask } from '../backend/support/raw.ts';
import { type DevProcess, startDev } from './devProcess.ts';

/** A text in each file that nobody may get. */
const SECRET = 'nobody-may-read-this';

/** A file among the content, as for owners who keep that in a repository of its own. */
const others = [
  '.git/config',
  'node_modules/a/index.js',
  'README.md',
  'drafts.json',
  'files/.git/config',
];
const leftOut = ['notes.txt', 'images/logo.psd', 'icons/unused.svg', 'old/index.html'];
const never = ['.env', '.DS_Store', 'images/.DS_Store', 'node_modules/b.js'];
const listed = ['CNAME', '.well-known/security.txt', 'google0f1e2d.html', 'papers/My thesis.pdf'];

const folder = sharedFolder();
let printed: string;

const write = (name: string, text: string) => writeFiles(folder, { [name]: text });

function change(name: string, edit: (parts: Pick<Content, 'owner' | 'site'>) => void) {
  const parts = JSON.parse(readFileSync(join(folder, name), 'utf8'));
  edit(parts);
  write(name, JSON.stringify(parts));
}

async function build(): Promise<string> {
  const { stdout, stderr } = await buildSite(join(folder, 'dist'), { PORTFOLIO_CONTENT: folder });
  return stripVTControlCharacters(stdout + stderr);
}

const filesIn = (path: string) =>
  readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(join(path, name)).isFile(),
  );

beforeAll(async () => {
  cpSync('packages/data/src/sample', folder, { recursive: true });
  for (const name of others) write(name, SECRET);
  for (const name of [...leftOut, ...never]) write(`files/${name}`, SECRET);
  for (const name of listed) write(`files/${name}`, `%PDF-1.7 ${name}`);
  copyFileSync('tests/unit/pictures/turned.heic', join(folder, 'files/images/me.heic'));
  change('owner.json', ({ owner }) => {
    owner.portrait = { src: 'images/me.heic', alt: 'Ada at a whiteboard' };
  });
  change('site.json', ({ site }) => {
    site.files = listed;
  });
  printed = await build();
});

describe('a build publishes', () => {
  test('the files that the content names, those that the owner lists, its own, and nothing else', async () => {
    const dist = join(folder, 'dist');
    const { content } = await loadContent(folder);
    const built = [
      ...reservedPaths(content),
      ...shownPageNames(content.pages).map((name) => htmlFile(content.pages[name].path)),
      ...projectsWithCaseStudy(content).map((project) => htmlFile(caseStudyPath(content, project))),
    ];
    const isBuilt = (name: string) =>
      built.some((path) => (path.endsWith('/') ? name.startsWith(path) : name === path));
    const own = filesIn(dist).filter((name) => !isBuilt(name));
    const icons = filesIn(join(filesFolder, 'icons')).map((name) => `icons/${name}`);
    expect(own.toSorted()).toEqual([...listed, ...icons].toSorted());
    for (const name of filesIn(dist)) {
      expect(readFileSync(join(dist, name)).includes(SECRET), name).toBe(false);
    }
    expect(readFileSync(join(dist, 'CNAME'), 'utf8')).toBe('%PDF-1.7 CNAME');
  });

  test('and names in one line the files that it left out, and how to publish them', () => {
    const lines = printed.split('\n').filter((line) => line.includes('Not published'));
    expect(lines).toEqual([
      expect.stringMatching(
        /Not published, because the content doesn't name them: .*notes\.txt.* To publish a file, add it to "files" in site\.json\.$/,
      ),
    ]);
    for (const name of leftOut) expect(lines[0]).toContain(name);
    for (const name of never) expect(lines[0]).not.toContain(`${name},`);
  });

  test('nothing, if a listed file is missing or holds a secret', async () => {
    write('files/CNAME', `-----BEGIN ${'PRIVATE'} KEY-----\n${'MIIEvQIBADANBgkq'.repeat(4)}`);
    rmSync(join(folder, 'files/google0f1e2d.html'));
    const { stderr } = await build().then(
      () => expect.fail('The build went through.'),
      (error: { stderr: string }) => error,
    );
    const text = stripVTControlCharacters(stderr);
    expect(text).toContain(
      'site.files[0]: CNAME must not be published, because it holds a private key',
    );
    expect(text).toContain('site.files[2]: there is no file google0f1e2d.html in');
    for (const name of ['CNAME', 'google0f1e2d.html']) write(`files/${name}`, `%PDF-1.7 ${name}`);
  });
});

describe('npm run dev serves', () => {
  let dev: DevProcess;
  beforeAll(async () => {
    dev = await startDev(process.cwd(), { PORTFOLIO_CONTENT: folder });
  });
  afterAll(() => dev?.stop());

  test('the same files', async () => {
    for (const name of [...listed, 'icons/python.svg']) {
      expect(await ask(dev.url, encodeURI(`/${name}`)), name).toMatchObject({ status: 200 });
    }
    expect(await ask(dev.url, '/CNAME')).toMatchObject({ body: '%PDF-1.7 CNAME' });
  });

  test('and no others, whatever the address', async () => {
    const files = [...others, ...[...leftOut, ...never].map((name) => `files/${name}`)];
    for (const name of files) {
      const below = name.replace('files/', '');
      const path = join(folder, name);
      for (const address of [
        `/${below}`,
        `/${name}`,
        `/@fs${path}`,
        `/@fs${path}?raw`,
        `/@fs${path}?import&url&inline`,
      ]) {
        expect((await ask(dev.url, address)).body, address).not.toContain(SECRET);
      }
    }
    expect(await ask(dev.url, '/images/me.heic')).toMatchObject({ status: 404 });
  });
});

test('the workshop has the same files as the site, and none of the folder as it is', async () => {
  const config = await workshop.viteFinal?.(
    { root: process.cwd(), configFile: false },
    {} as never,
  );
  const names = config?.plugins?.flat(2).map((plugin) => Object(plugin).name);
  expect(names).toContain('portfolio:publish-assets');
  expect(JSON.stringify(workshop.staticDirs)).not.toContain('content');
});
