import type { Project } from '@portfolio/data/schema/project';
import type { Skill } from '@portfolio/data/schema/skill';
import {
  namedSkills,
  projectSquares,
  shownSkillCategories,
  skillChoice,
  skillLabel,
  spotlightSkills,
} from '@portfolio/data/shown/skillEvidence';
import { describe, expect, test } from 'vitest';
import { content } from '../../content.ts';
import { english } from '../../language.ts';

const [sampleProject] = content.projects as [Project];
const project = (title: string, category: string, ...technologies: string[]): Project => ({
  ...sampleProject,
  title,
  category,
  technologies,
});

const contentOf = (projects: readonly Project[], skills: readonly Partial<Skill>[]) => ({
  projects: [...projects],
  projectCategories: [],
  pages: content.pages,
  skillCategories: [
    {
      title: 'Tools',
      icon: '🧰',
      color: '#2a63b8',
      skills: skills.map((skill) => ({ name: 'Python', color: '#2a63b8', projects: [], ...skill })),
    },
  ],
});

/** The words for the projects with a skill. */
const label = skillLabel(english);

const many = (count: number) =>
  Array.from({ length: count }, (_, index) => project(`Project ${index}`, 'One', 'Python'));

const skillsOf = (...args: Parameters<typeof contentOf>) =>
  shownSkillCategories(contentOf(...args), english)[0]?.skills ?? [];

describe('the sample', () => {
  const categories = shownSkillCategories(content, english);
  const skill = (name: string) =>
    categories.flatMap(({ skills }) => skills).find((each) => each.name === name);

  test('says in how many projects a skill is used, and names the first three', () => {
    expect(skill('MLflow')?.use).toMatchObject({
      count: 5,
      first: ['Demand Forecast Pipeline', 'Model Release Gate', 'Chest X-Ray Triage'],
      href: '/projects?skill=mlflow',
    });
    expect(skill('Python')?.use?.count).toBe(19);
    expect(skill('R')?.use?.count).toBe(2);
  });

  test('counts a project of several skills once for their category', () => {
    expect(categories.map(({ use }) => use)).toEqual(
      [13, 15, 20, 7, 15].map((used) => `used in ${used} of 20 projects`),
    );
  });

  test('tells the spotlight what the category says', () => {
    const [mlflow] = spotlightSkills(content.spotlight, categories);
    expect(mlflow).toMatchObject({ proficiency: 90, use: { count: 5 } });
  });
});

test('a square is the same project for every skill, and the squares of a domain are side by side', () => {
  const projects = [
    project('A', 'One', 'Python'),
    project('B', 'Two', 'SQL'),
    project('C', 'One', 'Python', 'SQL'),
  ];
  const { total, domains } = projectSquares(contentOf(projects, []));
  expect(total).toBe(3);
  expect(domains.map(({ label, projects }) => [label, projects.map(({ title }) => title)])).toEqual(
    [
      ['One', ['A', 'C']],
      ['Two', ['B']],
    ],
  );
  const [python, sql] = skillsOf(projects, [{}, { name: 'SQL' }]);
  expect(python?.use?.positions).toEqual([0, 1]);
  expect(sql?.use?.positions).toEqual([1, 2]);
});

test('a square leads to the case study of its project, or to its card', () => {
  const hrefs = projectSquares(content).domains.flatMap(({ projects }) =>
    projects.map(({ href }) => href),
  );
  expect(hrefs).toHaveLength(20);
  expect(hrefs).toContain('/projects/drift-watch');
  expect(hrefs).toContain('/projects#model-release-gate');
  expect(hrefs).toContain('/projects?category=healthcare-ai#wearable-ecg-classifier');
  const pages = { ...content.pages, projects: { ...content.pages.projects, hidden: true } };
  const [first] = projectSquares({ ...content, pages }).domains;
  expect(first?.projects[0]).toEqual({ title: 'Demand Forecast Pipeline' });
});

test('40 projects have squares, 41 and 2,000 have only their number', () => {
  for (const [count, squares] of [
    [40, 40],
    [41, undefined],
    [2000, undefined],
  ] as const) {
    const [python] = skillsOf(many(count), [{}]);
    expect(python?.use).toMatchObject({ count });
    expect(python?.use?.first).toHaveLength(3);
    expect(python?.use?.positions?.length).toBe(squares);
    expect(projectSquares(contentOf(many(count), [])).domains).toHaveLength(squares ? 1 : 0);
  }
});

test('without projects, or without one that shows it, a skill has no evidence', () => {
  expect(skillsOf([], [{}])[0]).not.toHaveProperty('use');
  expect(skillsOf(many(2), [{ name: 'SQL' }])[0]).not.toHaveProperty('use');
});

test('skills that are alike in an address have different ones', () => {
  const projects = [project('A', 'One', 'C', 'C++', '+')];
  const skills = skillsOf(projects, [{ name: 'C' }, { name: 'C++' }, { name: '+' }]);
  expect(skills.map(({ use }) => use?.href)).toEqual([
    '/projects?skill=c',
    '/projects?skill=c-2',
    undefined,
  ]);
  const named = namedSkills(contentOf(projects, skills));
  expect(skillChoice('c-2', named, projects, label)?.label).toBe('with C++');
});

describe('the choice of a skill in an address', () => {
  const projects = [project('A', 'One', 'Airflow'), project('B', 'Two'), project('C', 'Two')];
  const skill = { name: 'Apache Airflow', aliases: ['Airflow'], projects: ['C'] };
  const named = namedSkills(contentOf(projects, [skill, { name: 'SQL' }]));

  test('is the projects with that skill, those that only the owner states included', () => {
    const choice = skillChoice('apache-airflow', named, projects, label);
    expect(choice).toMatchObject({ kind: 'skill', label: 'with Apache Airflow' });
    expect(choice?.projects.map(({ title }) => title)).toEqual(['C', 'A']);
  });

  test('is named in the language of the site', () => {
    const projectWords = {
      ...english.content.projects,
      withSkill: (skill: string) => `${skill} ile`,
    };
    const turkish = skillLabel({ content: { ...english.content, projects: projectWords } });
    const choice = skillChoice('apache-airflow', named, projects, turkish);
    expect(choice?.label).toBe('Apache Airflow ile');
    expect(choice?.name).toBe(skillChoice('apache-airflow', named, projects, label)?.name);
  });

  test.each(['', 'sql', 'airflow', 'unknown', '__proto__'])('is none for "%s"', (slug) => {
    expect(skillChoice(slug, named, projects, label)).toBeUndefined();
  });

  test('finds the projects that the page of skills counts, with names alone', () => {
    const sample = namedSkills(content);
    expect(sample.every(({ projects }) => projects === undefined)).toBe(true);
    for (const { use } of shownSkillCategories(content, english).flatMap(({ skills }) => skills)) {
      const slug = use?.href?.replace('/projects?skill=', '') ?? '';
      expect(skillChoice(slug, sample, content.projects, label)?.projects).toHaveLength(
        use?.count ?? -1,
      );
    }
  });
});
