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
