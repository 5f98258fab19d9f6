import { validateContent } from '@portfolio/data/validation/validateContent';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { content } from '../../content.ts';
import { contentWith } from './contentWith';

/** The place of every text in the content. */
function textPlaces(value: unknown, path = ''): string[] {
  if (typeof value === 'string') return [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    textPlaces(
      child,
      Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`.replace(/^\./, ''),
    ),
  );
}

const places = textPlaces(content);
const isAddress = (path: string) => /[uU]rl$/.test(path);
/** One place of each field for an address: the entries of a list have the same rules. */
const addresses = places.filter(isAddress).filter((path, index, all) => {
  const fieldOf = (place: string) => place.replace(/\[\d+\]/g, '[]');
  return all.findIndex((each) => fieldOf(each) === fieldOf(path)) === index;
});

const anyCase = (word: string) =>
  fc
    .array(fc.boolean(), { minLength: word.length, maxLength: word.length })
    .map((upper) => [...word].map((c, i) => (upper[i] ? c.toUpperCase() : c)).join(''));

const tag = fc
  .tuple(fc.constantFrom('<', '</', '<!--', '<!', '<?'), fc.constantFrom('b', 'script', 'svg', 'x'))
  .map((parts) => parts.join(''));
const activeAddress = fc
  .tuple(fc.constantFrom('javascript', 'vbscript', 'data').chain(anyCase), fc.webPath())
  .map(([scheme, rest]) => `${scheme}:x${rest}`);
const unseen = fc.constantFrom(
  ...['\0', '\u0007', '\n', '\r', '\t', '\u001b', '\u007f', '\u0085', '\u2028', '\ud800'],
  ...['\u202a', '\u202e', '\u2066', '\u2069'],
);
const prose = fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/);
const harmful = fc
  .tuple(prose, fc.oneof(tag, activeAddress, unseen), prose)
  .map(([before, harm, after]) => `${before} ${harm}${after}`);

const problemAt = (path: string, value: unknown) =>
  validateContent(contentWith(path, value)).find((problem) => problem.path === path);

describe('content that could do harm', () => {
  test('is refused in every text, with its file and place', () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), harmful, (path, value) => {
        expect(problemAt(path, value)).toMatchObject({
          file: expect.stringMatching(/^content\/\w+\.json$/),
          message: expect.stringMatching(/^must .+, but is "/),
        });
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['<b>bold</b>', 'must be plain text: take out the tag, or put a space after the <'],
    ['</p>', 'must be plain text: take out the tag, or put a space after the <'],
    ['<!-- hidden', 'must be plain text: take out the tag, or put a space after the <'],
    ['a <SCRIPT src=x>', 'must be plain text: take out the tag, or put a space after the <'],
    [
      'see JavaScript:alert(1)',
      'must not hold an address such as javascript:, vbscript: or data: – write it without the colon',
    ],
    ['two\nlines', 'must be one line without control characters: delete what cannot be seen'],
    [
      'gpj.\u202eexe',
      'must not hold characters that change the direction of writing: delete what cannot be seen',
    ],
  ])('the message about %j says how to fix it', (value, message) => {
    expect(problemAt('projects[0].description', value)?.message).toMatch(message);
  });

  test('is shown without doing anything to the terminal', () => {
    const shown = problemAt('projects[0].title', 'a\u202eb\u009bc\u001bd')?.message;
    expect(shown).toContain('"a\\u202eb\\u009bc\\u001bd"');
  });

  test.each([
    'p < 0.05, and n > 30',
    'I <3 plots',
    '5 <= x << 7 <> y',
    'a -> b, R&D, "quoted" \'too\', 100% C++ & C#',
    'Data: what it says, and metadata:x',
    'नमस्ते, שלום, 数据, 👩‍🏫 e\u0301',
  ])('%j is no harm', (value) => {
    expect(problemAt('projects[0].description', value)).toBeUndefined();
  });
});

describe('an address', () => {
  test.each([
    'javascript:alert(1)',
    'JAVASCRIPT:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript:alert(1)',
    '\u0001javascript:alert(1)',
    'javascript://example.com/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'https://user:pw@example.com/',
    'https://user@example.com/',
    'https://example.com\\@evil.example/',
    'https://example.com/\n',
    'https://example.com/"onmouseover="alert(1)',
    'https://example.com/<script>',
    'https://example.com;script-src *',
    'https://example.com;sandbox/',
    '//example.com/',
    'https://',
    '/projects',
  ])('like %j is refused in every place for one', (value) => {
    for (const path of addresses) expect(problemAt(path, value), path).toBeDefined();
  });

  test.each([
    'https://example.com',
    'http://localhost:8080/a/b?c=d&e=f#g',
    "https://en.wikipedia.org/wiki/Bayes'_theorem_(statistics)",
    'https://münchen.example/straße',
    'https://example.com/@mira',
  ])('like %j is taken', (value) => {
    expect(problemAt('projects[0].codeUrl', value)).toBeUndefined();
  });

  test('with a password in it is refused with the reason', () => {
    expect(problemAt('projects[0].codeUrl', 'https://mira:secret@example.com/')?.message).toMatch(
      'must not hold a user name or password: every visitor would get them',
    );
  });
});
