import { join } from 'node:path';
import { test } from '@playwright/test';
import { groups } from '../../.storybook/groups.ts';
import { readGuides } from '../../.storybook/guides/readGuides.ts';
import { expectFound, openSearch } from './search.ts';

const guides = readGuides(join(import.meta.dirname, '../../stories'));

for (const title of new Set(Object.values(groups).map((group) => group.title))) {
  test(`the search finds each component of "${title}" by its name and by each task of its guide`, async ({
    page,
  }) => {
    const search = await openSearch(page);
    for (const { id, name, tasks } of guides.filter((guide) => guide.group === title)) {
      for (const words of [name, ...tasks]) {
        await search.fill(words);
        await expectFound(page, words, id);
      }
    }
  });
}
