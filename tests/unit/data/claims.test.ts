import { unsupportedClaims } from '@portfolio/data/validation/claims';
import { expect, test } from 'vitest';
import { content as sample } from '../../content.ts';
import { contentWith } from './contentWith.ts';

const NOVEMBER_2025 = Date.UTC(2025, 10, 26);

/** The sample with this figure and no other. */
const withFigure = (value: string, label: string, content = sample) =>
  contentWith('about.statistics', [{ value, label }], content);

const claimsOf = (...figure: Parameters<typeof withFigure>) =>
  unsupportedClaims(withFigure(...figure), NOVEMBER_2025);

test('the figures of the sample are true of the sample', () => {
  expect(sample.about.statistics.map(({ value }) => value)).toEqual([
    '3+',
    '20+',
    '15+',
    '5+',
    '4+',
  ]);
  expect(unsupportedClaims(sample, NOVEMBER_2025)).toEqual([]);
});

test('a figure that claims more is reported with its place, its words and what is there', () => {
  const fewer = contentWith('certifications', sample.certifications.slice(1));
  expect(unsupportedClaims(fewer, NOVEMBER_2025)).toEqual([
    {
      path: 'about.statistics[3].value',
      words: '5+ certifications',
      held: 4,
      unit: 'certifications',
      files: ['content/education.json'],
    },
  ]);
});

test('one of a thing is no plural', () => {
  const one = contentWith('projects', sample.projects.slice(0, 1));
  expect(claimsOf('2', 'projects', one)).toMatchObject([{ held: 1, unit: 'project' }]);
});

test.each([
  ['21', 'projects completed', 20],
  ['24+', 'technologies mastered', 23],
  ['1,000', 'Skills', 23],
  ['6', 'certificates', 5],
  ['8+', 'domains covered', 7],
  ['8', 'industries', 7],
  ['4', 'internships', 3],
  ['1', 'publication', 0],
  ['2 +', 'awards won', 0],
  ['3.5', 'years of practice', 3],
  ['4+', 'years of project work', 3],
])('%s %s is more than the %i that the content holds', (value, label, held) => {
  expect(claimsOf(value, label)).toMatchObject([{ words: `${value} ${label}`, held }]);
});

test.each([
  ['20', 'projects completed'],
  ['3+', 'years of practical AI/ML experience'],
  ['99%', 'of projects on time'],
  ['∞', 'projects'],
  ['many', 'skills'],
  ['12', 'coffees a day'],
  ['52 → 31', 'years'],
])('%s %s is no claim that the content refutes', (value, label) => {
  expect(claimsOf(value, label)).toEqual([]);
});

test('years count from the first position or project with a date, in whole years', () => {
  const since = (start: string) => ({
    ...sample,
    experience: [],
    projects: sample.projects.slice(0, 1).map((project) => ({ ...project, start })),
  });
  const held = (start: string) => claimsOf('50', 'years', since(start))[0]?.held;
  expect(held('2022-11')).toBe(3);
  expect(held('2022-12')).toBe(2);
  expect(held('2022-11-30')).toBe(3);
  // The benefit of the doubt: it may have been January.
  expect(held('2022')).toBe(3);
  expect(claimsOf('50', 'years', { ...sample, experience: [], projects: [] })).toEqual([]);
});
