import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  createBuilder,
  createLogger,
  createServer,
  type InlineConfig,
  type ViteDevServer,
} from 'vite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { downloads } from '../../../packages/site/build/downloads/plugin.ts';

const shippedContent = fileURLToPath(
  new URL('../../../packages/data/src/shippedContent.ts', import.meta.url),
);

let folder: string;
let contentFile: string;
let warnings: string[];

/** Content as the owner might leave it: the shipped one, with some facts changed. */
const writeContent = (facts: object) =>
  writeFile(
    contentFile,
    `import { shippedContent as shipped } from ${JSON.stringify(shippedContent)};
export const shippedContent = { ...shipped, owner: { ...shipped.owner, ...${JSON.stringify(facts)} } };`,
  );

function config(): InlineConfig {
  const logger = createLogger('silent');
  logger.warn = (line) => warnings.push(line);
  return {
    root: folder,
    base: '/portfolio/',
    configFile: false,
    customLogger: logger,
    appType: 'custom',
    builder: {},
    plugins: [downloads(contentFile)],
  };
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'downloads-'));
  contentFile = join(folder, 'content.ts');
  warnings = [];
  await writeContent({});
});

afterEach(() => rm(folder, { recursive: true, force: true }));

describe('while developing', { timeout: 30_000 }, () => {
  let server: ViteDevServer;

  const get = (name: string) => {
    const [url] = server.resolvedUrls?.local ?? [];
    return fetch(`${url}${name}`);
  };

  beforeEach(async () => {
    server = await createServer({
      ...config(),
      server: { host: '127.0.0.1', port: 0, watch: null, ws: false },
    });
    await server.listen();
  });

  afterEach(() => server.close());

  test.each([
    ['resume.pdf', 'application/pdf', '%PDF-'],
    ['business-card.pdf', 'application/pdf', '%PDF-'],
    ['contact.vcf', 'text/vcard; charset=utf-8', 'BEGIN:VCARD'],
    ['favicon.svg', 'image/svg+xml', '<svg'],
  ])('serves %s', async (name, contentType, start) => {
    const response = await get(`${name}?v=1`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(contentType);
    expect((await response.text()).startsWith(start)).toBe(true);
  });

  test('serves what the content says now', async () => {
    expect(await (await get('contact.vcf')).text()).toContain('FN:Mira Kelvekar');
    await writeContent({ name: 'Ada Example' });
    expect(await (await get('contact.vcf')).text()).toContain('FN:Ada Example');
  });

  test('answers with an error page while the content is broken, and goes on after it', async () => {
    await writeFile(contentFile, 'export const shippedContent = {');
    const response = await get('resume.pdf');
    expect(response.status).toBe(500);
    expect(response.headers.get('content-type')).toContain('text/html');
    await writeContent({});
    expect((await get('resume.pdf')).status).toBe(200);
  });

  test('does not serve what the owner keeps elsewhere, nor any other name', async () => {
    await writeContent({ downloads: { resumeUrl: 'https://files.example.org/resume.pdf' } });
    expect((await get('resume.pdf')).status).toBe(404);
    expect((await get('other.pdf')).status).toBe(404);
  });

  test('warns in the terminal of what a PDF cannot show', async () => {
    await writeContent({ name: 'Jiří' });
    await (await get('business-card.pdf')).arrayBuffer();
    expect(warnings).toEqual([expect.stringContaining('business-card.pdf: owner.name')]);
  });
});

describe('a build', { timeout: 30_000 }, () => {
  test('puts the files at the root of the client environment only', async () => {
    await writeFile(join(folder, 'main.ts'), 'console.log(1);');
    const input = join(folder, 'main.ts');
    const builder = await createBuilder({
      ...config(),
      environments: {
        client: { build: { write: false, rolldownOptions: { input } } },
        ssr: { build: { write: false, rolldownOptions: { input } } },
      },
    });
    const filesOf = async (name: 'client' | 'ssr') => {
      const environment = builder.environments[name];
      if (!environment) throw new Error(`There is no environment ${name}.`);
      const result = await builder.build(environment);
      if (!('output' in result)) throw new Error('The build gave no output.');
      return result.output.flatMap(({ type, fileName }) => (type === 'asset' ? [fileName] : []));
    };
    expect((await filesOf('client')).toSorted()).toEqual([
      'business-card.pdf',
      'contact.vcf',
      'favicon.svg',
      'resume.pdf',
    ]);
    expect(await filesOf('ssr')).toEqual([]);
  });
});
