import { expect, test } from 'vitest';
import { limitPage } from '../../bench/serve/limitPage.ts';

const inBody = (html: string) => {
  const page = limitPage(`<!doctype html><body>${html}</body>`);
  return /<body>(.*)<\/body>/s.exec(page)?.[1];
};
const styled = (css: string) =>
  /<style>(.*)<\/style>/s.exec(limitPage(`<style>${css}</style>`))?.[1];

test('a limit page keeps text, markup and styles', () => {
  const page =
    '<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><style>.a > .b{color:red}</style>' +
    '<title>A &amp; B</title></head><body><main class="a"><p id="x" style="color:blue">One</p>' +
    '<svg viewBox="0 0 1 1"><use href="#mark"></use></svg><a href="/skills">Skills</a></main></body></html>';
  expect(limitPage(page)).toBe(page);
});

test.each([
  ['a script', '<script src="a.js"></script>'],
  ['an inline script', '<script>if (a < b) document.write("<img src=x>")</script>'],
  ['structured data', '<script type="application/ld+json">{"a":"</scr"}</script>'],
  ['a script in a drawing', '<svg><script href="a.js"></script></svg>', '<svg></svg>'],
  [
    'a stylesheet, a preload, an icon',
    '<link rel="stylesheet" href="a.css"><LINK REL=preload HREF=a>',
  ],
  ['a frame', '<iframe src="/a" srcdoc="<script>a()</script>"></iframe>'],
  ['a video', '<video poster="a.png"><source src="a.mp4"></video>'],
  ['a plugin', '<object data="a.svg"></object><embed src="a.svg">'],
])('%s goes', (_, html, rest = '') => {
  expect(inBody(html)).toBe(rest);
});

test('a picture keeps its place and loses its files', () => {
  const picture =
    '<picture><source srcset="a.avif"><IMG SRC="a.png" srcset="b.png 2x" width="48" height="48" onerror="a()"></picture>';
  expect(inBody(picture)).toBe('<picture><img width="48" height="48"></picture>');
});

test('a drawing keeps what it has itself, and nothing from other files', () => {
  const drawing =
    '<svg><image href="a.png"></image><image xlink:href="a.png"></image><use href="b.svg#c"></use></svg>';
  expect(inBody(drawing)).toBe('<svg><image></image><image></image><use></use></svg>');
});

test('a policy that would forbid the changed styles goes, and so does an address to jump to', () => {
  const head =
    '<meta http-equiv="Content-Security-Policy" content="style-src \'sha256-x\'">' +
    '<meta HTTP-EQUIV=refresh content="0;url=/"><base href="/a/">';
  expect(limitPage(head)).toBe('<html><head></head><body></body></html>');
});

test('a template that is shown is cleaned as well', () => {
  const html = '<div><template shadowrootmode="open"><img src="a.png"></template></div>';
  expect(inBody(html)).toBe('<div><template shadowrootmode="open"><img></template></div>');
});

test.each([
  ['a font', '@font-face{font-family:A;src:url(a.woff2)format("woff2")}', ''],
  ['an embedded font', '@FONT-FACE { src: URL("data:font/woff2;base64,AA==") }', ''],
  ['another stylesheet', '@import url("a.css") screen;p{color:red}', 'p{color:red}'],
  ['a picture', 'p{background:red url( "a).png" ) no-repeat}', 'p{background:red none no-repeat}'],
])('%s that the styles load goes', (_, css, rest) => {
  expect(styled(css)).toBe(rest);
});

test.each([
  ['a font of the system', '@font-face{font-family:A;src:local(Georgia);size-adjust:98%}'],
  ['a part of the page', 'p{filter:url(#blur);mask:url("#a")}'],
])('%s stays in the styles', (_, css) => {
  expect(styled(css)).toBe(css);
});

test('a picture in the styles of one element goes', () => {
  expect(inBody('<p style="color:red;background:url(a.png)">')).toBe(
    '<p style="color:red;background:none"></p>',
  );
});
