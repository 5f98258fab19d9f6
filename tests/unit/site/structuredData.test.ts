import type { Content } from '@portfolio/data/schema/content';
import { shownPage } from '@portfolio/data/shown/pages';
import {
  joinCategories,
  type ProjectInCategory,
  shownProject,
} from '@portfolio/data/shown/projects';
import { caseStudyData } from '@portfolio/site/document/caseStudyData';
import { structuredData } from '@portfolio/site/document/structuredData';
import { describe, expect, test } from 'vitest';
import { content as sample } from '../../content.ts';
import { english } from '../../language.ts';
import { contentWith } from '../data/contentWith.ts';

const ROOT = 'https://name.github.io/portfolio';

/** A page's statements about itself, by the type of the thing. */
function dataOf(name: keyof Content['pages'], content = sample) {
  const data = structuredData({
    content,
    page: shownPage(name, content.pages, content.owner),
    language: english,
    urlOf: (path) => ROOT + path,
    image: `${ROOT}/assets/portrait.jpg`,
  });
  return JSON.parse(JSON.stringify(data))['@graph'];
}

test('the first page is the profile of a person, with the same name everywhere', () => {
  const [page, person, website] = dataOf('about');
  expect(page).toMatchObject({
    '@type': 'ProfilePage',
    '@id': `${ROOT}/`,
    mainEntity: { '@id': `${ROOT}/#person` },
    isPartOf: { '@id': `${ROOT}/#website` },
  });
  expect(person).toMatchObject({
    '@type': 'Person',
    '@id': `${ROOT}/#person`,
    name: 'Mira Kelvekar',
    jobTitle: 'AI/ML Developer & Data Analyst',
    url: `${ROOT}/`,
    image: `${ROOT}/assets/portrait.jpg`,
    address: { addressLocality: 'Pune', addressCountry: 'India' },
    sameAs: sample.owner.profiles.map(({ url }) => url),
  });
  expect(person.knowsAbout).toContainEqual({
    '@type': 'DefinedTerm',
    name: 'PyTorch',
    description: 'used in 5 of 20 projects',
  });
  expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': `${ROOT}/#person` } });
});

test.each([
  ['skills', 'WebPage'],
  ['projects', 'CollectionPage'],
  ['experience', 'WebPage'],
  ['education', 'WebPage'],
  ['contact', 'ContactPage'],
] as const)('%s is about the same person, with the way back to the first page', (name, type) => {
  const [page, ...others] = dataOf(name);
  expect(others).toEqual([]);
  expect(page).toMatchObject({
    '@type': type,
    '@id': `${ROOT}/${name}`,
    about: { '@id': `${ROOT}/#person` },
    breadcrumb: {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${ROOT}/` },
        { position: 2, item: `${ROOT}/${name}` },
      ],
    },
  });
});

test('a project with code is source code, one without is a work', () => {
  const [{ hasPart }] = dataOf('projects', contentWith('projects[1].codeUrl', undefined));
  expect(hasPart).toHaveLength(sample.projects.length);
  expect(hasPart[0]).toEqual({
    '@type': 'SoftwareSourceCode',
    name: sample.projects[0]?.title,
    abstract: sample.projects[0]?.result,
    codeRepository: sample.projects[0]?.codeUrl,
  });
  expect(hasPart[1]).toEqual({
    '@type': 'CreativeWork',
    name: sample.projects[1]?.title,
    abstract: sample.projects[1]?.result,
    url: sample.projects[1]?.demoUrl,
  });
});

test('the person is described by the tagline, else by the summary of the résumé', () => {
  const described = (path: string, value: unknown) =>
    dataOf('about', contentWith(path, value))[1].description;
  expect(described('owner.tagline', 'Checks models.')).toBe('Checks models.');
  expect(described('owner.tagline', undefined)).toBe(sample.about.summary?.join('\n\n'));
});

test('the languages of the person are stated by name', () => {
  const languages = [{ name: 'Marathi', level: 'Native' }, { name: 'English' }];
  const [, person] = dataOf('about', { ...sample, languages });
  expect(person.knowsLanguage).toEqual(['Marathi', 'English']);
});

test('awards are the person’s; publications are works by that person on the page of education', () => {
  const publication = {
    ...{ title: 'On filters', publisher: 'Journal', date: '2024-05' },
    ...{ description: 'First author.', url: 'https://doi.example.org/1' },
  };
  const content: Content = {
    ...sample,
    awards: [{ title: 'Waffle prize', awarder: 'Office' }, { title: 'Grant' }],
    publications: [publication, { title: 'Alone' }],
  };
  expect(dataOf('about', content)[1].award).toEqual(['Waffle prize', 'Grant']);
  const author = { '@id': `${ROOT}/#person` };
  expect(dataOf('education', content)[0].mentions).toEqual([
    {
      ...{ '@type': 'CreativeWork', name: 'On filters', author, datePublished: '2024-05' },
      publisher: { '@type': 'Organization', name: 'Journal' },
      ...{ description: 'First author.', url: 'https://doi.example.org/1' },
    },
    { '@type': 'CreativeWork', name: 'Alone', author },
  ]);
  expect(dataOf('education')[0]).not.toHaveProperty('mentions');
  expect(dataOf('about')[1]).not.toHaveProperty('award');
});

test('a project that has ended states when', () => {
  const ended = contentWith('projects[0]', {
    ...sample.projects[0],
    start: '2022',
    end: '2023-04',
  });
  const [{ hasPart }] = dataOf('projects', ended);
  expect(hasPart[0].dateCreated).toBe('2023-04');
  expect(hasPart[1]).not.toHaveProperty('dateCreated');
});

test('a project without a result has no abstract', () => {
  const [{ hasPart }] = dataOf('projects', contentWith('projects[0].result', undefined));
  expect(hasPart[0]).not.toHaveProperty('abstract');
});

test.each([
  [{ name: 'Ada Byron' }, { givenName: 'Ada', familyName: 'Byron' }],
  [
    { name: 'Ana Silva Reis', givenName: 'Ana', familyName: 'Silva Reis' },
    { givenName: 'Ana', familyName: 'Silva Reis' },
  ],
])('programs read the parts of %j', (owner, parts) => {
  const [, person] = dataOf('about', { ...sample, owner: { ...sample.owner, ...owner } });
  expect(person).toMatchObject(parts);
});

test('a name without a space has no parts', () => {
  const [, person] = dataOf('about', contentWith('owner.name', '山田太郎'));
  expect(person).not.toHaveProperty('givenName');
  expect(person).not.toHaveProperty('familyName');
});

describe('facts that the owner does not state are left out', () => {
  test('such as the city of an address', () => {
    const [, person] = dataOf('about', contentWith('owner.address', { country: 'India' }));
    expect(person.address).toEqual({ '@type': 'PostalAddress', addressCountry: 'India' });
  });

  test.each([
    ['owner.address', undefined, 'address'],
    ['owner.organisation', undefined, 'affiliation'],
    ['owner.profiles', [], 'sameAs'],
    ['degrees', [], 'alumniOf'],
    ['skillCategories', [], 'knowsAbout'],
  ])('without %s', (path, value, property) => {
    expect(dataOf('about')[1]).toHaveProperty(property);
    expect(dataOf('about', contentWith(path, value))[1]).not.toHaveProperty(property);
  });
});

test('a case study is an article of the owner’s about its project, below the page of projects', () => {
  const [project] = joinCategories(sample);
  const caseStudy = {
    path: '/projects/x',
    caseStudy: { title: 'Why', description: 'It began.', opening: [], sections: [] },
    project: shownProject(sample, project as ProjectInCategory, english),
    technologies: [],
    trail: [],
    sizes: {},
  };
  const image = `${ROOT}/og/projects/x.png`;
  const data = caseStudyData({ content: sample, caseStudy, urlOf: (path) => ROOT + path, image });
  const [article] = JSON.parse(JSON.stringify(data))['@graph'];
  expect(article).toMatchObject({
    '@type': 'TechArticle',
    '@id': `${ROOT}/projects/x`,
    headline: 'Why',
    description: 'It began.',
    image,
    author: { '@id': `${ROOT}/#person`, name: 'Mira Kelvekar' },
    about: { '@type': 'SoftwareSourceCode', name: project?.title },
    isPartOf: { '@id': `${ROOT}/#website` },
  });
  expect(article.breadcrumb.itemListElement.map(({ item }: { item: string }) => item)).toEqual([
    `${ROOT}/`,
    `${ROOT}/projects`,
    `${ROOT}/projects/x`,
  ]);
});
