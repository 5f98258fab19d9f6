import { createHash } from 'node:crypto';
import { inlineScripts } from '@portfolio/publish/build/workshop';
import { workshopPolicy } from '@portfolio/publish/hosts/contentSecurityPolicy';
import { expect, test } from 'vitest';

const remote = { images: ['https://images.example'], frames: ['https://maps.example'] };

/** The sources of each directive of a policy, by its name. */
const directivesOf = (policy: string): Record<string, string[]> =>
  Object.fromEntries(
    policy
      .split(';')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  );

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test("the workshop's documents run their own inline scripts and no others, and evaluate nothing", () => {
  const scripts = inlineScripts(
    '<html><head><script>a()</script><!-- <script>c()</script> --><script src="./a.js"></script></head><script type="module">\nb("</p>")</script></html>',
  );
  expect(directivesOf(workshopPolicy({ scripts, remote }))['script-src']).toEqual([
    "'self'",
    hash('a()'),
    hash('\nb("</p>")'),
  ]);
});

test('the workshop sends nothing away, and from elsewhere loads only files that the content names', () => {
  const directives = directivesOf(workshopPolicy({ remote }));
  expect(directives['connect-src']).toEqual(["'self'", 'data:']);
  expect(directives['form-action']).toEqual(["'none'"]);
  expect(directives['img-src']).toEqual(["'self'", 'data:', 'https://images.example']);
  expect(directives['frame-src']).toEqual(["'self'", 'data:', 'https://maps.example']);
  expect(directives['default-src']).toEqual(["'none'"]);
});
