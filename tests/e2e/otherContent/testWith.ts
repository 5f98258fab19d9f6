import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startSiteServer } from '@portfolio/build/serve/siteServer';
import type { Content } from '@portfolio/data/schema/content';
import { viteArgs } from '../../harness/nodeCalls.ts';
import { writeContent } from '../../harness/writeContent.ts';
import { test as base } from '../support/test';

function build(contentFolder: string, outDir: string, config?: string) {
  execFileSync(process.execPath, viteArgs(['build', `--outDir=${outDir}`], config), {
    stdio: 'pipe',
    env: { ...process.env, PORTFOLIO_CONTENT: contentFolder },
  });
}

/** Content in other languages: by folder, the files in it. */
export type Translations = Record<string, Record<string, object | string>>;

function writeTranslations(folder: string, translations: Translations) {
  for (const [language, files] of Object.entries(translations)) {
    mkdirSync(join(folder, language, 'case-studies'), { recursive: true });
    for (const [name, value] of Object.entries(files)) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      writeFileSync(join(folder, language, name), text);
    }
  }
}

/**
 * Builds the site with this content (`PORTFOLIO_CONTENT`).
 * @param name of the folder in `test-results`
 * @param config Vite's configuration file, from the repository's root
 * @returns the built site
 */
export function buildWith(
  name: string,
  content: Content,
  config?: string,
  translations: Translations = {},
): string {
  const folder = resolve('test-results', name);
  const outDir = join(folder, 'dist');
  writeContent(join(folder, 'content'), content);
  writeTranslations(join(folder, 'content'), translations);
  build(join(folder, 'content'), outDir, config);
  return outDir;
}

/** The test function on a site with this content, built once, without a backend; see {@link buildWith}. */
export const testWith = (
  name: string,
  content: Content,
  config?: string,
  translations?: Translations,
) => {
  const test = base.extend<object, { otherSite: string }>({
    otherSite: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the pattern
      async ({}, use) => {
        const site = await startSiteServer({
          distDir: buildWith(name, content, config, translations),
        });
        await use(site.url);
        await site.close();
      },
      { scope: 'worker' },
    ],
    baseURL: ({ otherSite }, use) => use(otherSite),
  });
  // In one worker, which builds once.
  test.describe.configure({ mode: 'serial' });
  return test;
};
