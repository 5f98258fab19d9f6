import { llmsText } from '@portfolio/build/documents/texts/llms';
import { writeMarkdown } from '@portfolio/build/documents/texts/markdown';
import { entriesText, pageText } from '@portfolio/build/documents/texts/pageText';
import { type PageName, pageNames, pageTable } from '@portfolio/data/schema/pages';
import { textsIn } from '@portfolio/data/values/textsIn';
import { findingOf } from '@portfolio/figures';
import type { Language } from '@portfolio/words';
import { formatsOf } from '@portfolio/words/formats';
import { describe, expect, test } from 'vitest';
import { content as sampleContent } from '../../../content.ts';
import { english, englishFigures } from '../../../language.ts';
import { contentWith } from '../../data/contentWith.ts';
import { validFigures } from '../../figures/validFigures.ts';
import { factsOf, fullContent } from '../everySection.ts';

/** Markdown as it reads: without the backslashes before its signs, and its references. */
const asRead = (markdown: string) =>
  markdown
    .replace(/&#x([\dA-F]+);/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');

/** The texts of the pages that say more than their entries, by their part of the content. */
const said: Partial<Record<PageName, { part: keyof typeof sampleContent; not: RegExp }>> = {
  about: { part: 'about', not: /icon$|^summary/ },
  skills: { part: 'skillCategories', not: /icon$|color$/ },
  projects: {
    part: 'projects',
    not: /icon$|start$|end$|gradient|category$|caseStudy$|figure\.(kind|form|better|unit|axis|rows|columns)$/,
  },
  experience: { part: 'experience', not: /start$|end$|kind$|company(Initials|Color)$/ },
  education: { part: 'certifications', not: /typeColor$/ },
  contact: { part: 'support', not: /^$/ },
};

test.each(pageNames)('the Markdown twin of %s says every text of its page', (name) => {
  const text = asRead(pageText(sampleContent, english, name));
  const { part, not } = said[name] ?? { part: pageTable[name].shows[0], not: /date$/ };
  if (!part) throw new Error(`Say which texts ${name} has`);
  const missing = textsIn(sampleContent[part])
    .filter(({ path, value }) => !not.test(path) && !text.includes(value))
    .map(({ path }) => path);
  expect(missing).toEqual([]);
  expect(text).toContain(sampleContent.pages[name].intro);
});

test.each([
  ['projects', '## ', ['projects']],
  ['education', '## Publications', ['publications', 'awards']],
  ['about', '## Interests', ['interests']],
  ['experience', '## References', ['references']],
] as const)('the Markdown twin of %s says each fact below “%s”', (page, heading, parts) => {
  const text = asRead(pageText(fullContent, english, page));
  const facts = factsOf(fullContent);
  expect(text).toContain(heading);
  const below = text.slice(text.indexOf(heading));
  const missing = parts.flatMap((part) => facts[part].filter((fact) => !below.includes(fact)));
  expect(missing).toEqual([]);
  expect(text).not.toMatch(/not stated|undefined/);
});

test('a page without a text of its own has its entries with their dates and addresses', () => {
  const publications = [
    { title: 'Tides', publisher: 'Press', date: '2024-10', url: 'https://press.example.org/1' },
    { title: 'Trams' },
  ];
  const text = entriesText({ ...sampleContent, publications }, ['publications'], english);
  expect(writeMarkdown(text)).toBe(
    '## Tides\n\nPress\n\nOct 2024\n\n<https://press.example.org/1>\n\n## Trams\n',
  );
});

test('a twin has the words, the months and the commas of its language', () => {
  const { content, documents } = english;
  const arabic: Language = {
    ...english,
    formats: formatsOf('ar'),
    content: { ...content, labelled: (label, text) => `${label} — ${text}` },
    documents: { ...documents, texts: { ...documents.texts, skills: 'المهارات' } },
  };
  const text = asRead(pageText(sampleContent, arabic, 'experience'));
  expect(text).toContain('أكتوبر 2024–نوفمبر 2024 · 2 months');
  const [position] = sampleContent.experience;
  expect(text).toContain(`المهارات — ${position?.skills.join('، ')}`);
});

test('a position without a title or an employer has no words in their place', () => {
  const text = pageText(
    contentWith('experience[0].title', 'Position not stated'),
    english,
    'experience',
  );
  expect(text).toContain(`### ${sampleContent.experience[0]?.company}\n`);
});

test('a page has one heading of the first level, and skips no level below it', () => {
  for (const name of pageNames) {
    const levels = [...pageText(sampleContent, english, name).matchAll(/^(#+) /gm)].map(
      ([, signs = '']) => signs.length,
    );
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, index) => {
      expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
  }
});

describe('content that the owner leaves out has no heading', () => {
  test.each([
    ['about.statistics', [], 'about', '3+'],
    ['about.coreValues', [], 'about', 'Core Values'],
    ['about.mission', undefined, 'about', 'Current Mission'],
    ['spotlight', [], 'skills', 'Skill Spotlight'],
    ['degrees', [], 'education', '## Degree'],
    ['certifications', [], 'education', 'Certifications & Training'],
    ['contactMap', undefined, 'contact', 'Map'],
    ['support', undefined, 'contact', 'Support My Work'],
    ['nextStep', undefined, 'experience', 'Next Step'],
  ] as const)('without %s', (path, value, name, words) => {
    expect(asRead(pageText(sampleContent, english, name))).toContain(words);
    expect(asRead(pageText(contentWith(path, value), english, name))).not.toContain(words);
  });
});

describe('the Markdown twin of a project', () => {
  const projectIn = (path: string, value: unknown) => {
    const text = asRead(pageText(contentWith(path, value), english, 'projects'));
    return text.slice(text.indexOf('### Drift Watch'), text.indexOf('### Model Release Gate'));
  };

  test('begins with its result in bold, and has its figure as a sentence and as a table', () => {
    const text = projectIn('projects[1].figure', {
      ...validFigures.share,
      unit: 'a|b',
      title: 'Dicht',
    });
    expect(text).toContain(`**${sampleContent.projects[1]?.result}**`);
    expect(text).toContain(
      `Dicht. ${findingOf({ ...validFigures.share, unit: 'a|b' }, englishFigures)}`,
    );
    expect(text).toMatch(/\n\n\| .+ \|\n\|( --- \|)+\n(\| .+ \|\n)+\nMeasured: Dreimal gemessen/);
  });

  test('has the rest without them', () => {
    expect(projectIn('projects[1].result', undefined)).not.toContain('**');
    const text = projectIn('projects[1].figure', undefined);
    expect(text).not.toMatch(/Measured|\| ---/);
    expect(text).toContain(`**${sampleContent.projects[1]?.result}**`);
  });
});

test('a sign that ends a cell stays in its cell', () => {
  const figure = { ...validFigures.matrix, classes: ['a|b', 'c', 'd'] };
  const rows = pageText(contentWith('projects[1].figure', figure), english, 'projects')
    .split('\n')
    .filter((line) => line.includes('a\\|b'));
  const cells = rows.map((row) => row.replaceAll('\\|', '').split('|').length);
  expect(new Set(cells).size).toBe(1);
});

test.each(['\n', '\r', '\r\n\r\n', '\u2028'])(
  'the line break %j in texts begins no new line',
  (end) => {
    const broken: typeof sampleContent = JSON.parse(JSON.stringify(sampleContent), (_, value) =>
      typeof value === 'string' ? value.replaceAll(' ', end) : value,
    );
    for (const name of pageNames)
      expect(pageText(broken, english, name)).toBe(pageText(sampleContent, english, name));
    expect(llmsText(broken, english)).toBe(llmsText(sampleContent, english));
  },
);

test('a statistic leads to the text of its page, unless that page is hidden', () => {
  const { url } = sampleContent.site;
  const label = '20+ projects completed';
  expect(asRead(pageText(sampleContent, english, 'about'))).toContain(
    `[${label}](${url}/projects.md)`,
  );
  const hidden = asRead(pageText(contentWith('pages.projects.hidden', true), english, 'about'));
  expect(hidden).toContain(label);
  expect(hidden).not.toContain('projects.md');
});

test('a statistic says where it comes from', () => {
  const from = contentWith('about.statistics[0].note', 'since 2022, courses included');
  expect(asRead(pageText(from, english, 'about'))).toContain(' (since 2022, courses included)');
});

test('a position that is held today has no end and no length', () => {
  const text = pageText(contentWith('experience[0].end', undefined), english, 'experience');
  expect(text).toContain('Oct 2024–Present · Remote, India');
});

test('Markdown characters in a text stay text', () => {
  const text = pageText(
    contentWith('about.bio[0]', '# 1. *not* a [heading](x) _at_ all'),
    english,
    'about',
  );
  expect(asRead(text)).toContain('# 1. *not* a [heading](x) _at_ all');
  expect(text).not.toMatch(/^# 1/m);
  expect(text).not.toContain('[heading](x)');
});
