import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { iconMeanings } from '../../../stories/foundations/iconMeanings.ts';

const files = ['packages/ui/src', 'packages/site/src']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.tsx?$/.test(file) && !/[\\/]Icon[\\/]/.test(file));

const uses = Object.entries(iconMeanings).flatMap(([icon, { usedIn }]) =>
  usedIn.map((name) => [icon, name] as const),
);

test.each(uses)('the icon %s is used in %s, as its page says', (icon, name) => {
  const source = files
    .filter((file) => basename(file).replace(/\.tsx?$/, '') === name)
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  expect(source).toMatch(new RegExp(`['"]${icon}['"]`));
});
