import { readFile } from 'node:fs/promises';
import { pictograms } from '@portfolio/data/schema/pictograms';
import { pictogramNames } from '@portfolio/ui/Pictogram';
import { expect, test } from 'vitest';

test('every drawing that content may name is there, and the other way round', async () => {
  const file = new URL(
    '../../../packages/ui/src/primitives/Pictogram/pictograms.svg',
    import.meta.url,
  );
  const drawn = Array.from((await readFile(file, 'utf8')).matchAll(/<symbol id="([^"]+)"/g));
  expect(drawn.map(([, name]) => name)).toEqual(pictogramNames);
  expect(pictograms).toEqual(pictogramNames);
});
