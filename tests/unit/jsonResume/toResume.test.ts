import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { toResume } from '@portfolio/data/jsonResume/toResume';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { Validator } from 'jsonschema';
import { describe, expect, test } from 'vitest';
import { content as sampleContent } from '../../content.ts';
import { contentWith } from '../data/contentWith.ts';
import { foreignNames, foreignResume, readablePeriod } from './foreignSamples.ts';
import { contentOf, sample, sampleNames } from './samples.ts';

/** Through text, as a file is read: undefined values are missing. */
const exported = (...facts: Parameters<typeof toResume>) =>
  JSON.parse(JSON.stringify(toResume(...facts))) as ReturnType<typeof toResume>;

/** Where a résumé breaks the published schema, and how; empty when it is valid. */
const schemaProblems = (resume: unknown) =>
  new Validator().validate(resume, schema as object).errors.map(({ stack }) => stack);

describe('A resume.json of the site', () => {
  test('uses standard fields for everything that the standard knows', () => {
    const resume = exported(sampleContent);
    expect(schemaProblems(resume)).toEqual([]);
    expect(resume.basics).toMatchObject({
      name: 'Mira Kelvekar',
      label: 'AI/ML Developer & Data Analyst',
      image: 'https://portfolio.example.com/images/portrait.svg',
      url: 'https://portfolio.example.com',
      location: { city: 'Pune', region: 'Maharashtra', postalCode: '411004', countryCode: 'IN' },
    });
    expect(resume.basics.profiles[0]).toEqual({
      network: 'GitHub',
      username: 'mira-kelvekar',
      url: 'https://github.example.com/mira-kelvekar',
    });
    expect(resume.work[0]).toMatchObject({
      name: 'Kestrelforge Analytics',
      position: 'MLOps Intern',
      startDate: '2024-10',
      endDate: '2024-11',
    });
    expect(resume.education[0]).toMatchObject({
      studyType: 'B.Tech in Artificial Intelligence and Machine Learning',
      endDate: '2026',
    });
    expect(resume.skills.map(({ name }) => name)).toContain('Programming Languages');
    expect(resume.projects).toHaveLength(20);
    expect(resume.meta.canonical).toBe('https://portfolio.example.com/resume.json');
  });

  test('shows the published picture', () => {
    const resume = exported(sampleContent, 'assets/portrait-1a2b.jpg');
    expect(resume.basics.image).toBe('https://portfolio.example.com/assets/portrait-1a2b.jpg');
  });

  test.each([
    ['owner.phone', undefined],
    ['owner.address', undefined],
    ['owner.address', { country: 'Deutschland' }],
    ['owner.address', { city: 'Reykholt', country: 'Free Republic of Reykholt' }],
    ['owner.profiles', [{ network: 'Ünï', url: 'https://ünï.example.org/ü?q=%C3%BC' }]],
    ['owner.portrait', { src: 'https://cdn.example.org/ä.jpg', alt: 'Asha' }],
    ['site.url', 'http://localhost:4173/sub/path'],
    ['about.summary', []],
    ['languages', [{ name: 'Marathi', level: 'Native speaker' }, { name: 'English' }]],
    ['publications', [{ title: 'On *stars*', url: 'https://ünï.example.org/ü' }]],
    ['references', [{ name: 'Name not stated', text: 'Good.' }]],
    ['projects[2].roles', ['Lead', 'Pair, remote']],
  ])('is valid against the published schema with %s as %j', (path, value) => {
    const content = contentWith(path, value);
    expect(validateContent(content)).toEqual([]);
    expect(schemaProblems(exported(content))).toEqual([]);
  });

  test.each(foreignNames)('has the facts of the foreign résumé %s', (name) => {
    const foreign = foreignResume(name);
    const resume = exported(contentOf(foreign).content);
    expect(schemaProblems(resume)).toEqual([]);
    const periods = (list: { startDate?: unknown; endDate?: unknown }[] = []) =>
      list.map((item) => readablePeriod(item as never)).toSorted();
    expect(periods(resume.work)).toEqual(periods(foreign.work));
    expect(periods(resume.volunteer)).toEqual(periods(foreign.volunteer));
    expect(periods(resume.education)).toEqual(periods(foreign.education));
    expect(resume.languages).toEqual(foreign.languages);
  });

  test.each([
    ['Expected Aug 2027', undefined, '2027-08'],
    ['Sep 2021–Expected Aug 2027', '2021-09', '2027-08'],
    ['2001–2004, with a gap in 2002', '2001', '2004'],
    ['Since Sep 2011', '2011-09', undefined],
    ['Sep 2011–Present', '2011-09', undefined],
    ['2014', undefined, '2014'],
  ])('has the dates of a degree for programs: %s', (year, start, end) => {
    const [degree] = exported(contentWith('degrees[0].year', year)).education;
    expect([degree?.startDate, degree?.endDate]).toEqual([start, end]);
  });

  test.each(sampleNames)('can be imported: its standard fields, as those of %s', (name) => {
    const { content } = contentOf(sample(name));
    const again = contentOf(exported(content)).content;
    expect(validateContent(again)).toEqual([]);
    for (const part of ['experience', 'languages', 'publications', 'awards'] as const) {
      expect(again[part], part).toEqual(content[part]);
    }
    expect(again.projects.map(({ title }) => title)).toEqual(
      content.projects.map(({ title }) => title),
    );
  });
});
