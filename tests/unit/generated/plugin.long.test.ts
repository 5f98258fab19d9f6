import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ContentReader, createContentReader } from '@portfolio/build/content/contentReader';
import { sampleFolder } from '@portfolio/build/folders/content';
import { siteFiles } from '@portfolio/build/prerender/siteFiles';
import { createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

let folder: string;
let contentFolder: string;
let reader: ContentReader;

/** Content as the owner might leave it: the sample's, with other facts about the owner. */
async function writeOwner(facts: object) {
  const { owner } = JSON.parse(await readFile(join(sampleFolder, 'owner.json'), 'utf8'));
  const changed = JSON.stringify({ owner: { ...owner, ...facts } });
  await writeFile(join(contentFolder, 'owner.json'), changed);
  await reader.reload();
}

beforeEach(async () => {
  folder = freshFolder();
  contentFolder = join(folder, 'content');
  await cp(sampleFolder, contentFolder, { recursive: true });
  reader = createContentReader(contentFolder);
});

describe('while developing', () => {
  let server: ViteDevServer;

  const get = (name: string) => {
    const [url] = server.resolvedUrls?.local ?? [];
    return fetch(`${url}${name}`);
  };

  beforeEach(async () => {
    server = await createServer({
      root: folder,
      base: '/portfolio/',
      configFile: false,
      logLevel: 'silent',
      appType: 'custom',
      plugins: [siteFiles(reader)],
      server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
    });
    await server.listen();
  });

  afterEach(() => server.close());

  test.each([
    ['resume.pdf', 'application/pdf', '%PDF-'],
    ['contact.vcf', 'text/vcard; charset=utf-8', 'BEGIN:VCARD'],
    ['favicon.svg', 'image/svg+xml', '<svg'],
    ['og/skills.png', 'image/png', '\ufffdPNG'],
  ])('serves %s', async (name, contentType, start) => {
    const response = await get(`${name}?v=1`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect((await response.text()).startsWith(start)).toBe(true);
  });

  test('serves the present content', async () => {
    expect(await (await get('contact.vcf')).text()).toContain('FN:Mira Kelvekar');
    await writeOwner({ name: 'Ada Example' });
    expect(await (await get('contact.vcf')).text()).toContain('FN:Ada Example');
  });

  test('answers with an error page while the content is broken, and goes on after it', async () => {
    await writeFile(join(contentFolder, 'owner.json'), '{');
    await reader.reload();
    const response = await get('resume.pdf');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/html');
    await writeOwner({});
    expect((await get('resume.pdf')).status).toBe(200);
  });
});

test('a character that no font has is reported in the file of the language that has it', async () => {
  const site = JSON.parse(await readFile(join(sampleFolder, 'site.json'), 'utf8')).site;
  const inTwo = JSON.stringify({ site: { ...site, languages: ['en', 'fr'] } });
  await writeFile(join(contentFolder, 'site.json'), inTwo);
  await mkdir(join(contentFolder, 'fr'));
  const french = async (title: string) => {
    await writeFile(join(contentFolder, 'fr/owner.json'), JSON.stringify({ owner: { title } }));
    const reader = createContentReader(contentFolder, 'production', 'fr');
    const generate = siteFiles(reader).generateBundle as (this: unknown) => Promise<void>;
    const info = vi.fn();
    await generate.call({ environment: { name: 'client' }, info, emitFile: () => '' });
    return info.mock.calls.join('\n');
  };
  await expect(french('Développeuse 𒀀')).rejects.toThrow(
    /\/fr\/owner\.json: owner\.title: holds ⟨𒀀⟩/,
  );
  expect(await french('Développeuse 𝄞')).toMatch(/\/fr\/owner\.json: owner\.title: holds ⟨𝄞⟩/);
});
