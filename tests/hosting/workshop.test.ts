import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { site as words } from '@portfolio/words/own/site';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { launchOptions } from '../harness/launchOptions.ts';
import { emulatedHosts } from './hosts/emulated.ts';
import type { Host, Served } from './hosts/Host.ts';
import { nginxAt } from './hosts/nginx.ts';
import { npmStart } from './hosts/npmStart.ts';
import { watch } from './walk.ts';

const nginx = inject('nginx');
const hosts: Host[] = [npmStart, nginxAt(nginx ?? 'nginx'), ...emulatedHosts];

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(launchOptions());
});
afterAll(() => browser?.close());

const noIndex = '<meta name="robots" content="noindex">';

/** Storybook preloads its scripts before the workshop has corrected its address. They load when they run. */
const isLostPreload = (problem: string, site: string) =>
  problem.startsWith(`${site}sb-`) || /^Failed to load resource: .* 404/.test(problem);

/** Opens the workshop as people type its address, and goes on to a component. */
async function visit({ servesFoldersWithoutSlash = false }: Host, site: string) {
  const page = await browser.newPage();
  const problems = watch(page, site);
  const preview = page.frameLocator('#storybook-preview-iframe').locator('#storybook-docs');
  const heading = (name: string) => preview.getByRole('heading', { level: 1, name });
  try {
    await page.goto(`${site}workshop`);
    await heading('What do you want to do?').waitFor();
    await page.getByRole('button', { name: 'Button', exact: true }).click();
    await heading('Button').waitFor();
    await preview.getByRole('button').first().waitFor();
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe(`${new URL(site).pathname}workshop/`);
    expect(searchParams.get('path')).toBe('/docs/let-somebody-act-button--docs');
    await page.reload();
    await heading('Button').waitFor();
    const lost = servesFoldersWithoutSlash
      ? problems.filter((each) => isLostPreload(each, site))
      : [];
    expect(problems.filter((each) => !lost.includes(each))).toEqual([]);
  } finally {
    await page.close();
  }
}

describe.each(hosts)('on $name, the workshop', (host) => {
  const isAbsent = host.name === 'nginx' && !nginx;

  describe.skipIf(isAbsent).each(inject('workshopBuilds'))('$name', (build) => {
    let served: Served;
    beforeAll(async () => {
      served = await host.serve(build);
    });
    afterAll(() => served?.close());
    const ask = (path: string) => fetch(served.origin + build.base + path);

    test('is there, and stays out of search engines', async () => {
      for (const path of ['workshop', 'workshop/', 'workshop/iframe.html?id=gallery--docs']) {
        const answer = await ask(path);
        expect(answer.status, path).toBe(200);
        expect(await answer.text(), path).toContain(noIndex);
      }
      for (const path of ['sitemap.xml', 'llms.txt']) {
        expect(await (await ask(path)).text(), path).not.toContain('workshop');
      }
    });

    test.runIf(host.sendsHeaders)('may frame its own stories, and no other site may', async () => {
      const { headers } = await ask('workshop/iframe.html');
      expect(headers.get('content-security-policy')).toMatch(
        /script-src 'self' 'sha256-[^;]*;.*;frame-ancestors 'self'$/,
      );
      expect(headers.get('x-frame-options')).toBe('SAMEORIGIN');
      expect(headers.get('x-robots-tag')).toBe('noindex');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    });

    test.runIf(host.sendsHeaders)(
      'is kept for a year if names change with the content',
      async () => {
        const [script] = /assets\/iframe-[\w-]+\.js/.exec(
          await (await ask('workshop/iframe.html')).text(),
        ) as RegExpExecArray;
        const kept = async (path: string) =>
          (await ask(`workshop/${path}`)).headers.get('cache-control') ?? '';
        expect(await kept(script)).toContain('immutable');
        expect(await kept('sb-manager/runtime.js')).not.toContain('immutable');
      },
    );

    test.runIf(host.sendsHeaders)(
      "leaves the headers of the site's pages as they are",
      async () => {
        for (const path of ['', 'skills']) {
          const { headers } = await ask(path);
          expect(headers.get('content-security-policy')).toMatch(/(?:^|;)frame-ancestors 'none'$/);
          expect(headers.get('x-frame-options')).toBe('DENY');
          expect(headers.get('x-robots-tag')).toBeNull();
        }
      },
    );

    test("answers a wrong address with the site's error page", async () => {
      for (const path of ['workshop/nowhere', 'workshop/assets/nowhere.js']) {
        const answer = await ask(path);
        expect(answer.status, path).toBe(404);
        expect(await answer.text(), path).toContain(words.errors.title);
      }
    });

    test('has the same of the owner’s files as the site', async () => {
      const filesIn = (folder: string) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
      for (const name of ['icons', 'images']) {
        const published = filesIn(join(build.folder, name));
        expect(filesIn(join(build.folder, 'workshop', name))).toEqual(published);
      }
    });

    test.runIf((host.walkedAt ?? build.name) === build.name)(
      'opens, shows a component and survives a reload without a message',
      () => visit(host, served.origin + build.base),
    );
  });

  describe.skipIf(isAbsent).each(inject('builds'))('$name, unless it is asked for', (build) => {
    test('is not there, and nothing mentions it', async () => {
      const served = await host.serve(build);
      try {
        for (const path of ['workshop', 'workshop/', 'workshop/iframe.html']) {
          const answer = await fetch(served.origin + build.base + path);
          expect(answer.status, path).toBe(404);
          expect(await answer.text(), path).toContain(words.errors.title);
        }
        const { headers } = await fetch(served.origin + build.base);
        expect(JSON.stringify([...headers])).not.toMatch(/workshop|SAMEORIGIN|noindex/);
      } finally {
        await served.close();
      }
    });
  });
});
