import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sampleFolder } from '@portfolio/build/folders/content';
import {
  formatContentProblems,
  localFiles,
  validateContent,
} from '@portfolio/data/validation/validateContent';
import { describe, expect, test } from 'vitest';
import { content, projects, skillCategories, spotlight } from '../../content.ts';

const skills = skillCategories.flatMap((category) => category.skills);
const technologiesOf = new Map(projects.map(({ title, technologies }) => [title, technologies]));

describe('The sample', () => {
  test('keeps every rule', () => {
    expect(formatContentProblems(validateContent(content))).toBe('');
  });

  test('shows a result of every kind', () => {
    const kinds = projects.flatMap(({ figure }) => figure?.kind ?? []);
    expect(new Set(kinds)).toEqual(
      new Set(['change', 'comparison', 'curve', 'matrix', 'series', 'share']),
    );
  });

  test('refers only to existing files, and no icon is unused', () => {
    const sources = localFiles(content).map(({ src }) => src);
    expect(sources.filter((src) => !existsSync(join(sampleFolder, 'files', src)))).toEqual([]);
    const icons = readdirSync(join(sampleFolder, 'files/icons'));
    expect(icons.filter((icon) => !sources.includes(`icons/${icon}`))).toEqual([]);
  });
});

describe('The visitor finds', () => {
  test.each(skills.map(({ name, projects: shown }) => [name, shown]))(
    'projects behind %s that do use it',
    (name, shown) => {
      for (const title of shown) expect(technologiesOf.get(title)).toContain(name);
    },
  );

  test.each(spotlight.map((item) => [item.name, item]))(
    'quotes on %s from projects that use it, linked to the right place',
    (name, { quotes }) => {
      for (const { project: title, projectUrl } of quotes) {
        const project = projects.find((candidate) => candidate.title === title);
        expect(project?.technologies).toContain(name);
        expect(project?.codeUrl).toBe(projectUrl);
      }
    },
  );
});
