import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { projectsWithCaseStudy } from '@portfolio/data/shown/caseStudies';
import { shownProjects } from '@portfolio/data/shown/projects';
import { newestCaseStudy, shownCaseStudies } from '@portfolio/data/shown/shownCaseStudies';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { slugify } from '@portfolio/data/values/slug';
import { describe, expect, test } from 'vitest';
import { content as sample } from '../../content.ts';
import { english } from '../../language.ts';

const [any] = sample.projects as [Project];

type Dates = Pick<Project, 'start' | 'end'>;

/** Content whose projects are these, each with a case study. */
const contentWith = (projects: Record<string, Dates>): Content => ({
  ...sample,
  projects: Object.entries(projects).map(([title, dates]) => {
    const { caseStudy: _, start: __, end: ___, ...rest } = any;
    return { ...rest, ...dates, title, caseStudy: `case-studies/${slugify(title)}.md` };
  }),
});

/** The same with the case studies, as reading the files gives them. */
const withCaseStudies = (content: Content) => ({
  ...content,
  caseStudies: {
    sizes: {},
    files: new Map(
      projectsWithCaseStudy(content).map(({ title, caseStudy: name }) => {
        const caseStudy = { title: `On ${title}`, description: '', opening: [], sections: [] };
        return [
          slugify(title),
          { name, caseStudy, texts: [], pictures: [], links: [], files: [], hasFrontMatter: false },
        ];
      }),
    ),
  },
});

describe('A visitor', () => {
  test('goes from case study to case study in the order of the projects', () => {
    const caseStudies = shownCaseStudies(
      withCaseStudies(contentWith({ A: {}, B: {}, C: {} })),
      english,
    );
    expect(
      caseStudies.map(({ path, previous, next }) => [previous?.title, path, next?.title]),
    ).toEqual([
      [undefined, '/projects/a', 'On B'],
      ['On A', '/projects/b', 'On C'],
      ['On B', '/projects/c', undefined],
    ]);
  });

  test('goes from a technology to its skill, and on to a form that knows the project', () => {
    const [caseStudy] = shownCaseStudies(
      withCaseStudies(contentWith({ 'Drift Watch': {} })),
      english,
    );
    expect(caseStudy?.technologies).toContainEqual({ name: 'MLflow', href: '/skills#mlops' });
    expect(caseStudy?.technologies).toContainEqual({ name: 'LightGBM' });
    expect(caseStudy?.ask).toBe('/contact?about=drift-watch#message');
  });

  test.each<[string, Record<string, Dates>, string]>([
    [
      'the one of the latest end',
      { A: {}, B: { start: '2023', end: '2024-05' }, C: { start: '2023', end: '2024-04' } },
      'b',
    ],
    [
      'the one of the latest start, if it goes on',
      { A: { start: '2024-01', end: '2024-02' }, B: { start: '2024-03' } },
      'b',
    ],
    ['the first one without dates', { A: {}, B: {} }, 'a'],
    ['the first of two from one day', { A: { start: '2024' }, B: { start: '2024' } }, 'a'],
  ])('is led to the newest case study: %s', (_which, projects, slug) => {
    expect(newestCaseStudy(withCaseStudies(contentWith(projects)))?.path).toBe(`/projects/${slug}`);
  });

  test('finds it from the card of its project', () => {
    const [card] = shownProjects(contentWith({ 'Δ 7': {} }), english);
    expect(card?.caseStudyUrl).toBe('/projects/δ-7');
    expect(card).not.toHaveProperty('caseStudy');
  });

  test('sees nothing of case studies where there are none, or no page of projects', () => {
    const { caseStudy: _, ...without } = any;
    const none = { ...sample, projects: [without] };
    const hidden = contentWith({ A: {} });
    hidden.pages = { ...hidden.pages, projects: { ...hidden.pages.projects, hidden: true } };
    for (const content of [none, hidden]) {
      expect(shownProjects(content, english)[0]).not.toHaveProperty('caseStudyUrl');
      expect(shownCaseStudies(withCaseStudies(content), english)).toEqual([]);
      expect(newestCaseStudy(withCaseStudies(content))).toBeUndefined();
    }
  });
});

describe('The owner reads', () => {
  const problemsOf = (content: Content) =>
    validateContent(content).map(({ path, message }) => `${path}: ${message}`);
  const only = (project: Partial<Project>): Content => ({
    ...sample,
    projects: [{ ...any, ...project }, ...sample.projects.slice(1)],
  });

  test.each([
    'forecast.txt',
    '/forecast.md',
    '../forecast.md',
    'files/forecast.md',
    'https://a.example/b.md',
    '',
  ])('that %j is no case study', (caseStudy) => {
    expect(problemsOf(only({ caseStudy }))).toEqual([
      `projects[0].caseStudy: must be the path of a Markdown file next to this one, such as case-studies/forecast.md, but is ${JSON.stringify(caseStudy)}`,
    ]);
  });

  test('that two projects can’t tell the same case study', () => {
    const [, second] = sample.projects;
    expect(problemsOf(only({ caseStudy: second?.caseStudy as string }))).toEqual([
      expect.stringMatching(
        /^projects\[1\]\.caseStudy: must not be the same as projects\[0\]\.caseStudy/,
      ),
    ]);
  });

  test.each([
    ['n'.repeat(201), 'must be at most 200 bytes'],
    ['Δ'.repeat(101), 'must be at most 200 bytes'],
    ['Con', 'must not be a name that Windows keeps for itself'],
  ])('that %s can’t be an address', (title, rule) => {
    const why = 'because the address of its case study is made of it';
    expect(
      problemsOf({ ...contentWith({ [title]: {} }), skillCategories: [], spotlight: [] }),
    ).toContainEqual(
      expect.stringMatching(new RegExp(`^projects\\[0\\]\\.title: ${rule}, ${why}, but is`)),
    );
  });
});
