import { pageStyles } from '@portfolio/publish/build/pageStyles';
import { expect, test } from 'vitest';

const markup = '<!doctype html><html><body><p class="a">Text</p></body></html>';

test('a page keeps the rules that its markup can match, those for an attribute that may come too', async () => {
  const styles = ':root{color:red}.a{top:0}.a[data-state=x]{top:1px}.b{top:2px}';
  expect(await pageStyles(markup, styles)).toBe(
    ':root{color:red}.a{top:0}.a[data-state=x]{top:1px}',
  );
});

test('a page goes without the rules for transitions and without the notes of the bundler', async () => {
  const styles =
    '@layer x{::view-transition-old(*),::view-transition-new(*){animation:none}.a{top:0}}' +
    '@layer y{[data-motion=reduced]::view-transition-old(*){animation:none}}\n/*$vite$:1*/';
  expect(await pageStyles(markup, styles)).not.toMatch(/transition|vite|\n/);
  expect(await pageStyles(markup, styles)).toContain('.a{top:0}');
});
