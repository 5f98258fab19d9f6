import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPlaceholders } from '@portfolio/cli/doctor/checks/placeholders';
import { fingerprints, sampleNames } from '@portfolio/cli/doctor/sample/sample';
import { contactDetails } from '@portfolio/data/contactDetails';
import { formatLength, formatPeriod } from '@portfolio/data/dates';
import { badgeOf } from '@portfolio/data/experience';
import { categoriesInUse } from '@portfolio/data/projects';
import { contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import {
  FILES_FOLDER,
  formatContentProblems,
  localFiles,
  validateContent,
} from '@portfolio/data/validateContent';
import { describe, expect, test } from 'vitest';
import {
  content,
  pages,
  projectCategories,
  projects,
  skillCategories,
  spotlight,
} from '../../content.ts';

const repository = new URL('../../../', import.meta.url);
const readSample = (name: string) =>
  JSON.parse(readFileSync(new URL(`packages/data/src/content/${name}`, repository), 'utf8'));
const skills = skillCategories.flatMap((category) => category.skills);
const technologiesOf = new Map(projects.map(({ title, technologies }) => [title, technologies]));

describe('The sample', () => {
  test('keeps every rule', () => {
    expect(formatContentProblems(validateContent(content))).toBe('');
  });

  test('is all that its files hold, each with the parts that belong there', () => {
    const files = contentFileNames.map((name) => [name, readSample(name)] as const);
    expect(content).toEqual(Object.assign({}, ...files.map(([, parts]) => parts)));
    for (const [name, parts] of files) {
      expect(Object.keys(contentFiles[name]), name).toEqual(
        expect.arrayContaining(Object.keys(parts)),
      );
    }
  });

  test('has no JSON file that nobody reads', () => {
    const folder = new URL('packages/data/src/content/', repository);
    const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
    expect(names.sort()).toEqual([...contentFileNames].sort());
  });

  test('is what `npm run doctor` knows as the sample (`-u` updates its list)', async () => {
    const portrait = readFileSync(
      new URL(`${FILES_FOLDER}/${content.owner.portrait?.src}`, repository),
    );
    const lines = fingerprints(content, portrait).map((line) => `${line}\n`);
    const list = new URL('packages/cli/src/doctor/sample/sampleFingerprints.txt', repository);
    await expect(lines.join('')).toMatchFileSnapshot(fileURLToPath(list));
  });

  test.each(sampleNames)('holds the name %s, by which the doctor knows it', (name) => {
    expect(JSON.stringify(content)).toContain(name);
  });

  test('has its owner, every project, employer and course reported as placeholders by the doctor', () => {
    const { experience, certifications } = content;
    expect(findPlaceholders(content).map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        'owner.name',
        'owner.organisation',
        'owner.email',
        'owner.phone',
        'owner.profiles[0].url',
        'about.bio[0]',
        ...projects.flatMap((_, index) => [
          `projects[${index}].description`,
          `projects[${index}].codeUrl`,
        ]),
        ...experience.map((_, index) => `experience[${index}].company`),
        ...certifications.map((_, index) => `certifications[${index}].provider`),
      ]),
    );
  });

  test('refers only to existing files, and no icon is unused', () => {
    const sources = localFiles(content).map(({ src }) => src);
    expect(
      sources.filter((src) => !existsSync(new URL(`${FILES_FOLDER}/${src}`, repository))),
    ).toEqual([]);
    const icons = readdirSync(new URL(`${FILES_FOLDER}/icons/`, repository));
    expect(icons.filter((icon) => !sources.includes(`icons/${icon}`))).toEqual([]);
  });
});

describe('The visitor finds', () => {
  test('23 skills in five categories', () => {
    expect(skillCategories.map(({ title, skills: group }) => [title, group.length])).toEqual([
      ['MLOps', 6],
      ['AI/ML Libraries & Frameworks', 6],
      ['Programming Languages', 4],
      ['Data Technologies', 3],
      ['Other Tools', 4],
    ]);
  });

  test('five skills in the spotlight, each with three quotes', () => {
    expect(spotlight.map(({ name, quotes }) => [name, quotes.length])).toEqual([
      ['MLflow', 3],
      ['TensorFlow', 3],
      ['Python', 3],
      ['OpenCV', 3],
      ['Docker', 3],
    ]);
  });

  test('20 projects in seven categories, seven of them featured', () => {
    const inUse = categoriesInUse(projects, projectCategories);
    expect(inUse.map(({ name, count }) => [name, count])).toEqual([
      ['MLOps', 5],
      ['Healthcare AI', 4],
      ['Computer Vision', 4],
      ['Financial AI', 2],
      ['AI Assistant', 1],
      ['Natural Language Processing (NLP)', 2],
      ['Machine Learning / Deep Learning', 2],
    ]);
    expect(projects).toHaveLength(20);
    expect(projects.filter(({ featured }) => featured)).toHaveLength(7);
  });

  test('three internships, newest first', () => {
    const positions = content.experience.map((entry) => [
      badgeOf(entry),
      formatPeriod(entry.start, entry.end),
      formatLength(entry.start, entry.end),
    ]);
    expect(positions).toEqual([
      ['Internship', 'Oct 2024–Nov 2024', '2 months'],
      ['Internship', 'Jun 2024–Aug 2024', '3 months'],
      ['Internship', 'Mar 2024–Apr 2024', '2 months'],
    ]);
  });

  test('four certifications, of which one is verified', () => {
    const { certifications, continuousLearning } = content;
    expect(certifications).toHaveLength(4);
    expect(certifications.filter(({ verified }) => verified).map(({ title }) => title)).toEqual([
      'MLOps Bootcamp',
    ]);
    expect(continuousLearning?.quotes).toHaveLength(4);
  });

  test('five statistics and four core values', () => {
    const { statistics, coreValues } = content.about;
    expect(statistics.map(({ value }) => value)).toEqual(['3+', '20+', '15+', '5+', '4+']);
    expect(coreValues.map(({ title }) => title)).toEqual([
      'Mission-Driven',
      'Innovation-Focused',
      'Collaboration-Ready',
      'Ethics-Oriented',
    ]);
  });

  test('seven lines of contact information, of which only the location leads nowhere', () => {
    const rows = contactDetails(content.owner);
    expect(rows.map(({ label }) => label)).toEqual([
      'Email',
      'Phone',
      'GitHub',
      'LinkedIn',
      'Credly',
      'Google Cloud Skills Boost',
      'Location',
    ]);
    expect(rows.filter(({ href }) => href === undefined)).toHaveLength(1);
    expect(rows.at(-1)).not.toHaveProperty('href');
    expect(rows.filter(({ copyable }) => copyable).map(({ label }) => label)).toEqual([
      'Email',
      'Phone',
    ]);
  });

  test('the six screens at the addresses of the specification', () => {
    expect(Object.values(pages).map(({ path, label }) => [path, label])).toEqual([
      ['/', 'About'],
      ['/skills', 'Skills'],
      ['/projects', 'Projects'],
      ['/experience', 'Experience'],
      ['/education', 'Education'],
      ['/contact', 'Contact'],
    ]);
  });

  test.each(skills.map(({ name, projects: shown }) => [name, shown]))(
    'projects behind %s that do use it',
    (name, shown) => {
      for (const title of shown) expect(technologiesOf.get(title)).toContain(name);
    },
  );

  test.each(spotlight.map((item) => [item.name, item]))(
    'quotes on %s from projects that use it, linked to the right place',
    (name, { quotes }) => {
      for (const { project: title, projectUrl } of quotes) {
        const project = projects.find((candidate) => candidate.title === title);
        expect(project?.technologies).toContain(name);
        expect(project?.codeUrl).toBe(projectUrl);
      }
    },
  );

  test.each(projects.map(({ title, description }) => [title, description]))(
    'a description of %s in 45 to 75 words, with a figure in it',
    (_title, description) => {
      const words = description.split(' ').length;
      expect(words).toBeGreaterThanOrEqual(45);
      expect(words).toBeLessThanOrEqual(75);
      expect(description).toMatch(/\d/);
    },
  );
});
