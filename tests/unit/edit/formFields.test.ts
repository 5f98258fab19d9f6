import { contentFiles } from '@portfolio/data/schema/content';
import { siteSchema } from '@portfolio/data/schema/site';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { seriesExample } from '@portfolio/figures/series/schema';
import { editorConfig } from '@portfolio/tools/edit/editorConfig';
import { exampleOf, placeOfKind } from '@portfolio/tools/edit/examples';
import { type FormField, formFields } from '@portfolio/tools/edit/formFields';
import { objectFrom } from '@portfolio/tools/edit/formValues';
import { singularOf } from '@portfolio/tools/edit/labels';
import { sentenceInWords } from '@portfolio/tools/edit/placeInWords';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { content } from '../../content.ts';

/** What a file has and a form doesn't: a key, the name of a file, a value of JSON, a command. */
const OF_FILES =
  /\b[a-z]+[A-Z]|\.json\b|\b(?:null|url|npm)\b|[{}[\]]|\b(?:about|contact|owner|site)\.[a-z]/;

/** All texts in an object under one of these keys. */
function textsUnder(keys: readonly string[], value: unknown, seen = new Set()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  return Object.entries(value).flatMap(([key, part]) =>
    keys.includes(key) && typeof part === 'string' ? part : textsUnder(keys, part, seen),
  );
}

test('no hint, label or rule has a word that only files have', () => {
  const texts = [
    ...textsUnder(
      ['hint', 'label', 'description'],
      editorConfig('a/b', 'https://a.dev/').collections,
    ),
    ...textsUnder(['message'], contentFiles).map((rule) => sentenceInWords(rule)),
  ].map((text) => text.replace(/`.*?`/g, ''));
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => OF_FILES.test(text))).toEqual([]);
});

function fieldAt(file: keyof typeof contentFiles, ...keys: string[]): FormField | undefined {
  const start: FormField = { name: file, label: file, fields: formFields(contentFiles[file]) };
  return keys.reduce<FormField | undefined>(
    (field, key) => field?.fields?.find(({ name }) => name === key),
    start,
  );
}

test('a form shows what the fullest entry of the sample has in a field, if it is short', () => {
  const sizeOf = (entry: object) => Object.keys(entry).length;
  const [fullest] = content.projects.toSorted((a, b) => sizeOf(b) - sizeOf(a));
  const example = `For example: \`${fullest?.title}\``;
  expect(fieldAt('projects.json', 'projects', 'title')?.hint).toMatch(example);
  expect(fieldAt('projects.json', 'projects', 'description')?.hint).not.toContain('example');
});

test('an example is not said twice, and none has a sign that would end it', () => {
  const { value = '' } = content.about.statistics[0] ?? {};
  expect(exampleOf('about.statistics[].value')).toBe(value);
  const { hint = '' } = fieldAt('about.json', 'about', 'statistics', 'value') ?? {};
  expect(hint.split(value)).toHaveLength(2);
  expect(JSON.stringify(content)).not.toContain('`');
});

test('a picture needs its description, in the form and when it is saved', () => {
  expect(fieldAt('owner.json', 'owner', 'portrait', 'alt')?.required).toBe(true);
  const portrait = { src: '/images/me.jpg', alt: '' };
  const saved = objectFrom(
    contentFiles['owner.json'],
    { owner: { ...content.owner, portrait } },
    { owner: content.owner },
  );
  expect(validateContent({ ...content, ...saved })).toEqual([
    { file: 'content/owner.json', path: 'owner.portrait.alt', message: 'is required' },
  ]);
});

test('a résumé of one’s own is uploaded, and an address of one elsewhere is kept', () => {
  const field = fieldAt('owner.json', 'owner', 'downloads', 'resumeUrl');
  expect(field).toMatchObject({ widget: 'file', media_folder: '/content/files/documents' });
  const saved = (resumeUrl: string) =>
    objectFrom(
      contentFiles['owner.json'],
      { owner: { ...content.owner, downloads: { resumeUrl } } },
      { owner: content.owner },
    );
  for (const [form, stated] of [
    ['/documents/cv.pdf', 'documents/cv.pdf'],
    ['https://ada.dev/cv.pdf', 'https://ada.dev/cv.pdf'],
  ] as const) {
    expect(saved(form)).toHaveProperty('owner.downloads.resumeUrl', stated);
    expect(validateContent({ ...content, ...saved(form) })).toEqual([]);
  }
});

test('a name is chosen from a menu where the editor can fill one, and typed elsewhere', () => {
  expect(fieldAt('experience.json', 'experience', 'projects')?.widget).toBe('relation');
  expect(fieldAt('spotlight.json', 'spotlight', 'name')?.widget).toBe('string');
});

test('a number with a decimal comma is refused, and never cut', () => {
  const save = (accentHue: string) =>
    objectFrom(
      contentFiles['site.json'],
      { site: { ...content.site, accentHue } },
      { site: content.site },
    );
  expect(save(' 16 ')).toHaveProperty('site.accentHue', 16);
  expect(save('')).not.toHaveProperty('site.accentHue');
  const [problem] = validateContent({ ...content, ...save('16,4') });
  expect(problem).toMatchObject({
    path: 'site.accentHue',
    message: expect.stringMatching(/number/),
  });
  const [pattern] = fieldAt('site.json', 'site', 'accentHue')?.pattern as [RegExp];
  expect(['16', '16,4', '16.4', ''].filter((text) => pattern.test(text))).toEqual(['16']);
});

test('a look and a hue have an input of their own, and a theme is chosen from a menu', () => {
  const fields = ['look', 'theme', 'accentHue'].map((key) => fieldAt('site.json', 'site', key));
  expect(fields.map((field) => field?.widget)).toEqual([
    'portfolio-look',
    'select',
    'portfolio-hue',
  ]);
  expect(fields.map((field) => field?.required)).toEqual([false, false, false]);
});

test('a form refuses each hue that the rules refuse, and no other', () => {
  const [pattern] = fieldAt('site.json', 'site', 'accentHue')?.pattern as [RegExp];
  for (let hue = -20; hue < 1200; hue += 1) {
    expect([hue, pattern.test(String(hue))]).toEqual([
      hue,
      v.is(siteSchema.entries.accentHue, hue),
    ]);
  }
});

test.each([
  ['1,234\t1,310', '1\t2', 'lines[0].values[0]', 'is "1,234"'],
  ['1 234; 998', '1\t2', 'lines[0].values[0]', 'is "1 234"'],
  ['5, 6', '0,5 7', 'x.values', 'has "0,5"'],
  ['5, 6', '0,5 0,7', 'x.values[1]', 'is "0,7"'],
])(
  'numbers that may be other ones are refused by name: %j over %j',
  (values, steps, path, named) => {
    const lines = [{ label: 'A', values }];
    const figure = { ...seriesExample, x: { label: 'week', values: steps }, lines };
    const [project] = content.projects;
    const saved = objectFrom(
      contentFiles['projects.json'],
      { projects: [{ ...project, figure }] },
      { projects: [project] },
    );
    const problems = validateContent({ ...content, ...saved });
    const place = problems.find((problem) => problem.path === `projects[0].figure.${path}`);
    expect(place?.message).toMatch(
      `, but ${named}: write numbers like 1234.5, 16, with a point before decimals and nothing between thousands`,
    );
  },
);

test('an example of a figure is from a figure of its kind', () => {
  const figures = content.projects.map(({ figure }) => figure);
  for (const kind of ['change', 'share', 'matrix']) {
    const titles = figures.flatMap((each) => (each?.kind === kind ? each.title : []));
    expect(titles).toContain(exampleOf(`${placeOfKind('projects[].figure', kind)}.title`));
  }
});

test.each([
  ['about.json', 'about', 'bio', 'paragraph about you'],
  ['about.json', 'about', 'summary', 'paragraph'],
  ['skills.json', 'skillCategories', undefined, 'skill category'],
  ['about.json', 'about', 'statistics', 'statistic'],
] as const)('one entry of %s, %s, %s has a name in the singular', (file, part, list, name) => {
  const field = list ? fieldAt(file, part, list) : fieldAt(file, part);
  expect(field).toMatchObject({ label_singular: name });
  expect(singularOf('classes')).toBe('class');
});

test('the names of drawings are below their field', () => {
  expect(fieldAt('projects.json', 'projects', 'icon')?.hint).toContain('database');
});
