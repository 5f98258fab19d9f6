import schema from '@jsonresume/schema/schema.json' with { type: 'json' };
import { fromResume } from '@portfolio/data/jsonResume/fromResume';
import { ResumeError } from '@portfolio/data/jsonResume/notes';
import { type Resume, toResume } from '@portfolio/data/jsonResume/toResume';
import type { Content } from '@portfolio/data/schema/content';
import { validateContent } from '@portfolio/data/validateContent';
import fc from 'fast-check';
import { Validator } from 'jsonschema';
import { describe, expect, test } from 'vitest';
import { content as sampleContent } from '../../content.ts';
import { contentWith } from '../data/contentWith.ts';
import { calibration, precisionRecall, validFigures } from '../data/validFigures.ts';
import { foreignNames, foreignResume, readablePeriod } from './foreignSamples.ts';
import { contentOf, sample, sampleNames } from './samples.ts';

/** Where a résumé breaks the published schema, and how; empty when it is valid. */
const schemaProblems = (resume: unknown) =>
  // Through text, as a file is read: undefined values are missing.
  new Validator()
    .validate(JSON.parse(JSON.stringify(resume)), schema as object)
    .errors.map(({ stack }) => stack);

const asFile = (resume: Resume) => JSON.parse(JSON.stringify(resume)) as Resume;
const exported = () => asFile(toResume(sampleContent));
const imported = (resume: unknown) => fromResume(resume, { year: 2031 });

type Place = [path: string, value?: unknown];

const withoutReferences: Place[] = [
  ['spotlight', []],
  ['defaultProjectCategory'],
  ['owner.resume'],
  ['skillCategories', sampleContent.skillCategories.map(withoutProjects)],
];

function withoutProjects(category: Content['skillCategories'][number]) {
  return { ...category, skills: category.skills.map((skill) => ({ ...skill, projects: [] })) };
}

const [firstPosition, secondPosition, ...positions] = sampleContent.experience;
const { end: _, ...current } = firstPosition ?? {};
const degrees = [...sampleContent.degrees, ...sampleContent.degrees];
const categories = sampleContent.projectCategories;

/** Changes that owners make together: places in the content, and their values; no value removes the field. */
const changes: Place[][] = [
  ...['phone', 'address', 'portrait', 'tagline'].map((name): Place[] => [[`owner.${name}`]]),
  ...['contactMap', 'support', 'nextStep', 'learningBanner', 'availability'].map(
    (name): Place[] => [[name]],
  ),
  [['owner.profiles', [{ network: 'Ünï', url: 'https://ünï.example.org/ü?q=%C3%BC' }]]],
  [['owner.portrait', { src: 'https://cdn.example.org/ä.jpg', alt: 'Asha' }]],
  [['owner.address', { country: 'Deutschland' }]],
  [['owner.address', { city: 'Private', country: 'EN' }]],
  [['owner.address', { region: 'Wales', country: 'England' }]],
  [
    ['owner.givenName', 'Mira Asha'],
    ['owner.familyName', 'van Kelvekar'],
  ],
  [['owner.profiles', [{ network: 'fa-github', url: 'https://GitHub.com/' }]]],
  [['owner.address', { city: 'Reykholt', country: 'Free Republic of Reykholt' }]],
  [
    ['site.url', 'http://localhost:4173/sub/path'],
    ['site.accentHue', 12],
    ['site.copyrightYear', 2031],
  ],
  [['pages.skills.hidden', true]],
  ...Object.values({ ...validFigures, precisionRecall, calibration }).map((figure): Place[] => [
    ['projects[0].figure', figure],
    ['projects[1].figure'],
    ['projects[19].figure', figure],
  ]),
  [['projects[0].result'], ['projects[1].result', '数'.repeat(110)], ['projects[2].figure']],
  [['about.statistics[0].page'], ['about.statistics[1].page', 'contact']],
  [
    ['experience[0].figures', []],
    ['experience[1].figures'],
    ['experience[2].figures', [{ value: '−40 %', label: 'Ausschuß' }]],
  ],
  [
    ['projects[0].start', '2024-03'],
    ['projects[0].end', '2024-05-31'],
    ['projects[1].start', '2025'],
  ],
  [
    ['projects[2].client', 'Ünï GmbH'],
    ['projects[2].roles', ['Lead', 'Pair, remote']],
  ],
  [['projects', []], ['pages.projects.hidden', true], ...withoutReferences],
  [
    ['experience', []],
    ['pages.experience.hidden', true],
  ],
  // Docker, in a second category.
  [['skillCategories[4].skills[0].name', 'Docker']],
  [
    ['skillCategories', []],
    ['spotlight', []],
    ['pages.skills.hidden', true],
  ],
  [
    ['certifications', []],
    ['degrees', []],
    ['pages.education.hidden', true],
  ],
  [
    [
      'degrees',
      degrees.map((degree, index) => ({
        ...degree,
        year: index === 0 ? 'Since 2011' : '2001–2004, with a gap in 2002',
      })),
    ],
  ],
  [
    [
      'experience',
      [
        ...positions,
        { ...secondPosition, company: firstPosition?.company, start: '2019', end: '2020-05-31' },
        { ...current, kind: 'volunteering' },
      ],
    ],
  ],
  [['projectCategories', categories.slice(0, -1).toReversed()]],
  [
    ['about.bio', ['**Stars** and [brackets](x) &amp; a  double space', '- a dash']],
    ['about.statistics', []],
    ['about.mission'],
  ],
  [['about.summary', []]],
  [['about.summary']],
  [['languages', [{ name: 'Marathi', level: 'Native speaker' }, { name: 'English' }]]],
  [['languages', []]],
  [
    [
      'publications',
      [{ title: 'On *stars*', url: 'https://ünï.example.org/ü' }, { title: 'Later' }],
    ],
    [
      'awards',
      [{ title: 'Prize', awarder: 'A guild', date: '2020', url: 'https://a.example.org/' }],
    ],
  ],
  [
    ['publications', []],
    ['awards', []],
    ['interests', []],
    ['references', []],
  ],
  [
    [
      'interests',
      [{ name: 'Chess', keywords: ['Blitz'], description: 'Badly.' }, { name: 'Chess' }],
    ],
    [
      'references',
      [
        { name: 'Ines Vane', text: 'Clear.' },
        { name: 'Name not stated', text: 'Good.' },
      ],
    ],
  ],
];

const changed = (list: Place[][]) =>
  list.flat().reduce((content, [path, value]) => contentWith(path, value, content), sampleContent);

describe('A resume.json of the site', () => {
  test('is valid against the published schema', () => {
    expect(schemaProblems(toResume(sampleContent))).toEqual([]);
  });

  test('uses standard fields for everything that the standard knows', () => {
    const resume = exported();
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

  test('repeats nothing in its extension that they state', () => {
    const { meta } = exported();
    const extension = JSON.stringify(meta['x-portfolio']);
    const { owner, about } = sampleContent;
    for (const fact of [owner.email, owner.phone, about.summary?.[0]]) {
      expect(extension).not.toContain(JSON.stringify(fact));
    }
  });

  test('gives the same content back, without a note', () => {
    const { content, notes } = imported(exported());
    expect(content).toEqual(sampleContent);
    expect(notes).toEqual([]);
  });

  test('shows the published picture, and gives back the file it was made from', () => {
    const resume = asFile(toResume(sampleContent, { image: 'assets/portrait-1a2b.jpg' }));
    const published = 'https://portfolio.example.com/assets/portrait-1a2b.jpg';
    expect(resume.basics.image).toBe(published);
    expect(imported(resume).content).toEqual(sampleContent);
    resume.basics.image = 'https://pictures.example.org/new.jpg';
    const { portrait } = imported(resume).content.owner;
    expect(portrait?.src).toBe('https://pictures.example.org/new.jpg');
  });

  test('does so for the content of every sample résumé', () => {
    for (const name of sampleNames) {
      const { content } = contentOf(sample(name));
      expect(imported(asFile(toResume(content))).content, name).toEqual(content);
    }
  });

  test.each(foreignNames)('keeps the facts of the foreign résumé %s in standard fields', (name) => {
    const foreign = foreignResume(name);
    const { content } = contentOf(foreign);
    const resume = asFile(toResume(content));
    expect(schemaProblems(resume)).toEqual([]);
    expect(imported(resume)).toEqual({ content, notes: [] });
    const periods = (list: { startDate?: unknown; endDate?: unknown }[] = []) =>
      list.map((item) => readablePeriod(item as never)).toSorted();
    expect(periods(resume.work)).toEqual(periods(foreign.work));
    expect(periods(resume.volunteer)).toEqual(periods(foreign.volunteer));
    expect(periods(resume.education)).toEqual(periods(foreign.education));
    expect(resume.languages).toEqual(foreign.languages);
  });

  test('gives a day back as a day', () => {
    const { work } = toResume(contentOf(foreignResume('harbourmaster')).content);
    expect(work.at(-1)).toMatchObject({ startDate: '2015-06-15', endDate: '2015-08-31' });
  });

  test.each([
    ['Expected Aug 2027', undefined, '2027-08'],
    ['Sep 2021–Expected Aug 2027', '2021-09', '2027-08'],
    ['2001–2004, with a gap in 2002', '2001', '2004'],
    ['Since Sep 2011', '2011-09', undefined],
    ['Sep 2011–Present', '2011-09', undefined],
    ['2014', undefined, '2014'],
  ])('has the dates of a degree for programs, and gives back its words: %s', (year, start, end) => {
    const degrees = sampleContent.degrees.map((degree) => ({ ...degree, year }));
    const content = { ...sampleContent, degrees };
    const resume = asFile(toResume(content));
    expect([resume.education[0]?.startDate, resume.education[0]?.endDate]).toEqual([start, end]);
    expect(imported(resume)).toEqual({ content, notes: [] });
  });

  test('does so, and stays valid, whatever optional part is missing or empty', () => {
    fc.assert(
      fc.property(fc.subarray(changes), (list) => {
        const content = changed(list);
        expect(validateContent(content)).toEqual([]);
        const resume = asFile(toResume(content));
        expect(schemaProblems(resume)).toEqual([]);
        expect(imported(resume)).toEqual({ content, notes: [] });
      }),
      { numRuns: 60 },
    );
  });

  test('takes a time that grows with the projects, not with their square', () => {
    /** Seconds of this process's own, which other programs do not add to. */
    const secondsFor = (count: number) => {
      const projects = Array.from({ length: count }, (_, index) => ({
        ...(sampleContent.projects[index % 20] as Content['projects'][number]),
        title: `Project ${index}`,
      }));
      const content = { ...sampleContent, projects, skillCategories: [], spotlight: [] };
      const before = process.cpuUsage();
      toResume(content);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1e6;
    };
    // The code is not yet fast the first time.
    secondsFor(500);
    // Eight times as many take at most eight times as long; by their square it would be 64 times.
    expect(secondsFor(4000) / secondsFor(500)).toBeLessThan(16);
  });
});

describe('Edited by hand and imported, it', () => {
  test('has a new summary in the résumé, and the biography as it was', () => {
    const resume = exported();
    resume.basics.summary = 'Two sentences.\n\nIn two paragraphs.';
    const { content, notes } = imported(resume);
    const about = { ...sampleContent.about, summary: ['Two sentences.', 'In two paragraphs.'] };
    expect(content.about).toEqual(about);
    expect(notes).toEqual([]);
  });

  test('has the edits in the standard fields, and all the rest', () => {
    const resume = exported();
    resume.basics.label = 'Head of Data';
    const [first] = resume.work;
    if (first) first.position = 'MLOps Engineer';
    const leads = { position: 'Lead', startDate: '2025-01', endDate: undefined, highlights: [] };
    resume.work.unshift({ name: 'Mossgrove Labs', location: undefined, ...leads });
    const { content, notes } = imported(resume);
    expect(validateContent(content)).toEqual([]);
    expect(content.owner.title).toBe('Head of Data');
    expect(content.experience[0]).toMatchObject({ company: 'Mossgrove Labs', skills: [] });
    expect(content.experience[0]).not.toHaveProperty('badge');
    expect(content.experience[1]).toEqual({
      ...sampleContent.experience[0],
      title: 'MLOps Engineer',
    });
    expect(content.experience.slice(2)).toEqual(sampleContent.experience.slice(1));
    expect(notes).toEqual([]);
  });

  test('has the result of a project as the résumé words it, and what was added in its description', () => {
    const resume = exported();
    const [first, second, third] = resume.projects;
    if (first) first.highlights = ['Half the error.', 'It runs every night'];
    if (second) second.highlights = ['It is too long to be a result. '.repeat(5).trim()];
    if (third) delete third.highlights;
    const { content, notes } = imported(resume);
    expect(validateContent(content)).toEqual([]);
    const [one, two, three] = content.projects;
    expect(one?.result).toBe('Half the error.');
    expect(one?.description).toMatch(/18\.3%\. It runs every night\.$/);
    expect(one?.figure).toEqual(sampleContent.projects[0]?.figure);
    expect(two).not.toHaveProperty('result');
    expect(two?.description).toContain('too long to be a result');
    expect(three).not.toHaveProperty('result');
    expect(notes).toEqual([]);
  });

  test('keeps an edit of a value that the site states more precisely', () => {
    const resume = exported();
    const [degree] = resume.education;
    if (degree) degree.endDate = '2027';
    const { content, notes } = imported(resume);
    expect(content.degrees[0]).toEqual({ ...sampleContent.degrees[0], year: '2027' });
    expect(notes).toEqual([
      {
        path: 'meta.x-portfolio',
        message: expect.stringMatching(/^degrees .* year is as the résumé says$/),
      },
    ]);
  });

  test('loses everything of a project or skill that was removed, and says so', () => {
    const resume = exported();
    resume.projects = resume.projects.filter(({ name }) => name !== 'Drift Watch');
    resume.skills = resume.skills.filter(({ name }) => name !== 'MLOps');
    const { content, notes } = imported(resume);
    expect(validateContent(content)).toEqual([]);
    expect(content.projects).toHaveLength(19);
    expect(content.spotlight.map(({ name }) => name)).not.toContain('Docker');
    const messages = notes.map(({ message }) => message);
    expect(messages).toContainEqual(expect.stringContaining('projects / title=Drift Watch'));
    expect(messages).toContainEqual(expect.stringContaining('no longer names "Docker"'));
    expect(new Set(notes.map((note) => JSON.stringify(note))).size).toBe(notes.length);
  });

  test('shows a page again that was hidden because it was empty', () => {
    const resume = asFile(toResume(contentOf(sample('minimal')).content));
    const kite = { name: 'Kite', description: 'Flies.', keywords: [], type: 'Toys' };
    resume.projects.push(kite as unknown as (typeof resume.projects)[number]);
    const { content } = imported(resume);
    expect(validateContent(content)).toEqual([]);
    expect(content.pages.projects).not.toHaveProperty('hidden');
  });

  test('is refused if the patch is broken, with the place in the content', () => {
    const resume = exported();
    resume.meta['x-portfolio'].patch.push({ op: 'replace', path: '/site/url', value: 'nowhere' });
    expect(() => imported(resume)).toThrow(ResumeError);
    expect(() => imported(resume)).toThrow(/^meta\.x-portfolio: .*\n.*site\.url: must be a web/);
  });

  test('is refused if the patch touches properties that all objects share', () => {
    const resume = exported();
    const operation = { op: 'add' as const, path: '/__proto__/polluted', value: true };
    resume.meta['x-portfolio'].patch.push(operation);
    expect(() => imported(resume)).toThrow('polluted: is not a known field');
    expect({}).not.toHaveProperty('polluted');
  });

  test.each([
    [{ op: 'jump', path: '/site' }],
    [{ op: 'remove', path: 7 }],
    [{ op: 'add', path: '/no/such/place', value: 1 }],
    [null],
  ])('is read without the operation %j', (operation) => {
    const resume = exported();
    resume.meta['x-portfolio'].patch.push(operation as never);
    const { content, notes } = imported(resume);
    expect(content).toEqual(sampleContent);
    expect(notes).toHaveLength(1);
  });

  test('is read by its standard fields only when another version wrote it', () => {
    const resume = exported();
    resume.meta['x-portfolio'].schemaVersion = 99;
    const { content, notes } = imported(resume);
    expect(content.owner).not.toHaveProperty('tagline');
    expect(notes).toContainEqual({
      path: 'meta.x-portfolio',
      message: expect.stringContaining('version 99'),
    });
  });
});

test('the site can have another address than the résumé states', () => {
  const { content } = fromResume(exported(), { year: 2031, siteUrl: 'https://asharao.dev' });
  expect(content).toEqual(contentWith('site.url', 'https://asharao.dev'));
});
