import type { Page } from '@playwright/test';
import { contactMap } from '../content.ts';
import { main } from './support/page';
import { paths } from './support/routes';
import { expect, expectProblems, openHydrated, stated, test } from './support/test';

/** Only the map comes from another host. */
const mapOrigin = new URL(stated(contactMap).embedUrl).origin;

/** Sources by directive. */
const parse = (policy: string) =>
  new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources] as const;
    }),
  );

const policyInDocument = async (page: Page) =>
  parse(
    (await page.locator('meta[http-equiv="content-security-policy"]').getAttribute('content')) ??
      '',
  );

/**
 * Removes the headers, as a host may not send ours: only the policy in the document is left. Browsers apply both, so
 * what is blocked then is always blocked, and what works with both works then, too.
 */
const withoutHeaders = (page: Page) =>
  page.route('**/*', async (route, request) => {
    if (request.resourceType() !== 'document') return route.fallback();
    const response = await route.fetch();
    const { 'content-type': type = '' } = response.headers();
    await route.fulfill({ response, headers: { 'content-type': type } });
  });

test('the policies of each document allow only what the site needs', async ({ page }) => {
  for (const path of [...paths, '/nowhere']) {
    const response = await page.goto(path);
    const header = parse(response?.headers()['content-security-policy'] ?? '');
    const own = await policyInDocument(page);
    expect(own.get('default-src'), path).toEqual(["'none'"]);
    expect(own.get('connect-src'), path).toEqual(["'self'", mapOrigin]);
    for (const [name, sources] of own) {
      if (name !== 'style-src-attr') expect(sources, name).not.toContain("'unsafe-inline'");
      expect(sources, name).not.toContain("'unsafe-eval'");
      expect(sources, name).not.toContain('*');
      // The header is the same except for inline styles, which differ from page to page.
      if (!name.startsWith('style-')) expect(header.get(name), `${path} ${name}`).toEqual(sources);
    }
    expect(header.get('style-src'), path).toEqual(["'self'", "'unsafe-inline'"]);
  }
});

test('an injected script or style does nothing, even without the headers', async ({
  page,
  problems,
}) => {
  await withoutHeaders(page);
  await openHydrated(page, '/');
  const violated = await page.evaluate(async () => {
    const directives = new Set<string>();
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
      directives.add(effectiveDirective),
    );
    const add = (tag: string, properties: object) =>
      document.body.append(Object.assign(document.createElement(tag), properties));
    add('script', { textContent: 'window.harmed = true' });
    add('style', { textContent: 'main { display: none }' });
    add('script', { src: 'https://other.example.com/a.js' });
    add('img', { src: 'https://other.example.com/a.png' });
    add('iframe', { src: 'https://other.example.com/' });
    document.body.insertAdjacentHTML('beforeend', '<p onclick="window.harmed = true">Here</p>');
    document.body.querySelector<HTMLElement>('p[onclick]')?.click();
    await fetch('https://other.example.com/').catch(() => {});
    while (directives.size < 6) await new Promise((resolve) => setTimeout(resolve, 10));
    return [...directives].sort();
  });
  expect(violated).toEqual([
    'connect-src',
    'frame-src',
    'img-src',
    'script-src-attr',
    'script-src-elem',
    'style-src-elem',
  ]);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  await expect(main(page)).toBeVisible();
  // The browser's own message about the block.
  expectProblems(problems, /Content Security Policy|Failed to load/);
});
