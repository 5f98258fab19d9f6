import { SITE_URL_RULE } from '@portfolio/data/siteUrl';
import {
  formatContentProblems,
  localFiles,
  validateContent,
} from '@portfolio/data/validateContent';
import { describe, expect, test } from 'vitest';
import { content as sample } from '../../content.ts';
import { contentWith } from './contentWith';

const FOLDER = 'packages/data/src/content';
const WEB_ADDRESS = 'must be a web address that starts with http:// or https://';
const TEXT = 'must be text that is not empty and has no white space at either end';
const [firstProject, secondProject] = sample.projects.map(({ title }) => title);

type BadValue = { what: string; path: string; value: unknown; file: string; message: string };

const badValues: BadValue[] = [
  {
    what: 'a category that no address could name',
    path: 'skillCategories[1].title',
    value: '🎉',
    file: 'skills.json',
    message: 'must hold a letter or a digit, because it is part of an address, but is "🎉"',
  },
  {
    what: 'two categories that an address could not tell apart',
    path: 'projects[1].category',
    value: 'mlops!',
    file: 'projects.json',
    message:
      'must differ from projects[0].category in more than signs and capitals, because both are "mlops" in an address, but is "mlops!"',
  },
  {
    what: 'a proficiency above the range',
    path: 'skillCategories[1].skills[0].proficiency',
    value: 120,
    file: 'skills.json',
    message: 'must be a whole number from 65 to 95, but is 120',
  },
  {
    what: 'a proficiency below the range',
    path: 'skillCategories[0].skills[0].proficiency',
    value: 64,
    file: 'skills.json',
    message: 'must be a whole number from 65 to 95, but is 64',
  },
  {
    what: 'a proficiency between two whole numbers',
    path: 'skillCategories[0].skills[0].proficiency',
    value: 80.5,
    file: 'skills.json',
    message: 'must be a whole number from 65 to 95, but is 80.5',
  },
  {
    what: 'a proficiency in quotes',
    path: 'skillCategories[0].skills[0].proficiency',
    value: '80',
    file: 'skills.json',
    message: 'must be a whole number from 65 to 95, but is "80"',
  },
  {
    what: 'a link that is no address',
    path: 'projects[2].githubUrl',
    value: 'github dot com',
    file: 'projects.json',
    message: `${WEB_ADDRESS}, but is "github dot com"`,
  },
  {
    what: 'a link that would run a script',
    path: 'projects[2].demoUrl',
    value: 'javascript:alert(1)',
    file: 'projects.json',
    message: `${WEB_ADDRESS}, but is "javascript:alert(1)"`,
  },
  {
    what: 'a profile that would run a script',
    path: 'owner.profiles[0].url',
    value: 'javascript:alert(1)',
    file: 'owner.json',
    message: `${WEB_ADDRESS}, but is "javascript:alert(1)"`,
  },
  {
    what: 'a kind of profile that is unknown',
    path: 'owner.profiles[2].kind',
    value: 'badges',
    file: 'owner.json',
    message: 'must be code or network, but is "badges"',
  },
  {
    what: 'one profile stated twice',
    path: 'owner.profiles[1].url',
    value: sample.owner.profiles[0]?.url,
    file: 'owner.json',
    message: `must not be the same as owner.profiles[0].url, but both are "${sample.owner.profiles[0]?.url}"`,
  },
  {
    what: 'an icon outside the files folder',
    path: 'skillCategories[0].skills[0].icon',
    value: '../../../../secret.svg',
    file: 'skills.json',
    message:
      'must be a path inside the content\'s files folder, such as icons/python.svg, or an https:// address, but is "../../../../secret.svg"',
  },
  {
    what: 'an icon from an address without encryption',
    path: 'spotlight[0].icon',
    value: 'http://icons.example.com/a.svg',
    file: 'spotlight.json',
    message:
      'must be a path inside the content\'s files folder, such as icons/python.svg, or an https:// address, but is "http://icons.example.com/a.svg"',
  },
  {
    what: 'a colour by name',
    path: 'projects[0].gradient[1]',
    value: 'teal',
    file: 'projects.json',
    message: 'must be a colour written #rrggbb, but is "teal"',
  },
  {
    what: 'words where an emoji belongs',
    path: 'projects[0].icon',
    value: 'box',
    file: 'projects.json',
    message: 'must be a single emoji, but is "box"',
  },
  {
    what: 'two emoji where one belongs',
    path: 'projectCategories[0].emoji',
    value: '🎯🎯',
    file: 'projectCategories.json',
    message: 'must be a single emoji, but is "🎯🎯"',
  },
  {
    what: 'an empty text',
    path: 'about.bio[0]',
    value: '',
    file: 'about.json',
    message: `${TEXT}, but is ""`,
  },
  {
    what: 'a text with a space at its end',
    path: 'degrees[0].degree',
    value: 'B.Tech ',
    file: 'education.json',
    message: `${TEXT}, but is "B.Tech "`,
  },
  {
    what: 'an e-mail address without a domain',
    path: 'owner.email',
    value: 'mira@localhost',
    file: 'owner.json',
    message: 'must be an e-mail address such as name@example.com, but is "mira@localhost"',
  },
  {
    what: 'a phone number that starts with a zero',
    path: 'owner.phone',
    value: '020 5550 1234',
    file: 'owner.json',
    message:
      'must be a phone number: an optional +, a digit from 1 to 9, then up to 15 more digits, but is "020 5550 1234"',
  },
  {
    what: 'a month that does not exist',
    path: 'experience[0].start',
    value: '2024-13',
    file: 'experience.json',
    message:
      'must be a month such as 2024-10, a year such as 2024 or a day such as 2024-10-31, but is "2024-13"',
  },
  {
    what: 'an end before its start',
    path: 'experience[0].end',
    value: '2024-09',
    file: 'experience.json',
    message: 'must not be before the start, but is "2024-09"',
  },
  {
    what: 'an end in a year before its start',
    path: 'experience[0].end',
    value: '2023',
    file: 'experience.json',
    message: 'must not be before the start, but is "2023"',
  },
  {
    what: 'a kind of position that is unknown',
    path: 'experience[0].kind',
    value: 'hobby',
    file: 'experience.json',
    message: 'must be employment, internship or volunteering, but is "hobby"',
  },
  {
    what: 'a site address with a slash at its end',
    path: 'site.url',
    value: 'https://portfolio.example.com/',
    file: 'site.json',
    message: `${SITE_URL_RULE}, but is "https://portfolio.example.com/"`,
  },
  {
    what: 'a description too short for search engines',
    path: 'pages.skills.description',
    value: 'My skills.',
    file: 'pages.json',
    message: 'must be 50 to 160 characters long, but is "My skills."',
  },
  {
    what: 'a description that search engines would cut',
    path: 'pages.skills.description',
    value: 'x'.repeat(161),
    file: 'pages.json',
    message: `must be 50 to 160 characters long, but is "${'x'.repeat(80)}…"`,
  },
  {
    what: 'an address of a screen with a capital letter',
    path: 'pages.skills.path',
    value: '/Skills',
    file: 'pages.json',
    message:
      'must be a path such as / or /skills, in small letters, without a slash at the end, but is "/Skills"',
  },
  {
    what: 'a year of two digits',
    path: 'site.copyrightYear',
    value: 24,
    file: 'site.json',
    message: 'must be a year of four digits, but is 24',
  },
  {
    what: 'a language in words',
    path: 'site.language',
    value: 'English',
    file: 'site.json',
    message: 'must be a language tag such as en or en-GB, but is "English"',
  },
  {
    what: 'initials that are a whole name',
    path: 'experience[0].companyInitials',
    value: 'Kestrelforge',
    file: 'experience.json',
    message: 'must be one to three letters or digits, but is "Kestrelforge"',
  },
  {
    what: 'a value that breaks several rules, by the first of them',
    path: 'owner.phone',
    value: '',
    file: 'owner.json',
    message: `${TEXT}, but is ""`,
  },
  {
    what: 'a kind of certification that is unknown',
    path: 'certifications[0].type',
    value: 'Workshop',
    file: 'education.json',
    message: 'must be Course, Internship or Certificate, but is "Workshop"',
  },
  {
    what: 'a list that says nothing when it is empty',
    path: 'about.bio',
    value: [],
    file: 'about.json',
    message: 'must be a list with at least one entry, but is an empty list',
  },
  {
    what: 'a text where a list belongs',
    path: 'nextStep.tags',
    value: 'Seeking Opportunities',
    file: 'experience.json',
    message: 'must be a list, but is "Seeking Opportunities"',
  },
  {
    what: 'yes in words',
    path: 'owner.emailVerified',
    value: 'yes',
    file: 'owner.json',
    message: 'must be true or false, but is "yes"',
  },
  {
    what: 'a field left out',
    path: 'projects[0].description',
    value: undefined,
    file: 'projects.json',
    message: 'is required',
  },
  {
    what: 'a field nobody knows',
    path: 'support.colour',
    value: '#3b7dd8',
    file: 'contact.json',
    message: 'is not a known field; the fields are heading, text, label, url',
  },
  {
    what: 'a skill that names a project nobody made',
    path: 'skillCategories[2].skills[1].projects[0]',
    value: 'Time Machine',
    file: 'skills.json',
    message: 'must be the title of a project, but is "Time Machine"',
  },
  {
    what: 'a quote from a project nobody made',
    path: 'spotlight[0].quotes[1].project',
    value: 'Time Machine',
    file: 'spotlight.json',
    message: 'must be the title of a project, but is "Time Machine"',
  },
  {
    what: 'a spotlight on something that is no skill',
    path: 'spotlight[4].name',
    value: 'Juggling',
    file: 'spotlight.json',
    message: 'must be the name of a skill, but is "Juggling"',
  },
  {
    what: 'an opening category without projects',
    path: 'defaultProjectCategory',
    value: 'Robotics',
    file: 'projectCategories.json',
    message: 'must be a category that at least one project is in, but is "Robotics"',
  },
  {
    what: 'two screens at one address',
    path: 'pages.projects.path',
    value: '/skills',
    file: 'pages.json',
    message: 'must not be the same as pages.skills.path, but both are "/skills"',
  },
  {
    what: 'a title that another screen gets from its label',
    path: 'pages.education.title',
    value: 'Skills',
    file: 'pages.json',
    message: 'must not be the same as pages.skills.label, but both are "Skills"',
  },
  {
    what: 'content of an older form',
    path: 'site.schemaVersion',
    value: 1,
    file: 'site.json',
    message: 'must be 2: run "npm run migrate-content", but is 1',
  },
  {
    what: 'an accent past the wheel',
    path: 'site.accentHue',
    value: 360,
    file: 'site.json',
    message: 'must be a whole number from 0 to 359, but is 360',
  },
  {
    what: 'a paper that no printer here has',
    path: 'owner.downloads.paper',
    value: 'A3',
    file: 'owner.json',
    message: 'must be A4 or Letter, but is "A3"',
  },
  {
    what: 'a front page that is hidden',
    path: 'pages.about.hidden',
    value: true,
    file: 'pages.json',
    message: 'is not a known field; the fields are path, label, title, description, heading, intro',
  },
  {
    what: 'two categories with one name',
    path: 'projectCategories[2].name',
    value: 'MLOps',
    file: 'projectCategories.json',
    message: 'must not be the same as projectCategories[0].name, but both are "MLOps"',
  },
  {
    what: 'one skill in two categories',
    path: 'skillCategories[4].skills[0].name',
    value: 'Docker',
    file: 'skills.json',
    message: 'must not be the same as skillCategories[0].skills[2].name, but both are "Docker"',
  },
];

describe('The owner is told the file, the place and the rule', () => {
  test.each(badValues)('for $what', ({ path, value, file, message }) => {
    expect(validateContent(contentWith(path, value))).toEqual([
      { file: `${FOLDER}/${file}`, path, message },
    ]);
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
  test.each(['2031-01', '2027-01', '9999-12'])('for a position that begins in %s', (start) => {
    const content = contentWith('experience[0]', {
      ...sample.experience[0],
      start,
      end: start,
    });
    expect(validateContent(content, now)).toEqual([
      {
        file: `${FOLDER}/experience.json`,
        path: 'experience[0].start',
        message: `must not be in the future, but is "${start}": what has yet to begin goes into nextStep`,
      },
    ]);
  });

  test('but not for one that begins this month anywhere, nor for an end that is agreed', () => {
    const begun = { ...sample.experience[0], start: '2026-12', end: '2027-08' };
    const content = contentWith('experience[0]', begun);
    expect(validateContent(content, now)).toEqual([]);
    expect(validateContent(content, Date.parse('2026-11-30T09:30:00Z'))).toHaveLength(1);
    expect(validateContent(content, Date.parse('2040-01-01T00:00:00Z'))).toEqual([]);
  });

  test('for two projects with one title', () => {
    const problems = validateContent(contentWith('projects[1].title', firstProject));
    expect(problems).toContainEqual({
      file: `${FOLDER}/projects.json`,
      path: 'projects[1].title',
      message: `must not be the same as projects[0].title, but both are "${firstProject}"`,
    });
  });

  test('for each place that named a project by its old title', () => {
    const problems = validateContent(contentWith('projects[1].title', `${secondProject} 2`));
    expect(problems.length).toBeGreaterThan(1);
    for (const { message } of problems) {
      expect(message).toBe(`must be the title of a project, but is "${secondProject}"`);
    }
  });

  test('for a misspelt field and the one it should have been', () => {
    const skill = sample.skillCategories[0]?.skills[0];
    const { color, ...rest } = { ...skill };
    const path = 'skillCategories[0].skills[0]';
    const problems = validateContent(contentWith(path, { ...rest, colour: color }));
    expect(problems.map((problem) => [problem.path, problem.message])).toEqual([
      [`${path}.color`, 'is required'],
      [
        `${path}.colour`,
        'is not a known field; the fields are name, icon, color, proficiency, description, projects',
      ],
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

  test('for a part of the wrong shape, without a word on what would follow from it', () => {
    expect(validateContent(contentWith('projects', 'none'))).toEqual([
      {
        file: `${FOLDER}/projects.json`,
        path: 'projects',
        message: 'must be a list, but is "none"',
      },
    ]);
    expect(validateContent(contentWith('experience[1]', null))).toEqual([
      {
        file: `${FOLDER}/experience.json`,
        path: 'experience[1]',
        message:
          'must hold the fields title, company, location, start, end, description, skills, kind, badge, companyInitials, companyColor, but is null',
      },
    ]);
  });

  test.each([
    ['skills', 'skillCategories', 'skills.json'],
    ['experience', 'experience', 'experience.json'],
  ])('for the page %s, which is shown and has nothing to show', (page, part, file) => {
    const empty = contentWith(part, [], contentWith('spotlight', []));
    expect(validateContent(empty)).toEqual([
      {
        file: `${FOLDER}/pages.json`,
        path: `pages.${page}`,
        message: `has nothing to show: fill ${file}, or write "hidden": true`,
      },
    ]);
    expect(validateContent(contentWith(`pages.${page}.hidden`, true, empty))).toEqual([]);
  });

  test('for an education page with neither a degree nor a certification', () => {
    const noDegrees = contentWith('degrees', []);
    expect(validateContent(noDegrees)).toEqual([]);
    expect(validateContent(contentWith('certifications', []))).toEqual([]);
    expect(validateContent(contentWith('certifications', [], noDegrees))).toEqual([
      {
        file: `${FOLDER}/pages.json`,
        path: 'pages.education',
        message: 'has nothing to show: fill education.json, or write "hidden": true',
      },
    ]);
  });

  test('for everything that still names a project when there are none left', () => {
    const { skillCategories, spotlight } = sample;
    const uses = [
      ...skillCategories.flatMap(({ skills }) => skills.flatMap(({ projects }) => projects)),
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
  test('put a project in a category that is not listed', () => {
    expect(validateContent(contentWith('projects[0].category', 'Robotics'))).toEqual([]);
  });

  test('take an icon from an https address', () => {
    const path = 'skillCategories[0].skills[0].icon';
    expect(validateContent(contentWith(path, 'https://icons.example.com/mlflow.svg'))).toEqual([]);
  });

  test.each([65, 95])('state a proficiency of %d', (proficiency) => {
    expect(
      validateContent(contentWith('skillCategories[0].skills[0].proficiency', proficiency)),
    ).toEqual([]);
  });

  test('name external files for the resume and the business card', () => {
    const downloads = {
      resumeUrl: 'https://files.example.com/resume.pdf',
      businessCardUrl: 'https://files.example.com/card.pdf',
    };
    expect(validateContent(contentWith('owner.downloads', downloads))).toEqual([]);
  });

  test.each([
    ['have a position of a single month', 'experience[0].end', '2024-10'],
    ['hold a position today', 'experience[0].end', undefined],
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
  'owner.address.region',
  'owner.address.postalCode',
  'owner.portrait',
  'owner.profiles[0].kind',
  'owner.profiles[0].verified',
  'owner.vCardNote',
  'about.mission',
  'about.callToAction',
  'skillCategories[0].skills[0].icon',
  'skillCategories[0].skills[0].proficiency',
  'skillCategories[0].skills[0].description',
  'learningBanner',
  'spotlight[0].icon',
  'projects[0].githubUrl',
  'projects[0].badge',
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

  test('all of these at once', () => {
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

describe('All problems come at once', () => {
  const broken = [
    ['skillCategories[0].skills[0].proficiency', 120],
    ['projects[3].githubUrl', 'javascript:alert(1)'],
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
  test('are listed with the place that names them', () => {
    expect(localFiles(sample)).toContainEqual({
      file: `${FOLDER}/owner.json`,
      path: 'owner.portrait.src',
      src: 'images/portrait.svg',
    });
    expect(localFiles(sample)).toContainEqual({
      file: `${FOLDER}/spotlight.json`,
      path: 'spotlight[2].icon',
      src: 'icons/python.svg',
    });
  });

  test('include the logo of a provider', () => {
    const content = contentWith('certifications[3].providerLogo', 'images/logo.svg');
    expect(localFiles(content)).toContainEqual({
      file: `${FOLDER}/education.json`,
      path: 'certifications[3].providerLogo',
      src: 'images/logo.svg',
    });
  });

  test('do not include what comes from elsewhere', () => {
    const content = contentWith('owner.portrait.src', 'https://images.example.com/me.jpg');
    expect(localFiles(content).map(({ path }) => path)).not.toContain('owner.portrait.src');
  });
});
