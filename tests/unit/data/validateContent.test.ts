import { pageNames } from '@portfolio/data/schema/pages';
import { pictograms } from '@portfolio/data/schema/pictograms';
import { placesOf } from '@portfolio/data/schema/placesOf';
import { OTHERS_SITE_RULE, SITE_URL_RULE } from '@portfolio/data/schema/siteUrl';
import {
  formatContentProblems,
  listedFiles,
  localFiles,
  validateContent,
} from '@portfolio/data/validation/validateContent';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { content as sample } from '../../content.ts';
import { contentWith } from './contentWith';
import { showing } from './showing.ts';

const FOLDER = 'content';
const PERIOD_RULE = 'must not be before the start, nor without one';
const CALENDAR = 'must be a date of the calendar, from 1000 to 2999';
const PATH = 'must be a path such as / or /skills, in small letters, without a slash at the end';
const WEB_ADDRESS = 'must be a web address that starts with http:// or https://';
const TEXT = 'must be text that is not empty and has no white space at either end';
const IMAGE =
  "must be a path inside the content's files folder, such as icons/python.svg, or an https:// address";
const [firstProject, secondProject] = sample.projects.map(({ title }) => title);

/** The file of each part of the content that isn't named like it. */
const files: Record<string, string> = {
  skillCategories: 'skills',
  defaultProjectCategory: 'projectCategories',
  degrees: 'education',
  certifications: 'education',
  nextStep: 'experience',
  support: 'contact',
};

/** A problem at a place, with the file that it is in. */
const problemAt = (path: string, message: string) => {
  const part = path.replace(/[.[].*/, '');
  return { file: `${FOLDER}/${files[part] ?? part}.json`, path, message };
};

/** A place, a value that it must not have, and the rule that this breaks. */
const badValues: [path: string, value: unknown, rule: string][] = [
  [
    'skillCategories[1].title',
    '🎉',
    'must hold a letter or a digit, because it is part of an address',
  ],
  ['skillCategories[0].skills[0].icon', '../../../../secret.svg', IMAGE],
  ['skillCategories[2].skills[1].projects[0]', 'Time Machine', 'must be the title of a project'],
  ['skillCategories[0].skills[0].aliases', 'Flow', 'must be a list'],
  [
    'projects[1].category',
    'mlops!',
    'must differ from projects[0].category in more than signs and capitals, because both are "mlops" in an address',
  ],
  ['projects[2].codeUrl', 'github dot com', WEB_ADDRESS],
  ['projects[0].gradient[1]', 'teal', 'must be a colour written #rrggbb'],
  [
    'projects[0].icon',
    'box',
    `must be the name of a drawing (${pictograms.join(', ')}) or a single emoji`,
  ],
  ['owner.profiles[2].kind', 'badges', 'must be code or network'],
  ['owner.email', 'mira@localhost', 'must be an e-mail address such as name@example.com'],
  [
    'owner.phone',
    '020 5550 1234',
    'must be a phone number: an optional +, a digit from 1 to 9, then up to 15 more digits',
  ],
  ['owner.phone', '', TEXT],
  ['owner.emailVerified', 'yes', 'must be true or false'],
  ['owner.downloads.paper', 'A3', 'must be A4 or Letter'],
  ['experience[0].projects[0]', 'Time Machine', 'must be the title of a project'],
  ['spotlight[0].quotes[1].project', 'Time Machine', 'must be the title of a project'],
  ['spotlight[4].name', 'Juggling', 'must be the name of a skill'],
  ['projectCategories[0].emoji', '🎯🎯', 'must be a single emoji'],
  ['defaultProjectCategory', 'Robotics', 'must be a category that at least one project is in'],
  ['about.bio[0]', '', TEXT],
  [
    'about.statistics[0].page',
    'blog',
    `must be ${pageNames.slice(0, -1).join(', ')} or ${pageNames.at(-1)}`,
  ],
  [
    'about.statistics[0].note',
    'x'.repeat(41),
    'must be at most 40 characters long, because it is in small letters beneath the label',
  ],
  ['projects[3].result', '', TEXT],
  ['degrees[0].degree', 'B.Tech ', TEXT],
  ['certifications[0].type', 'Workshop', 'must be Course, Internship or Certificate'],
  [
    'experience[0].start',
    '2024-13',
    'must be a month such as 2024-10, a year such as 2024 or a day such as 2024-10-31',
  ],
  ['experience[0].start', '2024-02-30', CALENDAR],
  ['experience[0].start', '2023-02-29', CALENDAR],
  ['experience[0].start', '1900-02-29', CALENDAR],
  ['experience[0].start', '2024-04-31', CALENDAR],
  ['experience[0].start', '0000', CALENDAR],
  ['experience[0].start', '0999-12', CALENDAR],
  ['experience[0].end', '2024-09', PERIOD_RULE],
  ['experience[0].end', '2023', PERIOD_RULE],
  ['projects[0].end', '2024', PERIOD_RULE],
  ['experience[0].kind', 'hobby', 'must be employment, internship or volunteering'],
  ['experience[0].companyInitials', 'Kestrelforge', 'must be one to three letters or digits'],
  ['nextStep.tags', 'Seeking Opportunities', 'must be a list'],
  ['site.url', 'https://portfolio.example.com/', SITE_URL_RULE],
  ['site.url', 'https://github.com/mira/portfolio', OTHERS_SITE_RULE],
  ['site.url', 'https://gist.github.com/mira', OTHERS_SITE_RULE],
  ['site.url', 'https://www.linkedin.com/in/mira', OTHERS_SITE_RULE],
  ['site.url', 'https://de.linkedin.com/in/mira', OTHERS_SITE_RULE],
  ['site.url', 'https://x.com/mira', OTHERS_SITE_RULE],
  ['site.url', 'https://vercel.com/mira/portfolio', OTHERS_SITE_RULE],
  ['site.url', 'https://app.netlify.com/sites/mira', OTHERS_SITE_RULE],
  ['site.url', 'https://abcdefgh.supabase.co', OTHERS_SITE_RULE],
  ['site.language', 'en-GB-GB', 'must be a language tag such as en or en-GB'],
  ['site.copyrightYear', 24, 'must be a year of four digits'],
  ['site.language', 'English', 'must be a language tag such as en or en-GB'],
  ['site.schemaVersion', 1, 'must be 3, the version that this code reads'],
  ['site.accentHue', 360, 'must be a whole number from 0 to 359'],
  ['site.look', 'baroque', 'must be editorial, plain or technical'],
  ['site.theme', 'sepia', 'must be system, light or dark'],
  ['pages.skills.description', 'My skills.', 'must be 50 to 160 characters long'],
  ['pages.skills.path', '/Skills', PATH],
  ['pages.skills.path', '/skills/', PATH],
  ['pages.skills.path', '/.well-known', PATH],
  ['pages.skills.path', '/skills.', PATH],
  ['pages.skills.path', '/%2e', PATH],
  ['pages.skills.path', '/../skills', PATH],
  [
    'pages.skills.path',
    '/aux/skills',
    'must be another path: Windows takes no file called con, aux or the like',
  ],
  ['pages.about.path', '/about', 'must be /, where visitors arrive'],
  ['owner.name', '\u200b', TEXT],
  ['owner.name', '\u3164\u2800', TEXT],
  [
    'owner.name',
    'Jos\ufffd',
    'must not hold the sign \ufffd, which replaced a letter: write that again',
  ],
  ...['mailto:mira@example.com', 'a,b@example.com', 'mira@example.com?bcc=b'].map(
    (value): [string, unknown, string] => [
      'owner.email',
      value,
      'must be an e-mail address such as name@example.com',
    ],
  ),
  ...['https://a..example.com', 'https://-a.example.com', 'https://a-.example.com'].map(
    (value): [string, unknown, string] => ['projects[2].demoUrl', value, WEB_ADDRESS],
  ),
];

/** The same for problems with a message of their own. */
const otherMessages: typeof badValues = [
  [
    'skillCategories[0].skills[1].name',
    'MLflow',
    'must not be the same as skillCategories[0].skills[0].name, but both are "MLflow"',
  ],
  ['projects[0].description', undefined, 'is required'],
  [
    'owner.profiles[1].url',
    'https://github.example.com/mira-kelvekar',
    'must not be the same as owner.profiles[0].url, but both are "https://github.example.com/mira-kelvekar"',
  ],
  [
    'owner.profiles[1].url',
    'http://www.github.example.com/Mira-Kelvekar/',
    'must differ from owner.profiles[0].url in more than how it is written, "https://github.example.com/mira-kelvekar", but is "http://www.github.example.com/Mira-Kelvekar/"',
  ],
  [
    'owner.profiles[1].network',
    'GitHub',
    'must not be the same as owner.profiles[0].network, but both are "GitHub"',
  ],
  [
    'owner.profiles[1].network',
    'github',
    'must differ from owner.profiles[0].network in more than how it is written, "GitHub", but is "github"',
  ],
  [
    'certifications[1].title',
    'MLOps Bootcamp',
    'must not be the same as certifications[0].title, but both are "MLOps Bootcamp"',
  ],
  [
    'about.coreValues[1].title',
    'Mission-Driven',
    'must not be the same as about.coreValues[0].title, but both are "Mission-Driven"',
  ],
  [
    'skillCategories[0].skills[3].name',
    'docker',
    'must differ from skillCategories[0].skills[2].name in more than how it is written, "Docker", but is "docker"',
  ],
  [
    'projectCategories[2].name',
    'MLOps',
    'must not be the same as projectCategories[0].name, but both are "MLOps"',
  ],
  ['about.bio', [], 'must be a list with at least one entry, but is an empty list'],
  [
    'pages.projects.path',
    '/skills',
    'must not be the same as pages.skills.path, but both are "/skills"',
  ],
  [
    'pages.education.title',
    'Skills',
    'must not be the same as pages.skills.label, but both are "Skills"',
  ],
  [
    'pages.about.hidden',
    true,
    'is not a known field; the fields are path, label, title, description, heading, intro',
  ],
  ['support.colour', '#3b7dd8', 'is not a known field; the fields are heading, text, label, url'],
  [
    'pages.skills.path',
    `/${'a'.repeat(100)}`,
    `must be at most 100 characters long, but is "/${'a'.repeat(79)}…"`,
  ],
  [
    'pages.skills.description',
    'x'.repeat(161),
    `must be 50 to 160 characters long, but is "${'x'.repeat(80)}…"`,
  ],
];

describe('The owner reads the file, the place and the rule', () => {
  test.each(badValues)('for %s, which must not be %j', (path, value, rule) => {
    const message = `${rule}, but is ${JSON.stringify(value)}`;
    expect(validateContent(contentWith(path, value))).toEqual([problemAt(path, message)]);
  });

  test.each(otherMessages)('for %s, with a message of its own for %j', (path, value, message) => {
    expect(validateContent(contentWith(path, value))).toEqual([problemAt(path, message)]);
  });

  test('for an address that has neither a city nor a country', () => {
    const message = 'is required where there is no country: an address has at least one of them';
    const content = contentWith('owner.address', { region: 'Bavaria' });
    expect(validateContent(content)).toEqual([problemAt('owner.address.city', message)]);
  });

  test.each([
    [120, 'must be a whole number from 0 to 100'],
    [80.5, 'must be a whole number from 0 to 100'],
    ['80', 'must be a whole number from 0 to 100'],
    [64, 'must be from 65 to 95, as proficiencyRange says'],
    [96, 'must be from 65 to 95, as proficiencyRange says'],
  ])('for a proficiency out of range: %j', (value, rule) => {
    const path = 'skillCategories[1].skills[0].proficiency';
    const message = `${rule}, but is ${JSON.stringify(value)}`;
    expect(validateContent(contentWith(path, value))).toEqual([problemAt(path, message)]);
  });

  test.each([
    'images/me:2026.jpg',
    'a#1.jpg',
    'half 50%.jpg',
    'who?.jpg',
    'images\\me.jpg',
    'the "best".jpg',
    'a\u202egpj.exe.png',
    'tab\there.png',
    'aux.png',
    'images/Con.png',
    'dir./me.png',
    'me.png ',
  ])('for a picture whose name does not work everywhere: %j', (src) => {
    const [problem, ...others] = validateContent(contentWith('owner.portrait.src', src));
    expect(others).toEqual([]);
    expect(problem?.message).toMatch(/^must be a file whose name works .*: rename it without/);
  });

  test.each([
    '',
    'me',
    '.me.jpg',
    './me.jpg',
    '/me.jpg',
    'C:\\me.jpg',
    'file:///me.jpg',
    'images/',
    'images//me.jpg',
    'images/../me.jpg',
    'images/../../me.jpg',
    'data:image/png,x.png',
    'javascript:a.png',
    'http://example.com/a.png',
  ])('for a picture that is not in the folder: %j', (src) => {
    const [problem, ...others] = validateContent(contentWith('owner.portrait.src', src));
    expect(others).toEqual([]);
    expect(problem?.message).toMatch(/^must be a path inside the content's files folder, such as/);
  });

  test.each([
    'my photo.jpg',
    'images/Mein Foto (größer).JPG',
    "Ada's [1] & 2, v1.0 +x=y;@!.jpeg",
    '写真/私.png',
    'صورة.webp',
    'https://example.com/my%20photo.jpg?size=200#x',
  ])('but not for a picture called %j', (src) => {
    expect(validateContent(contentWith('owner.portrait.src', src))).toEqual([]);
  });

  // On 30 November in Honolulu, where it is 1 December from Auckland to the Line Islands.
  const now = Date.parse('2026-11-30T10:30:00Z');
  test.each(['2031-01', '2027-01', '2026-12-02'])('for a position that begins in %s', (start) => {
    const content = contentWith('experience[0]', { ...sample.experience[0], start, end: start });
    const message = `must not be in the future, but is "${start}": a position that has yet to begin goes into nextStep`;
    expect(validateContent(content, now)).toEqual([problemAt('experience[0].start', message)]);
  });

  test('for a project that has not begun, and for one whose end has a wrong digit', () => {
    const project = { ...sample.projects[0], start: '2027-01', end: '2924-11' };
    expect(validateContent(contentWith('projects[0]', project), now)).toEqual([
      problemAt(
        'projects[0].start',
        'must not be in the future, but is "2027-01": leave it out until the project has begun',
      ),
      problemAt(
        'projects[0].end',
        'must not be more than 20 years ahead, but is "2924-11": leave it out while it goes on',
      ),
    ]);
  });

  test('but not for one that begins this month anywhere, nor for an end that is agreed', () => {
    const begun = { ...sample.experience[0], start: '2026-12', end: '2027-08' };
    const content = contentWith('experience[0]', begun);
    expect(validateContent(content, now)).toEqual([]);
    expect(validateContent(content, Date.parse('2026-11-30T09:30:00Z'))).toHaveLength(1);
    expect(validateContent(content, Date.parse('2040-01-01T00:00:00Z'))).toEqual([]);
  });

  test('for an end with a wrong digit in its year', () => {
    const problems = validateContent(contentWith('experience[0].end', '2924-11'), now);
    const message =
      'must not be more than 20 years ahead, but is "2924-11": leave it out while it goes on';
    expect(problems).toEqual([problemAt('experience[0].end', message)]);
  });

  test('but not for where owners do publish, nor for a leap day', () => {
    for (const url of [
      'https://mira.github.io/portfolio',
      'https://mira.gitlab.io',
      'https://portfolio.pages.dev',
      'https://mira.vercel.app',
      'https://notgithub.com',
      'https://github.com.example.org',
      'https://उदाहरण.example',
    ]) {
      expect(validateContent(contentWith('site.url', url)), url).toEqual([]);
    }
    expect(validateContent(contentWith('experience[0].start', '2024-02-29'))).toEqual([]);
  });

  test('for two projects with one title', () => {
    const message = `must not be the same as projects[0].title, but both are "${firstProject}"`;
    const problems = validateContent(contentWith('projects[1].title', firstProject));
    expect(problems).toContainEqual(problemAt('projects[1].title', message));
  });

  test('for each place that named a project by its old title', () => {
    const problems = validateContent(contentWith('projects[1].title', `${secondProject} 2`));
    expect(problems.length).toBeGreaterThan(1);
    for (const { message } of problems) {
      expect(message).toBe(`must be the title of a project, but is "${secondProject}"`);
    }
  });

  test('for another name of a skill that names two skills', () => {
    const path = 'skillCategories[0].skills[0].aliases';
    expect(validateContent(contentWith(path, ['mlflow', 'ML Flow']))).toEqual([]);
    expect(validateContent(contentWith(path, ['python']))).toEqual([
      problemAt(`${path}[0]`, 'must name one skill only, but "python" is a name of "Python", too'),
    ]);
  });

  test('for a misspelt field and the one it should have been', () => {
    const path = 'languages[0]';
    const problems = validateContent(contentWith(path, { called: 'Marathi' }));
    expect(problems.map((problem) => [problem.path, problem.message])).toEqual([
      [`${path}.name`, 'is required'],
      [`${path}.called`, 'is not a known field; the fields are name, level'],
    ]);
  });

  test('for every unknown field of an entry, not only the first', () => {
    const [problem] = validateContent(
      contentWith('support', { ...sample.support, link: 'x', colour: 'y' }),
    );
    expect(problem?.message).toBe(
      'is not a known field, nor is colour; the fields are heading, text, label, url',
    );
  });

  test.each([
    ['projects', 'none', 'must be a list, but is "none"'],
    [
      'experience[1]',
      null,
      'must hold the fields title, company, location, start, end, description, figures, projects, skills, kind, badge, companyInitials, companyColor, but is null',
    ],
  ])('for %s of the wrong shape, without a word on the consequences', (path, value, message) => {
    expect(validateContent(contentWith(path, value))).toEqual([problemAt(path, message)]);
  });

  test.each([
    ['skills', 'skills.json', { skillCategories: [], spotlight: [], languages: [] }],
    ['experience', 'experience.json', { experience: [], references: [] }],
    ['education', 'education.json', { degrees: [], certifications: [] }],
  ])('for the page %s, which is shown and has nothing to show', (page, file, lists) => {
    const empty = { ...sample, ...lists };
    const message = `has nothing to show: fill ${file}, or write "hidden": true`;
    expect(validateContent(empty)).toEqual([problemAt(`pages.${page}`, message)]);
    expect(validateContent(contentWith(`pages.${page}.hidden`, true, empty))).toEqual([]);
  });

  test('for a page that shows only what the owner leaves out', () => {
    showing('experience', ['references'], () => {
      const without = contentWith('references', undefined);
      const message = 'has nothing to show: fill experience.json, or write "hidden": true';
      expect(validateContent(without)).toEqual([problemAt('pages.experience', message)]);
      expect(validateContent(contentWith('pages.experience', undefined, without))).toEqual([]);
    });
  });

  test('for every place that still names a project when there are none left', () => {
    const { experience, owner, skillCategories, spotlight } = sample;
    const uses = [
      ...skillCategories.flatMap(({ skills }) => skills.flatMap(({ projects }) => projects)),
      ...experience.flatMap(({ projects }) => projects ?? []),
      ...(owner.resume?.projects ?? []),
      ...spotlight.flatMap(({ quotes }) => quotes.map(({ project }) => project)),
    ];
    const hidden = contentWith('pages.projects.hidden', true);
    const problems = validateContent(contentWith('projects', [], hidden));
    expect(problems.map(({ message }) => message)).toEqual([
      ...uses.map((title) => `must be the title of a project, but is "${title}"`),
      'must be a category that at least one project is in, but is "MLOps"',
    ]);
  });

  test('with a long value cut short', () => {
    const [problem] = validateContent(contentWith('owner.email', 'x'.repeat(500)));
    expect(problem?.message.length).toBeLessThan(200);
    expect(problem?.message).toContain('x…"');
  });
});

describe('The owner may', () => {
  test.each([
    ['put a project in a category that is not listed', 'projects[0].category', 'Robotics'],
    ['take an icon from an https address', 'spotlight[0].icon', 'https://a.example.com/b.svg'],
    ['state the lowest proficiency', 'skillCategories[0].skills[0].proficiency', 65],
    ['state the highest proficiency', 'skillCategories[0].skills[0].proficiency', 95],
    ['name a résumé elsewhere', 'owner.downloads.resumeUrl', 'https://a.example.com/b.pdf'],
    ['name a card elsewhere', 'owner.downloads.businessCardUrl', 'https://a.example.com/b.pdf'],
    ['have degrees without certifications', 'certifications', []],
    ['have certifications without degrees', 'degrees', []],
    ['have a position of a single month', 'experience[0].end', '2024-10'],
    ['hold a position today', 'experience[0].end', undefined],
    ['have a skill in two categories', 'skillCategories[4].skills[0].name', 'Docker'],
    ['state when a project began', 'projects[0].start', '2025'],
    ['choose the accent', 'site.accentHue', 359],
    ['publish below a path', 'site.url', 'https://asha.github.io/portfolio'],
    ['hide a page that has something to show', 'pages.skills.hidden', true],
  ])('%s', (_what, path, value) => {
    expect(validateContent(contentWith(path, value))).toEqual([]);
  });
});

/** The places of the sample that may be left out, each alone. */
const optionalPlaces = [
  'owner.tagline',
  'owner.organisation',
  'owner.emailVerified',
  'owner.phone',
  'owner.address',
  'owner.address.city',
  'owner.address.country',
  'owner.address.region',
  'owner.address.postalCode',
  'owner.portrait',
  'owner.profiles[0].kind',
  'owner.profiles[0].verified',
  'owner.vCardNote',
  'about.mission',
  'about.callToAction',
  'about.statistics[0].page',
  'about.statistics[0].note',
  'skillCategories[0].skills[0].icon',
  'skillCategories[0].skills[0].proficiency',
  'skillCategories[0].skills[0].description',
  'learningBanner',
  'spotlight[0].icon',
  'projects[0].codeUrl',
  'projects[0].badge',
  'projects[3].result',
  'projectsCallToAction',
  'projectsTeaser',
  'defaultProjectCategory',
  'pages.projects.heading',
  'pages.education.title',
  'experience[0].location',
  'about.summary',
  'experience[0].kind',
  'nextStep',
  'degrees[0].university',
  'degrees[0].status',
  'degrees[0].location',
  'certifications[0].description',
  'continuousLearning',
  'contactMap',
  'support',
  'contactBanner',
  'availability',
];

describe('The owner may leave out', () => {
  test.each(optionalPlaces)('%s', (path) => {
    const without = contentWith(path, undefined);
    expect(without).not.toEqual(sample);
    expect(validateContent(without)).toEqual([]);
  });

  test('all of these together', () => {
    const inner = optionalPlaces.toReversed();
    const bare = inner.reduce((content, path) => contentWith(path, undefined, content), sample);
    expect(validateContent(bare)).toEqual([]);
  });
});

describe('A list may be empty:', () => {
  test.each([
    'owner.profiles',
    'about.statistics',
    'about.coreValues',
    'spotlight',
    'skillCategories[0].skills[0].projects',
    'projects[0].technologies',
    'projectCategories',
    'experience[0].description',
    'experience[0].skills',
    'nextStep.tags',
    'degrees[0].highlights',
    'certifications[0].skills',
  ])('%s', (path) => {
    expect(validateContent(contentWith(path, []))).toEqual([]);
  });
});

describe('All problems come together', () => {
  const broken = [
    ['skillCategories[0].skills[0].proficiency', 120],
    ['projects[3].codeUrl', 'javascript:alert(1)'],
    ['experience[2].end', '2023-01'],
    ['experience[2].companyColor', 'red'],
    ['spotlight[0].quotes[0].project', 'Time Machine'],
    ['owner.name', ''],
  ] as const;
  const content = broken.reduce(
    (changed, [path, value]) => contentWith(path, value, changed),
    sample,
  );

  test('in one list', () => {
    expect(
      validateContent(content)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(broken.map(([path]) => path).sort());
  });

  test('a line each, for reading', () => {
    const problems = validateContent(content);
    expect(formatContentProblems(problems).split('\n')).toEqual(
      problems.map(({ file, path, message }) => `${file}: ${path}: ${message}`),
    );
  });
});

describe('Files that the content refers to', () => {
  test.each([
    ['owner.portrait.src', 'images/portrait.svg'],
    ['spotlight[2].icon', 'icons/python.svg'],
    ['certifications[3].providerLogo', 'images/logo.svg'],
  ])('are listed with the place that names them: %s', (path, src) => {
    const { file } = problemAt(path, '');
    expect(localFiles(contentWith(path, src))).toContainEqual({ file, path, src });
  });

  test('do not include files from elsewhere', () => {
    const content = contentWith('owner.portrait.src', 'https://images.example.com/me.jpg');
    expect(localFiles(content).map(({ path }) => path)).not.toContain('owner.portrait.src');
  });
});

describe('Files that the owner lists', () => {
  test.each([['CNAME'], ['.well-known/security.txt'], ['papers/My thesis é.pdf'], ['.nojekyll']])(
    'may be %j',
    (name) => {
      const content = contentWith('site.files', [name]);
      expect(validateContent(content)).toEqual([]);
      expect(listedFiles(content)).toMatchObject([{ path: 'site.files[0]', src: name }]);
    },
  );

  test.each([
    '',
    '/etc/passwd',
    '../a',
    'a/../b',
    './a',
    'a/./b',
    'a//b',
    'papers/',
    '..',
    'C:\\a',
    'a\\b',
    'a*',
    'a?b',
    'a\u202egpj.exe',
    7,
  ])('may not be %j', (name) => {
    expect(validateContent(contentWith('site.files', [name]))).toMatchObject([
      { file: expect.stringMatching(/site\.json$/), path: 'site.files[0]' },
    ]);
  });
});

describe('The places of a kind of field', () => {
  test('are found in the schema, so that no new field is forgotten', () => {
    const image = v.pipe(v.string(), v.minLength(1));
    const schema = v.object({
      one: v.pipe(image, v.description('a')),
      two: v.exactOptional(
        v.array(v.object({ deep: v.pipe(v.optional(image), v.description('b')) })),
      ),
      three: v.variant('kind', [
        v.object({ kind: v.literal('a'), src: image }),
        v.object({ kind: v.literal('b'), text: v.string() }),
      ]),
      four: v.picklist(['a', 'b']),
    });
    expect(placesOf(schema, image)).toEqual(['one', 'two[].deep', 'three.src']);
  });
});
