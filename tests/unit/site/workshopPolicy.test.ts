import { createHash } from 'node:crypto';
import { withPolicy } from '@portfolio/publish/build/finishWorkshop';
import { expect, test } from 'vitest';

const remote = { images: ['https://images.example'], frames: ['https://maps.example'] };

/** The sources of each directive of a document's policy, by its name. */
const directivesOf = (html: string): Record<string, string[]> => {
  const [, policy = ''] = /content-security-policy" content="([^"]*)"/.exec(html) ?? [];
  return Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test("the workshop's documents run their own inline scripts and no others, and evaluate nothing", () => {
  const html =
    '<html><head><script>a()</script><script src="./a.js"></script></head><script type="module">\nb()</script></html>';
  const protectedHtml = withPolicy(html, remote);
  expect(protectedHtml).toMatch(/^<html><head><meta http-equiv="content-security-policy"/);
  expect(directivesOf(protectedHtml)['script-src']).toEqual(["'self'", hash('a()'), hash('\nb()')]);
});

test('the workshop sends nothing away, and loads only what the content names from elsewhere', () => {
  const directives = directivesOf(withPolicy('<head></head>', remote));
  expect(directives['connect-src']).toEqual(["'self'", 'data:']);
  expect(directives['form-action']).toEqual(["'none'"]);
  expect(directives['img-src']).toEqual(["'self'", 'data:', 'https://images.example']);
  expect(directives['frame-src']).toEqual(["'self'", 'data:', 'https://maps.example']);
  expect(directives['default-src']).toEqual(["'none'"]);
});
