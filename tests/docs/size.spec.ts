import { statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '@portfolio/cli/doctor/builtSite';
import { STORYBOOK_FOLDER } from '../visual/paths.ts';

/** In bytes. Storybook itself, with one story and no addon but its docs, takes 8 MB. */
const LARGEST = 12_000_000;

test('the built workshop takes at most 12 MB', () => {
  const files = listFiles(STORYBOOK_FOLDER)
    .map((name) => ({ name, size: statSync(join(STORYBOOK_FOLDER, name)).size }))
    .sort((a, b) => b.size - a.size);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const largest = files.slice(0, 10).map(({ name, size }) => `${size} ${name}`);
  expect(total, `The largest files:\n${largest.join('\n')}`).toBeLessThanOrEqual(LARGEST);
});
