import type { Project } from '@portfolio/data/schema/project';
import type { Skill } from '@portfolio/data/schema/skill';
import { byUse, describeUse, distinctSkills, projectsBySkill } from '@portfolio/data/shown/skills';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { english } from '../../language.ts';

const project = (
  title: string,
  ...technologies: string[]
): Pick<Project, 'title' | 'technologies'> => ({
  title,
  technologies,
});

const projects = [
  project('Forecast', 'Python', 'Airflow', 'PyTorch'),
  project('Triage', 'python', 'Apache Airflow'),
  project('Scanner', 'TypeScript', 'R'),
  project('Survey'),
];

const shown = (name: string, rest: Partial<Skill> = {}) =>
  projectsBySkill([{ name, projects: [], ...rest }], projects)[0]?.map(({ title }) => title);

describe('the projects that show a skill', () => {
  test('are those whose technologies name it, whatever the capitals', () => {
    expect(shown('PYTHON')).toEqual(['Forecast', 'Triage']);
  });

  test.each(['R', 'Type', 'Apache', 'Python '])('are found by its whole name: %s', (name) => {
    expect(shown(name)).toEqual(name === 'R' ? ['Scanner'] : []);
  });

  test('are found by its other names, too, in the order of the content', () => {
    expect(shown('Apache Airflow')).toEqual(['Triage']);
    expect(shown('Apache Airflow', { aliases: ['airflow'] })).toEqual(['Forecast', 'Triage']);
  });

  test('begin with those that the owner states, each once', () => {
    expect(shown('Python', { projects: ['Survey', 'Triage'] })).toEqual([
      'Survey',
      'Triage',
      'Forecast',
    ]);
  });

  test('are never more than there are, nor twice the same', () => {
    const names = fc.constantFrom('Python', 'R', 'Airflow', 'Survey', '');
    fc.assert(
      fc.property(names, fc.array(names), fc.subarray(['Forecast', 'Survey']), (...skill) => {
        const [name, aliases, stated] = skill;
        const found = shown(name, { aliases, projects: stated }) ?? [];
        expect(new Set(found).size).toBe(found.length);
        expect(found).toEqual(expect.arrayContaining(stated));
      }),
    );
  });
});

test('a skill in two categories is one, with the other names and the projects of both', () => {
  const look = { icon: '🐍', color: '#2a63b8' };
  const python = { name: 'Python', color: '#2a63b8' };
  const skills = distinctSkills([
    { ...look, title: 'One', skills: [{ ...python, proficiency: 90, projects: ['Survey'] }] },
    {
      ...look,
      title: 'Two',
      skills: [{ ...python, proficiency: 40, aliases: ['CPython'], projects: ['Scanner'] }],
    },
  ]);
  expect(skills).toEqual([
    { ...python, proficiency: 90, aliases: ['CPython'], projects: ['Survey', 'Scanner'] },
  ]);
});

test('skills are sorted by use, then by proficiency, and those without one come last', () => {
  const skills = [
    { name: 'none' },
    { name: 'zero', proficiency: 0 },
    { name: 'first', proficiency: 90 },
    { name: 'second', proficiency: 90 },
    { name: 'used' },
  ];
  const sorted = byUse(skills, ({ name }) => (name === 'used' ? [1] : undefined));
  expect(sorted.map(({ name }) => name)).toEqual(['used', 'first', 'second', 'zero', 'none']);
});

test.each([
  [5, 20, 'used in 5 of 20 projects'],
  [1, 1, 'used in 1 of 1 project'],
  [0, 20, ''],
  [0, 0, ''],
])('%i of %i are said in words: "%s"', (used, total, words) => {
  expect(describeUse(used, total, english)).toBe(words);
});
