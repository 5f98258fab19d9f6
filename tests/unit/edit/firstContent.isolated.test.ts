import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';

test('two windows that begin at the same time make one content, and the second is told', async () => {
  vi.stubEnv('PORTFOLIO_CONTENT', join(freshFolder(), 'content'));
  vi.resetModules();
  const { makeFirstContent } = await import('@portfolio/tools/edit/firstContent');
  const begin = () => makeFirstContent('sample', '', new Uint8Array());
  const [first, second] = await Promise.allSettled([begin(), begin()]);
  expect(first).toMatchObject({ value: 'The sample is your content now.' });
  expect(second).toMatchObject({
    reason: { message: 'There is content already: reload this page.' },
  });
});
