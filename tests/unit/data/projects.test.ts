import type { Project, ProjectCategory } from '@portfolio/data/schema/project';
import {
  allProjectsPath,
  categoriesInUse,
  firstChoiceOf,
  joinCategories,
  projectChoices,
  projectsInCategory,
  projectsOn,
  selectedProjects,
  shownProjects,
  withProjects,
} from '@portfolio/data/shown/projects';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { content as sample } from '../../content.ts';
import { english } from '../../language.ts';

const project = (title: string, category: string, featured?: boolean): Project => ({
  title,
  description: 'What it is.',
  technologies: ['Python'],
  codeUrl: 'https://github.example.com/x',
  icon: '📦',
  gradient: ['#000000', '#ffffff'],
  category,
  ...(featured === undefined ? {} : { featured }),
});

const category = (name: string): ProjectCategory => ({
  name,
  color: '#3b7dd8',
  emoji: '⚙️',
  blurb: `About ${name}`,
});

const projects = [
  project('One', 'Vision'),
  project('Two', 'Robotics'),
  project('Three', 'Speech', true),
  project('Four', 'Vision', false),
  project('Five', 'Speech'),
];

describe('The visitor who filters projects', () => {
  test('gets those of the category, in their order', () => {
    expect(projectsInCategory(projects, 'Vision').map(({ title }) => title)).toEqual([
      'One',
      'Four',
    ]);
    expect(projectsInCategory(projects, 'Games')).toEqual([]);
  });

  test('sees the categories with projects in the order listed, then others, each with its count and star', () => {
    const listed = ['Speech', 'Games', 'Vision'].map(category);
    expect(categoriesInUse(projects, listed)).toMatchObject([
      { name: 'Speech', count: 2, hasFeatured: true },
      { name: 'Vision', count: 2, hasFeatured: false, blurb: 'About Vision' },
      { name: 'Robotics', count: 1, hasFeatured: false },
    ]);
  });

  test('sees an unlisted category in grey as a technical project', () => {
    expect(categoriesInUse([project('Two', 'Robotics')], [])).toEqual([
      {
        name: 'Robotics',
        color: '#6b7280',
        emoji: '📁',
        isListed: false,
        count: 1,
        hasFeatured: false,
      },
    ]);
    const [choice] = projectChoices([project('Two', 'Robotics')], [], english);
    expect(choice?.blurb).toBe('Technical project');
  });

  test('sees on a card the short name of its category and its colour, and grey for one that is not listed', () => {
    const projectCategories = [{ ...category('Vision'), label: 'CV' }, category('Speech')];
    const cards = joinCategories({ projects, projectCategories });
    expect(cards.map(({ categoryLabel, color }) => [categoryLabel, color])).toEqual([
      ['CV', '#3b7dd8'],
      ['Robotics', '#6b7280'],
      ['Speech', '#3b7dd8'],
      ['CV', '#3b7dd8'],
      ['Speech', '#3b7dd8'],
    ]);
  });

  test('sees on a card from when to when it was made, as far as that is known', () => {
    const [made] = projects;
    const period = (dates: Partial<Project>) => {
      const only = { ...(made as Project), ...dates };
      const content = { pages: sample.pages, projects: [only], projectCategories: [] };
      const [card] = shownProjects(content, english);
      expect(card).not.toHaveProperty('start');
      expect(card).not.toHaveProperty('end');
      return card?.period;
    };
    expect(period({ start: '2024-10', end: '2024-11-30' })).toBe('Oct 2024–Nov 2024');
    expect(period({ start: '2024' })).toBe('2024–Present');
    expect(period({})).toBeUndefined();
  });

  test('can choose the featured ones and all of them after the categories', () => {
    const listed = [category('Vision'), category('Speech')];
    const choices = withProjects(projectChoices(projects, listed, english), projects);
    expect(choices.map(({ name, projects }) => [name, projects.length])).toEqual([
      ['Vision', 2],
      ['Speech', 2],
      ['Robotics', 1],
      ['Featured', 1],
      ['All', 5],
    ]);
    expect(choices[3]?.projects.map(({ title }) => title)).toEqual(['Three']);
  });

  test('is not offered a choice that changes nothing', () => {
    const names = (shown: Project[]) => projectChoices(shown, [], english).map(({ name }) => name);
    expect(names([project('One', 'Vision')])).toEqual(['Vision']);
    expect(names([project('One', 'Vision', true)])).toEqual(['Vision']);
    expect(names([project('One', 'Vision', true), project('Two', 'Speech', true)])).toEqual([
      'Vision',
      'Speech',
      'All',
    ]);
    expect(names([])).toEqual([]);
  });

  test('can still distinguish the choices if a category has the name of one', () => {
    const shown = [project('One', 'ALL', true), project('Two', 'Featured')];
    const choices = projectChoices(shown, [], english);
    const names = ['ALL', 'Featured', 'Featured projects', 'All projects'];
    expect(choices.map(({ name }) => name)).toEqual(names);
    expect(choices.map(({ label }) => label)).toEqual(names);
  });

  test('is shown all projects first where they are few, unless the owner names a category', () => {
    const six = [...projects, project('Six', 'Games')];
    const firstOf = (shown: Project[], defaultProjectCategory?: string) =>
      firstChoiceOf({ projects: shown, projectCategories: [], defaultProjectCategory });
    expect(firstOf(six)).toBe('All');
    expect(firstOf(six, 'Robotics')).toBe('Robotics');
    expect(firstOf([...six, project('Seven', 'Games')])).toBe(six[0]?.category);
    expect(firstOf([project('One', 'Games'), project('Two', 'All')])).toBe('All projects');
    expect(firstOf([project('One', 'Games'), project('Two', 'Games')])).toBe('Games');
    expect(firstOf([])).toBeUndefined();
    expect(firstChoiceOf(sample)).toBe('MLOps');
  });

  test('reads the choices in the language of the site, at the same addresses', () => {
    const words = { ...english.content.projects, featured: 'En vue', all: 'Tout' };
    const french = { content: { ...english.content, projects: words } };
    const [there, here] = [french, english].map((language) =>
      projectChoices(projects, [category('Vision')], language),
    );
    expect(there?.map(({ name }) => name)).toEqual(here?.map(({ name }) => name));
    expect(there?.slice(-2).map(({ label }) => label)).toEqual(['En vue', 'Tout']);
  });

  test('finds every project in exactly one category', () => {
    const names = fc.constantFrom('Vision', 'Speech', 'Robotics', 'Games');
    fc.assert(
      fc.property(fc.array(names), fc.uniqueArray(names), (used, listed) => {
        const all = used.map((name, index) => project(`Project ${index}`, name));
        const found = categoriesInUse(all, listed.map(category)).flatMap(({ name, count }) => {
          const inCategory = projectsInCategory(all, name);
          expect(inCategory).toHaveLength(count);
          return inCategory;
        });
        expect(new Set(found)).toEqual(new Set(all));
        expect(found).toHaveLength(all.length);
      }),
    );
  });
});

describe('Many projects', () => {
  const content = (count: number, hidden = false) => ({
    ...sample,
    pages: { ...sample.pages, projects: { ...sample.pages.projects, hidden } },
    projects: Array.from({ length: count }, (_, n) => project(`Project ${n}`, 'Vision')),
  });
  const page = sample.pages.projects;

  test('have a document of their own, few do not', () => {
    expect(allProjectsPath(content(60))).toBeUndefined();
    expect(allProjectsPath(content(61))).toBe('/projects-all');
    expect(allProjectsPath(content(61, true))).toBeUndefined();
  });

  test('are all on that document, and the first of them on their page', () => {
    expect(projectsOn(page, content(60))).toHaveLength(60);
    expect(projectsOn(page, content(2000))).toHaveLength(60);
    expect(projectsOn({ path: '/projects-all' }, content(2000))).toHaveLength(2000);
  });

  test('weigh nothing on the first page, which shows three', () => {
    expect(selectedProjects(content(2000).projects)).toHaveLength(3);
  });
});
