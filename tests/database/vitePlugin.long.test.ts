import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findHolder } from '@portfolio/tools/backend/lock';
import { embeddedBackend } from '@portfolio/tools/serve/vitePlugin';
import { createServer, type InlineConfig } from 'vite';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { builtSite } from './support/builtSite.ts';
import { openClient } from './support/client.ts';
import { freshDataDir, freshFolder } from './support/folders.ts';
import { contactRow } from './support/rest.ts';

async function develop(dataDir: string, config: InlineConfig = {}) {
  const lines: string[] = [];
  const plugin = embeddedBackend({
    dataDir,
    log: (line) => lines.push(line),
    waitMs: 240_000,
  });
  const vite = await createServer({
    configFile: false,
    root: builtSite(freshFolder()),
    logLevel: 'silent',
    plugins: [plugin],
    ...config,
    server: { port: 0, host: '127.0.0.1', ws: false, ...config.server },
  });
  onTestFinished(() => vite.close());
  return { vite, lines };
}

const insert = (url: string) => openClient(url).from('contact_messages').insert(contactRow());

describe('npm run dev', () => {
  test('takes messages on the site’s own address, even after Vite has restarted, and stops with Vite', async () => {
    vi.stubEnv('VITE_SUPABASE_URL', '');
    const dataDir = await freshDataDir();
    const { vite } = await develop(dataDir);
    vi.unstubAllEnvs();
    await vite.listen();
    const [url = ''] = vite.resolvedUrls?.local ?? [];
    expect(await insert(url)).toMatchObject({ status: 201 });
    await vite.restart();
    const [again = ''] = vite.resolvedUrls?.local ?? [];
    expect(await insert(again)).toMatchObject({ status: 201 });
    await vite.close();
    expect(await findHolder(dataDir)).toBeUndefined();
  });

  test('leaves messages to a hosted project where one is named', async () => {
    const dataDir = freshFolder();
    const envDir = freshFolder();
    writeFileSync(join(envDir, '.env'), 'VITE_SUPABASE_URL=https://abc.example\n');
    // `npm test` blanks the variable, and the environment comes before the file.
    vi.stubEnv('VITE_SUPABASE_URL', undefined);
    const { vite, lines } = await develop(dataDir, { envDir });
    vi.unstubAllEnvs();
    await vite.listen();
    const [url = ''] = vite.resolvedUrls?.local ?? [];
    const { headers } = await fetch(`${url}rest/v1/contact_messages`);
    expect(headers.get('content-type')).not.toContain('json');
    expect(lines).toEqual([]);
  });

  test('is not what a tool’s own server starts', async () => {
    const dataDir = freshFolder();
    const { lines } = await develop(dataDir, { server: { middlewareMode: true } });
    expect(lines).toEqual([]);
    expect(await findHolder(dataDir)).toBeUndefined();
  });
});
