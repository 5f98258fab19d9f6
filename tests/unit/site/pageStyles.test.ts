import { pageStyles } from '@portfolio/publish/build/pageStyles';
import { expect, test } from 'vitest';

const markup = '<!doctype html><html><body><p class="a">Text</p></body></html>';

test('a page keeps the rules that its markup can match, those for an attribute that may come too', async () => {
  const styles = ':root{color:red}.a{top:0}.a[data-state=x]{top:1px}.b{top:2px}';
  expect(await pageStyles(markup, styles)).toBe(
    ':root{color:red}.a{top:0}.a[data-state=x]{top:1px}',
  );
});
