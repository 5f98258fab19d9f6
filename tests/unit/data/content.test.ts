import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findPlaceholders } from '@portfolio/cli/doctor/checks/placeholders';
import { fingerprints, sampleNames } from '@portfolio/cli/doctor/sample/sample';
import { contentFileNames, contentFiles } from '@portfolio/data/schema/content';
import {
  FILES_FOLDER,
  formatContentProblems,
  localFiles,
  validateContent,
} from '@portfolio/data/validateContent';
import { ownContentFolder } from '@portfolio/publish/content/folders';
import { loadContent } from '@portfolio/publish/content/readContent';
import { describe, expect, test } from 'vitest';
import { content, projects, skillCategories, spotlight } from '../../content.ts';

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
    const { stories } = await loadContent(ownContentFolder);
    const lines = fingerprints({ ...content, stories }, portrait).map((line) => `${line}\n`);
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
});
