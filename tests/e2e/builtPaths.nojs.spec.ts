import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { shownPageNames } from '@portfolio/data/pages';
import { storyPath, toldProjects } from '@portfolio/data/stories';
import { localFiles } from '@portfolio/data/validateContent';
import { builtPaths, htmlFile } from '@portfolio/publish/build/builtPaths';
import { content } from '../content';
import { BUILT } from './support/builtScripts';
import { expect, test } from './support/test';

test('the build writes no file that the check of the paths does not know', () => {
  const known = new Set([
    ...builtPaths(content),
    ...shownPageNames(content.pages).map((name) => htmlFile(content.pages[name].path)),
    ...toldProjects(content).map((project) => htmlFile(storyPath(content, project))),
    ...localFiles(content).map(({ src }) => src),
  ]);
  const written = readdirSync(BUILT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(BUILT, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  expect(written.length).toBeGreaterThan(50);
  const inFolder = (name: string) => known.has(`${name.split('/')[0]}/`);
  expect(written.filter((name) => !known.has(name) && !inFolder(name))).toEqual([]);
});
