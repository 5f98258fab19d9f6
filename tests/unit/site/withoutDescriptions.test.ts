import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shippedContent } from '@portfolio/data/shippedContent';
import { withoutDescriptions } from '@portfolio/publish/build/withoutDescriptions';
import { contentFolder } from '@portfolio/publish/content/folders';
import { expect, test } from 'vitest';
import { buildWith } from './buildWith';

const { pages } = shippedContent;
const pagesFile = join(contentFolder, 'pages.json');

/** The file as visitors load it. */
const load = async (file: string) => {
  const code = await buildWith(withoutDescriptions(), file);
  const { default: loaded } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return loaded.pages;
};

test('visitors load all words of the pages but the descriptions, which only the documents need', async () => {
  const loaded = await load(pagesFile);
  for (const [name, { description, ...words }] of Object.entries(pages)) {
    expect(description, name).not.toBe('');
    expect(loaded[name], name).toEqual(words);
  }
});

test('another file of that name stays as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-pages-'));
  const copy = join(folder, 'pages.json');
  await copyFile(pagesFile, copy);
  expect(await load(copy)).toEqual(pages);
  await rm(folder, { recursive: true });
});
