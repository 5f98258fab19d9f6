import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { content } from '../content.ts';
import { buildSite } from '../harness/buildSite.ts';
import { writeContent } from '../harness/writeContent.ts';
import type { Build } from './builds.ts';
import { emulatedHosts } from './hosts/emulated.ts';
import type { Host, Served } from './hosts/Host.ts';
import { nginxAt } from './hosts/nginx.ts';
import { npmStart } from './hosts/npmStart.ts';

const nginx = inject('nginx');
const hosts: Host[] = [npmStart, nginxAt(nginx ?? 'nginx'), ...emulatedHosts];

const url = 'https://ada-byron.dev';
let temporary: string;
let build: Build;

beforeAll(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'portfolio-languages-'));
  const PORTFOLIO_CONTENT = join(temporary, 'content');
  writeContent(PORTFOLIO_CONTENT, {
    ...content,
    site: { ...content.site, languages: ['en', 'fr'] },
  });
  const folder = join(temporary, 'dist');
  await buildSite(folder, { SITE_URL: url, PUBLISH_WORKSHOP: '', PORTFOLIO_CONTENT });
  build = { name: 'at the root of a domain', url, base: '/', root: folder, folder };
}, 120_000);

afterAll(() => rm(temporary, { recursive: true, force: true }));

describe.each(hosts)('a site in two languages on $name', (host) => {
  test.skipIf(host.name === 'nginx' && !nginx)(
    'has the pages of both, and for an unknown address that of its language',
    async () => {
      let served: Served | undefined;
      try {
        served = await host.serve(build);
        for (const [path, language, page] of [
          ['/', 'en', '/'],
          ['/fr/', 'fr', '/fr/'],
          ['/fr', 'fr', '/fr/'],
          ['/fr/index.html', 'fr', '/fr/'],
          ['/skills', 'en', '/skills'],
          ['/fr/skills', 'fr', '/fr/skills'],
          ['/fr/projects/drift-watch', 'fr', '/fr/projects/drift-watch'],
        ] as const) {
          const answer = await fetch(served.origin + path);
          const html = await answer.text();
          expect(answer.status, path).toBe(200);
          expect(html, path).toContain(`<html lang="${language}"`);
          expect(html, path).toContain(`<link rel="canonical" href="${url}${page}"`);
          // The page's own policy names its inline script; the host's must allow it, too.
          const [hash = 'none'] = /sha256-[\w+/=]+/.exec(html) ?? [];
          if (host.sendsHeaders)
            expect(answer.headers.get('content-security-policy'), path).toContain(hash);
        }
        // GitHub Pages and Vercel know one page for all.
        const isOwn = !['GitHub Pages', 'Vercel'].includes(host.name);
        for (const [path, language] of [
          ['/nowhere', 'en'],
          ['/fr/nowhere', isOwn ? 'fr' : 'en'],
          ['/fr/projects/nowhere', isOwn ? 'fr' : 'en'],
          ['/french', 'en'],
        ] as const) {
          const answer = await fetch(served.origin + path);
          expect(answer.status, path).toBe(404);
          expect(await answer.text(), path).toContain(`<html lang="${language}"`);
        }
      } finally {
        await served?.close();
      }
    },
  );
});
