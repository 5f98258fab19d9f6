import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteServer, startSiteServer } from '@portfolio/build/serve/siteServer';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { content } from '../content.ts';
import { buildSite } from '../harness/buildSite.ts';
import { writeContent } from '../harness/writeContent.ts';

const url = 'https://ada-byron.dev';
let temporary: string;
let site: SiteServer;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'portfolio-languages-'));
  const PORTFOLIO_CONTENT = join(temporary, 'content');
  writeContent(PORTFOLIO_CONTENT, {
    ...content,
    site: { ...content.site, languages: ['en', 'fr'] },
  });
  const folder = join(temporary, 'dist');
  await buildSite(folder, { SITE_URL: url, PORTFOLIO_CONTENT });
  site = await startSiteServer({ distDir: folder });
});

afterAll(async () => {
  await site?.close();
  await rm(temporary, { recursive: true, force: true });
});

test('a site in two languages has the pages of both, and for an unknown address that of its language', async () => {
  for (const [path, language, page] of [
    ['/', 'en', '/'],
    ['/fr/', 'fr', '/fr/'],
    ['/fr', 'fr', '/fr/'],
    ['/fr/index.html', 'fr', '/fr/'],
    ['/skills', 'en', '/skills'],
    ['/fr/skills', 'fr', '/fr/skills'],
    ['/fr/projects/drift-watch', 'fr', '/fr/projects/drift-watch'],
  ] as const) {
    const answer = await fetch(site.url + path);
    const html = await answer.text();
    expect(answer.status, path).toBe(200);
    expect(html, path).toContain(`<html lang="${language}"`);
    expect(html, path).toContain(`<link rel="canonical" href="${url}${page}"`);
    // The page's own policy names its inline script; the header's must allow it, too.
    const [hash = 'none'] = /sha256-[\w+/=]+/.exec(html) ?? [];
    expect(answer.headers.get('content-security-policy'), path).toContain(hash);
  }
  for (const [path, language] of [
    ['/nowhere', 'en'],
    ['/fr/nowhere', 'fr'],
    ['/fr/projects/nowhere', 'fr'],
    ['/french', 'en'],
  ] as const) {
    const answer = await fetch(site.url + path);
    expect(answer.status, path).toBe(404);
    expect(await answer.text(), path).toContain(`<html lang="${language}"`);
  }
});
