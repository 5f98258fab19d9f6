import { join } from 'node:path';
import { shippedContent } from '@portfolio/data/shippedContent';
import { normalizePath } from 'vite';
import { expect, test } from 'vitest';
import { contentFolder } from '../../../packages/site/build/folders';
import { withoutDescriptions } from '../../../packages/site/build/withoutDescriptions';

const { handler: transform } = withoutDescriptions().transform as unknown as {
  handler: (code: string, id: string) => string | undefined;
};
const { pages } = shippedContent;
const code = JSON.stringify(pages);

test('visitors load all words of the pages but the descriptions, which only the documents need', () => {
  const loaded = JSON.parse(
    transform(code, normalizePath(join(contentFolder, 'pages.json'))) ?? '',
  );
  for (const [name, { description, ...words }] of Object.entries(pages)) {
    expect(description, name).not.toBe('');
    expect(loaded[name], name).toEqual(words);
  }
});

test('another file of that name stays as it is', () => {
  expect(transform(code, '/elsewhere/pages.json')).toBeUndefined();
});
