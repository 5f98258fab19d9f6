import { content } from '@portfolio/tools/doctor/checks/content';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { contentWith } from '../data/contentWith.ts';
import { fakeWorkspace } from './fakeWorkspace.ts';
import { ownContent } from './ownContent.ts';

const files = {
  CNAME: 'a',
  '.well-known/security.txt': 'a',
  'google0f1e2d.html': 'a',
  'notes.txt': 'a',
};

const warningsOf = async (...listed: string[]) => {
  const workspace = fakeWorkspace({
    content: contentWith('site.files', listed, ownContent),
    filesFolder: freshFolder(files),
    contentProblems: [],
  });
  return (await content.run(workspace)).problems;
};

test('the doctor warns about files that services look for and that are not published', async () => {
  const warnings = await warningsOf();
  expect(warnings).toHaveLength(3);
  expect(warnings[1]).toMatchObject({
    level: 'warning',
    path: 'site.files',
    message: expect.stringContaining("doesn't name CNAME"),
    fix: expect.stringMatching(/^Add "CNAME" to "files", or delete it from /),
  });
});

test('and about none that the content names', async () => {
  expect(await warningsOf('CNAME', '.well-known/security.txt', 'google0f1e2d.html')).toEqual([]);
});
