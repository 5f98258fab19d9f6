import { readdirSync, readFileSync } from 'node:fs';
import { validateContent } from '@portfolio/data/validation/validateContent';
import { formatPeriod } from '@portfolio/data/values/dates';
import { ownContent } from '@portfolio/tools/content/checks/ownContent';
import { groupNotes, listNotImported, ResumeError } from '@portfolio/tools/content/notes';
import { fromResume } from '@portfolio/tools/import/fromResume';
import { includedLanguage } from '@portfolio/words/included';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fakeWorkspace } from '../doctor/fakeWorkspace.ts';
import { contentOf, sample, sampleNames } from './samples.ts';

const owner = { name: 'Ada Quill', email: 'ada@quill.example.com' };
const withBasics = (fields: object) => contentOf({ basics: { ...owner, ...fields } });
const withParts = (parts: object) => contentOf({ basics: owner, ...parts });
const withPosition = (fields: object) =>
  withParts({ work: [{ name: 'Kiln', position: 'Potter', startDate: '2014', ...fields }] });

const published = new URL('../../../node_modules/@jsonresume/schema/', import.meta.url);
const examples = [
  'sample.resume.json',
  ...readdirSync(new URL('examples/', published)).map((name) => `examples/${name}`),
];

const problemsOf = (resume: unknown) => {
  try {
    contentOf(resume);
  } catch (error) {
    if (error instanceof ResumeError) return error.problems;
    throw error;
  }
  return [];
};

describe('Every sample', () => {
  test.each(sampleNames)('%s gives content that keeps every rule', (name) => {
    expect(validateContent(contentOf(sample(name)).content)).toEqual([]);
  });

  test.each(examples)('so does the schema’s own %s', (name) => {
    const resume = JSON.parse(readFileSync(new URL(name, published), 'utf8'));
    const { content } = contentOf(resume);
    expect(validateContent(content)).toEqual([]);
    expect(content.owner.name).toBe(resume.basics.name);
    expect(content.experience.map(({ company }) => company)).toEqual(
      expect.arrayContaining(resume.work.map((job: { name: string }) => job.name)),
    );
  });
});

describe('A name and an e-mail address alone', () => {
  const { content, notes } = contentOf(sample('minimal'));

  test('give a site of two pages that states nothing about the person', () => {
    expect(Object.entries(content.pages).filter(([, page]) => !('hidden' in page))).toHaveLength(2);
    expect(content.owner).toEqual({
      name: 'Oda Lindqvist-Bray',
      title: 'Portfolio',
      email: 'oda@lindqvist-bray.example.com',
      profiles: [],
      downloads: {},
    });
    expect(content.about).toEqual({
      bio: ['This is the portfolio of Oda Lindqvist-Bray.'],
      // The top of the résumé stays empty, rather than with a placeholder.
      summary: [],
      statistics: [],
      coreValues: [],
    });
  });

  test('get a note for each placeholder', () => {
    expect(notes.map(({ path }) => path)).toEqual(['basics.label', 'basics.url']);
  });
});

describe('A résumé with every section', () => {
  const { content, notes, notImported } = contentOf(sample('full'));

  test('brings the owner', () => {
    expect(content.owner).toMatchObject({
      title: 'Platform Engineer',
      phone: '+351 21 555 0134',
      address: { city: 'Lisbon', region: 'Lisboa', postalCode: '1100-007', country: 'Portugal' },
      portrait: {
        src: 'https://okonjo.example.com/tomas.jpg',
        alt: 'Portrait of Tomás Ferreira Okonjo',
      },
    });
    expect(content.owner.profiles.map(({ network, kind }) => [network, kind])).toEqual([
      ['GitHub', 'code'],
      ['LinkedIn', 'network'],
      ['Mastodon', undefined],
    ]);
    expect(content.site.url).toBe('https://okonjo.example.com');
    expect(content.about.bio).toHaveLength(2);
  });

  test('brings positions and volunteering, the newest first', () => {
    expect(content.experience).toMatchObject([
      { company: 'Tidewrack Logistics', start: '2021-03-15' },
      { company: 'Kessler & Vane', start: '2017-09', end: '2021-02' },
      { company: 'Repair Café Alcântara', kind: 'volunteering', start: '2019-01-01' },
    ]);
    expect(content.experience[0]).not.toHaveProperty('end');
    expect(content.experience[0]?.description[0]).toBe(
      "Own the path from a merged change to the ships' tablets.",
    );
  });

  test('brings the degree with its grade and courses', () => {
    expect(content.degrees).toMatchObject([
      { degree: 'Bachelor, Marine Engineering', year: 'Sep 2011–Jul 2014' },
    ]);
    expect(content.degrees[0]?.highlights.map(({ text }) => text)).toEqual([
      'Grade: 16/20',
      'Control systems',
      'Naval electronics',
    ]);
  });

  test('brings awards of schools and of others, publications, interests and references', () => {
    expect(content.awards).toEqual([
      {
        title: 'Best final project',
        awarder: 'Escola Náutica do Tejo',
        date: '2014-07-01',
        description: 'A bilge pump that calls for help.',
      },
      { title: 'Quiet Pager Prize', awarder: "Harbour Operators' Meeting", date: '2023-11-04' },
    ]);
    expect(content.publications).toEqual([
      {
        title: 'Boring releases on purpose',
        publisher: 'The Harbour Log',
        date: '2023-04-01',
        description: 'Why the third deployment of the day should bore you.',
        url: 'https://harbourlog.example.com/boring',
      },
    ]);
    expect(content.interests).toEqual([{ name: 'Sailing', keywords: ['Dinghies', 'Knots'] }]);
    expect(content.references).toEqual([
      { name: 'Ines Vane', text: 'Tomás leaves a system clearer than he found it.' },
    ]);
  });

  test('brings certificates, skills and projects without inventing a percentage', () => {
    expect(content.certifications).toMatchObject([
      { title: 'Certified Cluster Operator', type: 'Certificate', duration: 'May 2022' },
      { title: 'Radio Operator, Short Range', duration: '2013' },
    ]);
    expect(content.skillCategories.map(({ title, skills }) => [title, skills.length])).toEqual([
      ['Infrastructure', 3],
      ['Programming', 3],
      ['Skills', 1],
    ]);
    expect(content.languages).toEqual([
      { name: 'Portuguese', level: 'Native speaker' },
      { name: 'English', level: 'Fluent' },
    ]);
    expect(JSON.stringify(content)).not.toContain('proficiency');
    expect(content.projects).toMatchObject([
      {
        title: 'Slipway',
        description:
          'A release tool that refuses to be clever. Used by four harbours. Rolls back by itself.',
        codeUrl: 'https://github.example.com/okonjo/slipway',
        category: 'Application',
      },
      { title: 'Tide Table', demoUrl: 'https://tides.example.org' },
    ]);
  });

  test('is listed with each text that the site does not show', () => {
    expect(notes).toEqual([]);
    expect(Object.keys(notImported)).toEqual([
      'basics.location.address',
      'work[0].description',
      'work[0].url',
      'volunteer[0].url',
      'education[0].url',
      'skills[0].level',
      'skills[1].level',
    ]);
    expect(notImported['skills[0].level']).toBe('Advanced');
  });
});

describe('A résumé as real files are', () => {
  const { content, notes, notImported } = contentOf(sample('odd'));
  const noteOn = (path: string) => notes.find((note) => note.path === path)?.message;

  test('is read from the names that fields once had', () => {
    expect(content.experience.map(({ company }) => company)).toContain('Brightwater Audit');
    expect(content.site.url).toBe('https://www.nwosu.example.com');
  });

  test('becomes plain text', () => {
    expect(content.owner.name).toBe('Perpetua Nwosu');
    expect(content.about.bio).toEqual([
      'I write reports that people finish — mostly.',
      // A tag begins HTML, in which Markdown is no markup.
      'Also: [a newsletter](https://letters.example.org).',
    ]);
    expect(content.experience[1]?.description).toEqual(['Found the NULL that cost a quarter']);
    expect(content.projects[1]?.description).toContain('List< String> and x < y');
  });

  test('keeps years where it has no months', () => {
    expect(content.experience[1]).toMatchObject({ start: '2016', end: '2018' });
    expect(noteOn('work[0].endDate')).toBeUndefined();
  });

  test('has no end where that is before the start, and a position without dates left out', () => {
    expect(content.experience[0]).toMatchObject({ start: '2021-06' });
    expect(content.experience[0]).not.toHaveProperty('end');
    expect(noteOn('work[1].endDate')).toContain('it goes on, until you write the end');
    expect(notImported['work[1].endDate']).toBe('2019-02');
    expect(content.experience.map(({ company }) => company)).not.toContain('Undated & Sons');
    expect(noteOn('work[2]')).toContain('is left out: the timeline needs a start date');
    expect(notImported['work[2].name']).toBe('Undated & Sons');
  });

  test('states each fact once, in addresses too', () => {
    expect(content.owner.profiles).toHaveLength(1);
    expect(content.skillCategories.map(({ title }) => title)).toEqual(['Data', 'Skills']);
    expect(content.skillCategories[0]?.skills.map(({ name }) => name)).toEqual(['SQL', 'R', 'dbt']);
    expect(content.projects.map(({ title }) => title)).toEqual([
      'Ledger',
      'ledger! (2)',
      'Project 🎈',
      'Ledger (3)',
    ]);
    expect(content.certifications.map(({ title }) => title)).toEqual(['C++', 'C# (2)']);
  });

  test('has one line for each note, whatever a field is called', () => {
    const notes = [{ path: 'a\rb', message: 'is left out' }];
    expect([groupNotes(notes), new ResumeError(notes).message]).toEqual(
      Array(2).fill('a b: is left out'),
    );
  });

  test('keeps an address without a city, and lists what has no place', () => {
    expect(content.owner.address).toEqual({ region: 'Lagos State', country: 'Nigeria' });
    expect(notImported).toHaveProperty(['hobbies[0]']);
  });
});

test('the highlights of a project stay in its description: no result is guessed', () => {
  const projects = [{ name: 'Kiln', description: 'Bricks', highlights: ['Fired 900 pots.'] }];
  const [project] = withParts({ projects }).content.projects;
  expect(project).not.toHaveProperty('result');
  expect(project?.description).toBe('Bricks. Fired 900 pots.');
});

test('a designer without projects or profiles gets a site without those', () => {
  const { content, notes } = contentOf(sample('designer'));
  expect(content.pages.projects).toHaveProperty('hidden', true);
  expect(content.pages.skills).not.toHaveProperty('hidden');
  expect(content.owner.profiles).toEqual([
    { network: 'Behance', url: 'https://www.behance.net/achterberg' },
  ]);
  expect(content.owner).not.toHaveProperty('phone');
  expect(notes.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['basics.profiles[1]', 'work[1].name']),
  );
});

test('a career in other scripts arrives letter by letter', () => {
  const resume = sample('longCareer') as { basics: { name: string }; work: { name: string }[] };
  const { content, notes } = contentOf(resume);
  expect(content.owner.name).toBe(resume.basics.name);
  expect(content.owner.address?.country).toBe('Jordan');
  expect(content.experience.map(({ company }) => company)).toEqual(
    resume.work.map(({ name }) => name),
  );
  expect(notes).toEqual([
    { path: 'basics.url', message: expect.stringContaining('is a profile now') },
  ]);
  expect(content.owner.profiles.map(({ url }) => url)).toContain(
    'https://linhairuo.example.com/档案',
  );
});

describe('Values of many shapes', () => {
  test.each([
    ['0049 30 5550123', '+49 30 5550123'],
    ['tel:+1-202-555-0142', '+1 202 555 0142'],
    ['+49 (0)30 5550123', '+49 30 5550123'],
    ['(912) 555-4567', '912 555 4567'],
    [9876543210, '9876543210'],
  ])('the phone number %j is shown as %j', (phone, shown) => {
    const { content, notes } = withBasics({ phone });
    expect(content.owner.phone).toBe(shown);
    const isDialled = !notes.some(({ message }) => message.includes('nobody can dial it'));
    expect(isDialled).toBe(shown.startsWith('+'));
  });

  test.each(['030 555', '+1 202 555 0142 ext. 9', 'on request', '1'.repeat(19_000)])(
    'the phone number %s is none, and is listed',
    (phone) => {
      const { content, notImported } = withBasics({ phone });
      expect(content.owner).not.toHaveProperty('phone');
      expect(notImported['basics.phone']).toBe(phone);
    },
  );

  test.each([
    ['2014', '2014'],
    ['2014-6', '2014-06'],
    ['2014-06-29T10:00:00Z', '2014-06-29'],
    ['2014/06/29', '2014-06-29'],
    ['2014-00-00', '2014'],
    ['2021-09-31', '2021-09'],
    ['06/2014', '2014-06'],
    ['Jun 2014', '2014-06'],
    ['Sept. 2014', '2014-09'],
    ['June, 2014', '2014-06'],
    ["'16", '2016'],
    ['’97', '1997'],
  ])('the date %s is %s', (startDate, start) => {
    expect(withPosition({ startDate }).content.experience).toMatchObject([{ start }]);
  });

  test.each([
    ...['2014-13', '13/2014', '06/29/2014', 'Smarch 2014', 'June', '2011 - 2014'],
    ...['1066', '2999', '14', 'soon', '2014 - '.repeat(2_000)],
  ])('%s is no date, so the position and all of it is listed', (startDate) => {
    const { content, notes, notImported } = withPosition({ startDate, endDate: '2015' });
    expect(content.experience).toEqual([]);
    expect(notes.map(({ path }) => path)).toContain('work[0]');
    expect(Object.values(notImported)).toEqual(['Kiln', 'Potter', startDate, '2015']);
  });

  test.each(['Present', 'now', 'ongoing'])('the end %s is none', (endDate) => {
    const { content, notImported } = withPosition({ endDate });
    expect(content.experience[0]).not.toHaveProperty('end');
    expect(notImported).toEqual({});
  });

  test('an end in words is listed, and the owner reads that the position goes on', () => {
    const { content, notes, notImported } = withPosition({ endDate: 'when the kiln burst' });
    expect(content.experience[0]).not.toHaveProperty('end');
    expect(notes.map(({ path }) => path)).toContain('work[0].endDate');
    expect(notImported).toEqual({ 'work[0].endDate': 'when the kiln burst' });
  });

  test.each([
    [{ startDate: '2011', endDate: '2014' }, '2011–2014'],
    [{ startDate: '2011', endDate: 'now' }, '2011–Present'],
    [{ startDate: '2011' }, '2011–Present'],
    [{ endDate: 'Expected Aug. 2027' }, 'Expected Aug. 2027'],
    [{ startDate: 'Jan 2023', endDate: 'août 2027' }, 'Jan 2023–août 2027'],
    [{ startDate: '2014', endDate: '2011' }, '2014–2011'],
    [{}, 'Date not stated'],
  ])('the years %j of a degree are %s, and none of their words is lost', (dates, year) => {
    const education = [{ institution: 'Kiln', studyType: 'Diploma', ...dates }];
    const { content, notImported } = withParts({ education });
    expect(content.degrees).toMatchObject([{ year }]);
    expect(notImported).toEqual({});
  });

  test.each([
    [{ meta: { locale: 'fr-FR' } }, 'fr-FR'],
    [{ meta: { language: 'de_AT.UTF-8' } }, 'de-AT'],
    [{ basics: { ...owner, language: 'ES' } }, 'es'],
  ])('the language of the site is the one that %j states', (stated, language) => {
    const resume = { basics: owner, ...stated };
    const education = [{ institution: 'A', startDate: '2011-09', endDate: '2014-07' }];
    const { content, notes } = fromResume({ ...resume, education }, { year: 2025 });
    expect(content.site.language).toBe(language);
    expect(content.pages.education.label).not.toBe('Education');
    expect(content.degrees[0]?.year).toBe(
      formatPeriod('2011-09', '2014-07', includedLanguage(language)),
    );
    expect(notes.filter(({ message }) => /language|no place/.test(message))).toEqual([]);
  });

  test.each<[object, string | undefined, string]>([
    [{}, undefined, 'site.language: is "en", as nothing says which language this is written in'],
    [{ meta: { locale: 'ru' } }, undefined, 'meta.locale: "ru" isn\'t the language of the site'],
    [{ meta: { locale: 'fr' } }, 'de', 'meta.locale: "fr" isn\'t the language of the site'],
  ])('its owner learns of another one: %j, chosen %s', (stated, chosen, note) => {
    const options = { year: 2025, ...(chosen && { language: chosen }) };
    const { content, notes } = fromResume({ basics: owner, ...stated }, options);
    expect(content.site.language).toBe(chosen ?? 'en');
    expect(groupNotes(notes)).toContain(note);
  });

  test.each([
    ['de', 'Germany'],
    ['Deutschland', 'Deutschland'],
    ['', undefined],
  ])('country %j is %j', (countryCode, country) => {
    const { content } = withBasics({ location: { city: 'Kiel', countryCode } });
    expect(content.owner.address).toEqual({ city: 'Kiel', country });
  });

  test('without a label, the title comes from the newest position', () => {
    const { content, notes } = withParts({
      work: [
        { name: 'Kiln', position: 'Apprentice', startDate: '2014' },
        { name: 'Kiln', position: 'Potter', startDate: '2018' },
      ],
      volunteer: [{ organization: 'Fair', position: 'Juggler', startDate: '2020' }],
    });
    expect(content.owner.title).toBe('Potter');
    const message = expect.stringContaining('"Potter"');
    expect(notes).toContainEqual({ path: 'basics.label', message });
  });

  test('null means not stated', () => {
    const resume = JSON.parse(
      JSON.stringify(sample('full'), (_, value) =>
        value === 'Lisbon' || value === 'PT' ? null : value,
      ),
    );
    const { content } = contentOf({
      ...resume,
      volunteer: null,
      skills: [null],
      awards: undefined,
    });
    expect(validateContent(content)).toEqual([]);
    expect(content.owner).not.toHaveProperty('address');
  });

  test('two accounts on one network have names that differ', () => {
    const profiles = [
      { network: 'GitHub', url: 'https://github.com/ada' },
      { network: 'github', url: 'https://github.com/quill-labs' },
      { network: 'GitHub', url: 'http://www.github.com/Ada/' },
    ];
    const { content, notes } = withBasics({ profiles });
    expect(content.owner.profiles.map(({ network, url }) => [network, url])).toEqual([
      ['GitHub', 'https://github.com/ada'],
      ['GitHub (2)', 'https://github.com/quill-labs'],
    ]);
    expect(notes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['basics.profiles[2].url']),
    );
    expect(validateContent(content)).toEqual([]);
  });
});

describe('A text becomes paragraphs that are not run together', () => {
  test.each([
    ['a Markdown list', 'I like:\n\n- shipping\n- docks', ['I like:', 'shipping', 'docks']],
    ['one without an empty line', 'I like:\n* shipping\n* docks', ['I like:', 'shipping', 'docks']],
    ['one within another', '- a ship\n  - its deck\n- a dock', ['a ship', 'its deck', 'a dock']],
    ['a numbered list', '1. Look\n2. Leap', ['1. Look', '2. Leap']],
    ['dots as people type them', '• Led six\n• Left none', ['Led six', 'Left none']],
    [
      'lines of their own',
      'Ships first.\nThen docks.\r\nThen ropes',
      ['Ships first.', 'Then docks.', 'Then ropes'],
    ],
    ['an HTML list', '<ul><li>ships</li><li>docks</li></ul>', ['ships', 'docks']],
    ['HTML breaks', 'ships<br>docks<br/>ropes', ['ships', 'docks', 'ropes']],
    ['a list next to an entity', 'R&amp;D:\n- ships\n- docks', ['R&D:', 'ships', 'docks']],
    ['Markdown between tags', '<p>Mine:</p>\n- ships\n- docks', ['Mine:', 'ships', 'docks']],
    ['hard breaks', 'ships  \ndocks\\\nropes', ['ships', 'docks', 'ropes']],
    ['a heading', '## Work\nI sail.', ['Work', 'I sail.']],
    ['a table', '| ship | dock |\n|---|---|\n| Ada | 4 |', ['ship dock', 'Ada 4']],
    [
      'a line that an editor broke',
      'This sentence was broken by an editor which knew no more than\neighty columns.\nThis one is new.',
      [
        'This sentence was broken by an editor which knew no more than eighty columns.',
        'This one is new.',
      ],
    ],
    ['emphasis and code', 'a **bold** _and_ `exact` ~~old~~ word', ['a bold and exact old word']],
    [
      'links',
      '[mine](https://a.example.org), <a href="https://b.example.org">yours</a>, www.c.example.org, [d@example.org](mailto:d@example.org)',
      [
        'mine (https://a.example.org), yours (https://b.example.org), www.c.example.org, d@example.org',
      ],
    ],
    [
      'text that only looks like markup',
      'List<String> in snake_case_names, 5 * 3 * 2, ~10–~20 %, C:\\_temp, C# and #1',
      ['List<String> in snake_case_names, 5 * 3 * 2, ~10–~20 %, C:\\_temp, C# and #1'],
    ],
    [
      'more signs than can be read as Markdown',
      `**a** ${'['.repeat(300)}`,
      [`**a** ${'['.repeat(300)}`],
    ],
    ['a year that begins a sentence', '2019. A good year', ['2019. A good year']],
    [
      'years and ranks, which are no numbers of items',
      '2017. Founded it\n2019. Sold it',
      ['2017. Founded it', '2019. Sold it'],
    ],
    ['ranks that go down', '3. Third\n1. First', ['3. Third', '1. First']],
    [
      'long lines that each begin a thing',
      'Led a team of twelve engineers across three time zones and two products\nShipped the first version of the billing platform in nine months\nCut the costs by a third',
      [
        'Led a team of twelve engineers across three time zones and two products',
        'Shipped the first version of the billing platform in nine months',
        'Cut the costs by a third',
      ],
    ],
    [
      'other dots and ticks',
      '● Designed and built a platform that eleven shops rely on every day\n✓ Mentored eight engineers\n→ went on',
      [
        'Designed and built a platform that eleven shops rely on every day',
        'Mentored eight engineers',
        'went on',
      ],
    ],
    [
      'the cells of a table',
      '<table><tr><td>Java</td><td>5 years</td></tr><tr><td>Go</td><td>2 years</td></tr></table>',
      ['Java 5 years', 'Go 2 years'],
    ],
  ])('%s', (_what, summary, paragraphs) => {
    const plain = paragraphs.map((text) => text.replace('<S', '< S'));
    expect(withBasics({ summary }).content.about.bio).toEqual(plain);
    const { experience } = withPosition({ highlights: [summary] }).content;
    expect(experience[0]?.description).toEqual(plain);
  });

  test('a text that loses nothing gets no note about its markup', () => {
    expect(
      withBasics({ label: 'Potter', url: 'https://a.example.org', summary: '1. FC Kiln\nand more' })
        .notes,
    ).toEqual([]);
  });
});

test('volunteering isn’t employment, whatever it is called', () => {
  const volunteer = [{ organization: 'Kiln', position: 'Intern', startDate: '2014' }];
  expect(withParts({ volunteer }).content.experience).toMatchObject([{ kind: 'volunteering' }]);
});

test('languages alone are enough for a page of skills, each once', () => {
  const { content } = withParts({ languages: [{ language: 'Welsh' }, { language: 'welsh' }] });
  expect(content.languages).toEqual([{ name: 'Welsh' }]);
  expect(content.pages.skills).not.toHaveProperty('hidden');
  expect(validateContent(content)).toEqual([]);
  const { content: without } = withParts({ languages: [] });
  expect(without.pages.skills).toHaveProperty('hidden', true);
});

describe('A file that is no JSON Resume is refused', () => {
  test.each([
    [[], '', /must be an object/],
    ['text', '', /must be an object/],
    [{}, 'basics.name', /is required: .* the file has nothing/],
    [
      { contact: {}, experience: [], basics: { fullName: 'Ada' } },
      'basics.name',
      /is required: .* the file has contact, experience, basics$/,
    ],
    [{ basics: 'Ada Quill', work: [] }, 'basics.name', /the file has basics, work$/],
    [{ basics: [] }, 'basics.name', /is required/],
  ])('%j: %s', (resume, path, message) => {
    expect(problemsOf(resume)).toContainEqual({ path, message: expect.stringMatching(message) });
  });
});

test.each<[string, unknown, RegExp]>([
  [
    'a long word',
    { basics: { ...owner, label: 'a'.repeat(200_000) } },
    /basics\.label: has 200,000/,
  ],
  [
    'many skills',
    { basics: owner, skills: Array.from({ length: 100_000 }, (_, n) => ({ name: `Skill ${n}` })) },
    /^has 100,002 texts, and the import reads 20,000$/,
  ],
])('A file with %s is refused in a sentence', (_what, resume, message) => {
  expect(() => contentOf(resume)).toThrow(message);
});

describe('Facts of a sample that many people start with are reported', () => {
  const notesOn = (resume: unknown) =>
    contentOf(resume)
      .notes.filter(({ message }) => / came from the (?:example|sample) of /.test(message))
      .map(({ path }) => path);

  test('from the JSON Resume standard, in its words', () => {
    const example = JSON.parse(readFileSync(new URL('sample.resume.json', published), 'utf8'));
    expect(notesOn(example)).toEqual(
      expect.arrayContaining([
        'basics.name',
        'basics.phone',
        'basics.summary',
        'work[0].name',
        'work[0].summary',
        'references[0].reference',
      ]),
    );
    expect(
      notesOn({ basics: { name: 'John Doe', email: 'john@gmail.com', phone: '9125554321' } }),
    ).toEqual(['basics.name', 'basics.email', 'basics.phone']);
  });

  test('from a theme, and by the doctor too', () => {
    const resume = {
      basics: {
        ...owner,
        url: 'https://alshedivat.github.io/al-folio/',
        profiles: [{ network: 'Twitter', url: 'https://twitter.com/AlbertEinstein' }],
      },
      awards: [{ title: 'Nobel Prize in Physics', date: '1921-11-01' }],
    };
    expect(notesOn(resume)).toEqual(['basics.url', 'basics.profiles[0].url', 'awards[0].title']);
    const { content } = contentOf(resume);
    const { problems } = ownContent.run(fakeWorkspace({ content }));
    expect(problems.map(({ path }) => path)).toEqual([
      'owner.profiles[0].url',
      'site.url',
      'awards[0].title',
    ]);
  });

  test('and nothing else is', () => {
    expect(notesOn(sample('full'))).toEqual([]);
  });
});

describe('What cannot be read is listed, and the rest of the file is used', () => {
  test.each([
    [{ basics: { ...owner, email: 'ada' } }, { 'basics.email': 'ada' }],
    [{ basics: { ...owner, location: 'Delft' } }, { 'basics.location': 'Delft' }],
    [{ basics: { ...owner, image: 'http://a.example' } }, { 'basics.image': 'http://a.example' }],
    [
      { basics: owner, certificates: [{ name: 'Clay', endDate: '2021-06' }] },
      { 'certificates[0].endDate': '2021-06' },
    ],
    [{ basics: owner, work: 'Kiln' }, { work: 'Kiln' }],
    [{ basics: owner, work: ['Kiln'] }, { 'work[0]': 'Kiln' }],
    [{ basics: owner, references: 0 }, { references: '0' }],
    [
      { basics: owner, skills: [{ name: 'Clay', keywords: ['Glaze', ['x']], mood: 'calm' }] },
      { 'skills[0].keywords[1][0]': 'x', 'skills[0].mood': 'calm' },
    ],
    [
      { basics: owner, skills: [{ name: 'Clay', keywords: 'red, white' }] },
      { 'skills[0].keywords': 'red, white' },
    ],
  ])('%j: %j', (resume, listed) => {
    const { content, notImported } = contentOf(resume);
    expect(notImported).toEqual(listed);
    expect(validateContent(content)).toEqual([]);
  });

  test('highlights in one text are its lines', () => {
    const { content } = withPosition({ highlights: 'One line, with a comma.\nAnother.' });
    expect(content.experience[0]?.description).toEqual(['One line, with a comma.', 'Another.']);
  });

  test('by the kind of place, with its first texts', () => {
    const skills = 'abcdefg'.split('').map((level) => ({ name: level, keywords: ['x'], level }));
    const { notImported } = withParts({ skills, hobbies: ['Chess'] });
    expect(listNotImported(notImported).split('\n')).toEqual([
      'skills[].level: "a", "b", "c", "d", "e" and 2 more',
      'hobbies[0]: "Chess"',
    ]);
  });
});

test('notes of one kind are one line, with their places, their number and their values', () => {
  const level = (value: string) => `"${value}" is left out: the site states percentages`;
  const notes = [
    { path: 'basics.phone', message: 'is missing' },
    { path: 'skills[0].level', message: level('Master') },
    ...[0, 1].map((n) => ({
      path: `work[${n}].pinned`,
      message: 'the site has no place for this',
    })),
    { path: 'skills[1].level', message: level('Beginner') },
  ];
  expect(groupNotes(notes).split('\n')).toEqual([
    'basics.phone: is missing',
    'skills[].level (2 times): "Master", "Beginner" is left out: the site states percentages',
    'work[].pinned (2 times): the site has no place for this',
  ]);
});

test('whatever texts and dates it holds, a résumé gives content that keeps every rule', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      '',
      '  ',
      '<b>x</b>',
      '<x>&lt;script&gt;',
      'javascript:alert(1)',
      'data:x',
      'a\u202eb\0c\nd\n\ne',
      '&lt;b&gt;',
      '**',
      '🎈',
      'C++',
      'c',
      'C#',
    ),
  );
  const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const date = optional(fc.constantFrom('2014', '2014-06', '2020-01-31', 'present', ''));
  const url = optional(
    fc.constantFrom('https://a.example.org/x', 'a.example.org', 'javascript:x', 'ftp://x', ''),
  );
  const texts = fc.array(text, { maxLength: 3 });
  const listOf = (model: Record<string, fc.Arbitrary<unknown>>) =>
    fc.array(fc.record(model), { maxLength: 4 });
  const name = optional(text);
  const resume = fc.record({
    basics: fc.record({
      name: fc.constant('Ada Quill'),
      email: fc.constant('ada@quill.example.com'),
      label: name,
      phone: name,
      image: url,
      url,
      summary: name,
      location: fc.record({ city: name, region: name, countryCode: name, postalCode: name }),
      profiles: listOf({ network: name, username: name, url }),
    }),
    work: listOf({ name, position: name, startDate: date, endDate: date, highlights: texts }),
    volunteer: listOf({ organization: name, position: name, startDate: date, summary: name }),
    education: listOf({
      institution: name,
      area: name,
      score: name,
      endDate: date,
      courses: texts,
    }),
    awards: listOf({ title: name, awarder: name, date }),
    certificates: listOf({ name, issuer: name, date, url }),
    skills: listOf({ name, level: name, keywords: texts }),
    languages: listOf({ language: name, fluency: name }),
    projects: listOf({ name, description: name, type: name, url, highlights: texts }),
  });
  fc.assert(
    fc.property(resume, (value) => {
      expect(validateContent(contentOf(value).content)).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

describe('A skill', () => {
  const groupsOf = (skills: object[]) =>
    withParts({ skills }).content.skillCategories.map(({ title, skills: list }) => [
      title,
      list.map(({ name, description }) => (description ? `${name}: ${description}` : name)),
    ]);

  test('is in each group that names it, and no group is lost', () => {
    const ios = { name: 'iOS', keywords: ['Swift', 'Git'] };
    const android = { name: 'Android', keywords: ['Kotlin', 'Git', 'git'] };
    expect(groupsOf([ios, android])).toEqual([
      ['iOS', ['Swift', 'Git']],
      ['Android', ['Kotlin', 'Git']],
    ]);
  });

  test('without keywords is the entry itself, with its level', () => {
    const teamwork = { name: 'Teamwork', level: 'Led a crew of five' };
    expect(groupsOf([teamwork, { name: 'Tools', keywords: ['Git'] }])).toEqual([
      ['Skills', ['Teamwork: Led a crew of five']],
      ['Tools', ['Git']],
    ]);
  });
});

test.each([
  [{ firstName: 'Ada', lastName: 'Byron' }, { name: 'Ada Byron' }],
  [
    { firstName: 'Gabriel', lastName: 'García Márquez' },
    { name: 'Gabriel García Márquez', givenName: 'Gabriel', familyName: 'García Márquez' },
  ],
  [
    { name: 'Ada Byron, PhD', firstName: 'Ada', lastName: 'Byron' },
    { name: 'Ada Byron, PhD', givenName: 'Ada', familyName: 'Byron' },
  ],
])(
  'the parts of a name in %j are kept where its last word is not the family name',
  (basics, expected) => {
    const { name, givenName, familyName } = contentOf({ basics }).content.owner;
    expect(JSON.parse(JSON.stringify({ name, givenName, familyName }))).toEqual(expected);
  },
);

test('Names that are common beside the standard’s are read, too', () => {
  const { content, notImported } = contentOf({
    basics: { ...owner, website: 'https://quill.example.com', mobile: '+1 202 555 0142' },
    work: [{ company: 'Kiln', startDate: '2014', technologies: ['Clay'] }],
    volunteer: [{ organisation: 'Fair', startDate: '2015' }],
    education: [{ university: 'Delft', degree: 'BSc', field: 'Glaze', gpa: 1 }],
    interests: [{ keywords: ['Chess'] }],
  });
  expect(notImported).toEqual({});
  expect(content).toMatchObject({
    owner: { phone: '+1 202 555 0142' },
    experience: [{ company: 'Fair' }, { company: 'Kiln', skills: ['Clay'] }],
    degrees: [{ institution: 'Delft', degree: 'BSc, Glaze', highlights: [{ text: 'Grade: 1' }] }],
    interests: [{ name: 'Chess' }],
  });
});

test('The place of a school is kept', () => {
  const education = [{ studyType: 'Diploma', institution: 'Knots', location: 'Delft' }];
  expect(withParts({ education }).content.degrees).toMatchObject([{ location: 'Delft' }]);
});
