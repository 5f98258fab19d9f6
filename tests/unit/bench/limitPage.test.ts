import { expect, test } from 'vitest';
import { limitPage } from '../../bench/serve/limitPage.ts';

const inBody = (html: string) => {
  const page = limitPage(`<!doctype html><body>${html}</body>`);
  return /<body>(.*)<\/body>/s.exec(page)?.[1];
};

test('a limit page keeps text, markup and styles', () => {
  const page =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>.a > .b{color:red}</style>' +
    '<title>A &amp; B</title></head><body><main class="a"><p id="x" style="color:blue">One</p>' +
    '<svg viewBox="0 0 1 1"><use href="#mark"></use></svg><a href="/skills">Skills</a><noscript><p>In words</p></noscript></main></body></html>';
  expect(limitPage(page)).toBe(page);
});

test.each([
  ['a script', '<script src="a.js"></script>'],
  ['an inline script', '<script>if (a < b) document.write("<img src=x>")</script>'],
  ['structured data', '<script type="application/ld+json">{"a":"</scr"}</script>'],
  ['a stylesheet, a preload, an icon', '<link rel="stylesheet" href="a"><LINK REL=preload HREF=a>'],
  ['a frame', '<iframe src="/a" srcdoc="<script>a()</script>"></iframe>'],
])('%s goes', (_, html) => {
  expect(inBody(html)).toBe('');
});

test('a picture keeps its place and loses its files', () => {
  const picture =
    '<picture><source srcset="a.avif"><IMG SRC="a.png" srcset="b.png 2x" width="48" height="48" onerror="a()"></picture>';
  expect(inBody(picture)).toBe('<picture><img width="48" height="48"></picture>');
});

test('a policy that would forbid the changed styles goes', () => {
  const head =
    '<meta http-equiv="Content-Security-Policy" content="style-src \'sha256-x\'"><base href="/a/">';
  expect(limitPage(head)).toBe('<html><head></head><body></body></html>');
});
