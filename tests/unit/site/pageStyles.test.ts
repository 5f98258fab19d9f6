import { pageStyles } from '@portfolio/build/prerender/pageStyles';
import { expect, test } from 'vitest';

const markup =
  '<!doctype html><html><body><p class="a" data-state="x" style="top:var(--own)">Text <b hidden="">b</b></p></body></html>';
const stylesFor = (styles: string, changing?: readonly string[]) =>
  pageStyles(markup, styles, changing);

test('a page keeps the rules that its markup can match, in their order', async () => {
  const kept = ':root{color:red}.a{top:0}p:first-child{top:1px}@media (width<=40rem){.a{top:2px}}';
  expect(await stylesFor(`${kept}.c{top:3px}i{top:4px}`)).toBe(kept);
});

test('an attribute counts with its value, unless it is set before the first paint', async () => {
  const kept = '.a[data-state=x]{top:0}b[hidden]{top:1px}[data-state] b{top:2px}';
  const others = '.a[data-state=y]{top:3px}[data-state=y] .a{top:4px}.a[data-more]{top:5px}';
  expect(await stylesFor(kept + others)).toBe(kept);
  expect(await stylesFor('[data-theme=dark] .a{top:0}', ['data-theme'])).toBe(
    '[data-theme=dark] .a{top:0}',
  );
});

test('a rule stays, whatever its selector says an element must not be or may contain', async () => {
  const kept =
    '.a:not([data-more]){top:0}.a:not([data-state=y],:hover){top:1px}p:has(:focus-visible){top:2px}.a:not(:has(p:nth-child(2n) [data-open])){top:3px}';
  expect(await stylesFor(kept)).toBe(kept);
});

test('rules for interaction come later', async () => {
  const later =
    '.a:hover{top:0}.a:active b{top:1px}:focus-visible{top:2px}.a:focus-within{top:3px}::selection{top:6px}';
  expect(await stylesFor(`${later}.a,.a:hover{top:4px}.a:enabled{top:5px}`)).toBe(
    '.a{top:4px}.a:enabled{top:5px}',
  );
});

test('rules for motion and the pointer come later', async () => {
  const later =
    '@keyframes rise{0%{opacity:0}}b{animation:1s rise}@media (prefers-reduced-motion:reduce){*{transition:none!important}}';
  expect(
    await stylesFor(`.a{top:0;transition:top 1s;cursor:pointer;touch-action:none}${later}`),
  ).toBe('.a{top:0}');
});

test('rules for forced colours alone come later', async () => {
  const later = '@media (forced-colors:active){.a{top:2px}}';
  const kept =
    '@media print, (scripting:none){.a{top:3px}}@media screen{.a{top:4px}}@media (forced-colors:none){.a{top:5px}}';
  expect(await stylesFor(`@layer x{${later}}${kept}`)).toBe(kept);
});

test('rules for paper are there from the start, for visitors who print before the rest has loaded', async () => {
  const kept = '@media print{.a{top:0}}@media print and (scripting:enabled){.a{top:1px}}';
  expect(await stylesFor(`${kept}@media print{.c{top:2px}}`)).toBe(kept);
});

test('custom properties stay that a kept rule or the markup uses', async () => {
  const styles =
    ':root{--used:var(--behind);--behind:0;--own:1px;--unused:2px}.a{top:var(--used)}.c{top:var(--unused)}';
  expect(await stylesFor(styles)).toBe(
    ':root{--used:var(--behind);--behind:0;--own:1px}.a{top:var(--used)}',
  );
});
