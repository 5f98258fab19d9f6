import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { shownProjects } from '@portfolio/data/shown/projects';
import { newestStory, shownStories } from '@portfolio/data/shown/shownStories';
import { projectsWithStory } from '@portfolio/data/shown/stories';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { slugify } from '@portfolio/data/values/slug';
import { describe, expect, test } from 'vitest';
import { content as sample } from '../../content.ts';
import { described, english } from '../../language.ts';

const [any] = sample.projects as [Project];

type Dates = Pick<Project, 'start' | 'end'>;

/** Content whose projects are these, each with a story. */
const contentWith = (projects: Record<string, Dates>): Content => ({
  ...sample,
  projects: Object.entries(projects).map(([title, dates]) => {
    const { story: _, start: __, end: ___, ...rest } = any;
    return { ...rest, ...dates, title, story: `stories/${slugify(title)}.md` };
  }),
});

/** The same with the stories, as reading the files gives them. */
const withStories = (content: Content) => ({
  ...content,
  stories: {
    sizes: {},
    files: new Map(
      projectsWithStory(content).map(({ title, story: name }) => {
        const story = { title: `On ${title}`, description: '', opening: [], sections: [] };
        return [
          slugify(title),
          { name, story, texts: [], pictures: [], links: [], files: [], hasFrontMatter: false },
        ];
      }),
    ),
  },
});

describe('A visitor', () => {
  test('goes from story to story in the order of the projects', () => {
    const stories = shownStories(
      withStories(contentWith({ A: {}, B: {}, C: {} })),
      english,
      described,
    );
    expect(stories.map(({ path, previous, next }) => [previous?.title, path, next?.title])).toEqual(
      [
        [undefined, '/projects/a', 'On B'],
        ['On A', '/projects/b', 'On C'],
        ['On B', '/projects/c', undefined],
      ],
    );
  });

  test('goes from a technology to its skill, and on to a form that knows the project', () => {
    const [story] = shownStories(
      withStories(contentWith({ 'Drift Watch': {} })),
      english,
      described,
    );
    expect(story?.technologies).toContainEqual({ name: 'MLflow', href: '/skills#mlops' });
    expect(story?.technologies).toContainEqual({ name: 'LightGBM' });
    expect(story?.ask).toBe('/contact?about=drift-watch#message');
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
  ])('is led to the newest story: %s', (_which, projects, slug) => {
    expect(newestStory(withStories(contentWith(projects)))?.path).toBe(`/projects/${slug}`);
  });

  test('finds it from the card of its project', () => {
    const [card] = shownProjects(contentWith({ 'Δ 7': {} }), english, described);
    expect(card?.storyUrl).toBe('/projects/δ-7');
    expect(card).not.toHaveProperty('story');
  });

  test('sees nothing of stories where there are none, or no page of projects', () => {
    const { story: _, ...without } = any;
    const none = { ...sample, projects: [without] };
    const hidden = contentWith({ A: {} });
    hidden.pages = { ...hidden.pages, projects: { ...hidden.pages.projects, hidden: true } };
    for (const content of [none, hidden]) {
      expect(shownProjects(content, english, described)[0]).not.toHaveProperty('storyUrl');
      expect(shownStories(withStories(content), english, described)).toEqual([]);
      expect(newestStory(withStories(content))).toBeUndefined();
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
  ])('that %j is no story', (story) => {
    expect(problemsOf(only({ story }))).toEqual([
      `projects[0].story: must be the path of a Markdown file next to this one, such as stories/forecast.md, but is ${JSON.stringify(story)}`,
    ]);
  });

  test('that two projects can’t tell the same story', () => {
    const [, second] = sample.projects;
    expect(problemsOf(only({ story: second?.story as string }))).toEqual([
      expect.stringMatching(/^projects\[1\]\.story: must not be the same as projects\[0\]\.story/),
    ]);
  });

  test.each([
    ['n'.repeat(201), 'must be at most 200 bytes'],
    ['Δ'.repeat(101), 'must be at most 200 bytes'],
    ['Con', 'must not be a name that Windows keeps for itself'],
  ])('that %s can’t be an address', (title, rule) => {
    const why = 'because the address of its story is made of it';
    expect(
      problemsOf({ ...contentWith({ [title]: {} }), skillCategories: [], spotlight: [] }),
    ).toContainEqual(
      expect.stringMatching(new RegExp(`^projects\\[0\\]\\.title: ${rule}, ${why}, but is`)),
    );
  });
});
