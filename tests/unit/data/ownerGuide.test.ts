import { readFileSync } from 'node:fs';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { expect, test } from 'vitest';
import { content as sample } from '../../content.ts';

const guide = readFileSync('docs/owner-guide.md', 'utf8');

const exampleOf = (words: string) => {
  const [, json = ''] = new RegExp(`^${words}.*\\n\\n\`\`\`json\\n([^\`]+)`, 'm').exec(guide) ?? [];
  return JSON.parse(json);
};

test('the whole project and the whole position of the owner’s guide are valid', () => {
  const project = exampleOf('A whole project');
  const position = exampleOf('A whole position');
  expect(position.projects).toEqual([project.title]);
  const content = {
    ...sample,
    projects: [...sample.projects, project],
    experience: [position, ...sample.experience],
  };
  expect(validateContent(content)).toEqual([]);
});

test('what is for files is the last of its part of the guide, so that owners with forms miss nothing', () => {
  const headings = Array.from(guide.matchAll(/^#{2,3} .+$/gm), ([heading]) => heading);
  const after = headings.filter((_, at) => headings[at - 1] === '### In the files');
  expect(after.length).toBeGreaterThan(1);
  for (const heading of after) expect(heading).toMatch(/^## /);
});
