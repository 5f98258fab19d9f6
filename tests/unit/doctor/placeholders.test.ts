import { findPlaceholders, placeholders } from '@portfolio/cli/doctor/checks/placeholders';
import type { Content } from '@portfolio/data/schema/content';
import { slugify } from '@portfolio/data/slug';
import { translate } from '@portfolio/data/translation/translate';
import { expect, test } from 'vitest';
import { contentWith } from '../data/contentWith.ts';
import { fakeCopy } from './fakeCopy.ts';
import { ownContent } from './ownContent.ts';

const placesIn = (content: Content) => findPlaceholders(content).map(({ path }) => path);

test('content in which everything is the owner’s own has no placeholder', () => {
  expect(findPlaceholders(ownContent)).toEqual([]);
});

test('values that only repeat one of owner.json are reported once, there', () => {
  const email = 'mira.kelvekar@example.com';
  const repeated = [
    ['owner.name', 'Mira Kelvekar'],
    ['owner.email', email],
    ['pages.about.title', 'Mira Kelvekar · Analyst'],
    ['availability', email],
    ['support.url', `mailto:${email}`],
  ].reduce<Content>((content, [path = '', value]) => contentWith(path, value, content), ownContent);
  expect(placesIn(repeated)).toEqual(['owner.name', 'owner.email']);
  expect(placesIn({ ...repeated, owner: ownContent.owner })).toEqual([
    'pages.about.title',
    'support.url',
    'availability',
  ]);
});

test('the sample’s facts fail, its other words only warn', () => {
  const facts = 'Machine Learning Intern, Medical Imaging';
  expect(findPlaceholders(contentWith('experience[1].title', facts, ownContent))).toMatchObject([
    {
      file: 'content/experience.json',
      path: 'experience[1].title',
      message: `"${facts}" is the sample's, word for word`,
    },
  ]);
  expect(
    findPlaceholders(contentWith('experience[1].title', facts, ownContent))[0],
  ).not.toHaveProperty('level');
  const words = 'If the split is wrong, every figure after it is a story.';
  expect(
    findPlaceholders(contentWith('continuousLearning.quotes[0]', words, ownContent)),
  ).toMatchObject([{ level: 'warning', path: 'continuousLearning.quotes[0]' }]);
});

test('a story that is the sample’s, or holds a placeholder, is reported by its line', async () => {
  const texts = [
    { line: 3, value: 'The incidents are known ones. They are in the test.' },
    { line: 5, value: 'Lorem ipsum dolor' },
  ];
  const story = { title: 'T', description: '', opening: [], sections: [] };
  const file = {
    name: 'stories/a.md',
    story,
    texts,
    pictures: [],
    links: [],
    files: [],
    hasFrontMatter: false,
  };
  const stories = { sizes: {}, files: new Map([['a', file]]) };
  const report = await placeholders.run(fakeCopy({ content: { ...ownContent, stories } }));
  expect(report.problems).toMatchObject([{ file: 'content/stories/a.md', path: 'line 5' }]);
});

test.each([
  'Lorem ipsum dolor sit amet',
  'TODO',
  'TODO describe what you did there',
  'Rewrote the parser. FIXME: figures',
  'Your Name',
  '[your company]',
  'https://github.com/your-username',
  'ada@mail.example.org',
  'Written for example.com.',
  'https://ada.example',
  'http://ada.test/page',
  'See mira-kelvekar on GitHub',
  '+1 (415) 555-0199',
  'tel:+12025550100',
  // Of the standard's own example.
  '+1 912 555 4321',
  '+44 20 7946 0000',
  '+33 1 99 00 12 34',
])('%j is found', (text) => {
  expect(placesIn(contentWith('nextStep.text', text, ownContent))).toEqual(['nextStep.text']);
});

test.each([
  'A TODO list that forgets nothing',
  'TODO app with offline storage',
  'Write down your name and your question',
  'For example, comparing two models',
  'https://by-example.com/course',
  'https://example.com.au',
  'https://unit.test.dev',
  'Runs contact.test.ts on each commit',
  'We examined 12,025,550,100 rows',
  '+1 415 555 2671',
])('%j may stand', (text) => {
  expect(placesIn(contentWith('nextStep.text', text, ownContent))).toEqual([]);
});

test('a placeholder in a translation is reported in its file, and nothing that it takes over', async () => {
  const first = contentWith('about.bio', ['Lorem ipsum dolor'], ownContent);
  const [project] = first.projects;
  const id = slugify(project?.title ?? '');
  const translation = translate(first, { projects: [{ id, result: 'TODO' }] });
  expect(translation.problems).toEqual([]);
  const copy = fakeCopy({ content: ownContent, translations: [{ language: 'fr', translation }] });
  expect((await placeholders.run(copy)).problems).toMatchObject([
    { file: 'content/fr/projects.json', path: `projects[${id}].result` },
  ]);
});
