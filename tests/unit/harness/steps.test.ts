import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { stepsFor } from '../../harness/steps.ts';
import { whoseContent } from '../../harness/whoseContent.ts';
import { freshFolder } from '../backend/support/folders.ts';

const commands = (content: 'sample' | 'own') =>
  stepsFor(content)
    .flat()
    .map(({ command }) => command);

test('a copy with content of its own runs the checks that apply to any content', () => {
  expect(commands('own')).toEqual(
    ['lint', 'types', 'build'].map((script) => `npm run --silent ${script}`),
  );
  expect(commands('sample').join()).toMatch(/--project unit.*e2e/);
});

test.each([
  ['an owner’s', '{ "owner": { "name": "Asha Rao" } }', 'own'],
  [
    'an owner’s, whose address is still an example',
    '{ "owner": { "name": "Asha Rao", "email": "a@example.com" } }',
    'own',
  ],
  ['one that can’t be read, so that the build says why', '{ "owner": ', 'own'],
  [
    'the sample’s, whatever else has changed',
    '{ "owner": { "name": "Mira Kelvekar", "email": "a@b.dev" } }',
    'sample',
  ],
] as const)('the content is %s', async (_what, owner, whose) => {
  expect(await whoseContent(freshFolder({ 'owner.json': owner }))).toBe(whose);
});

test('the template’s own content is the sample’s', async () => {
  const folder = freshFolder();
  cpSync('packages/data/src/content/owner.json', join(folder, 'owner.json'));
  expect(await whoseContent(folder)).toBe('sample');
});
