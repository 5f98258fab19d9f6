import { pathProblems } from '@portfolio/build/content/pathProblems';
import { reservedPaths } from '@portfolio/build/content/reservedPaths';
import type { Project } from '@portfolio/data/schema/project';
import { describe, expect, test } from 'vitest';
import { content } from '../../content.ts';
import { contentWith } from '../data/contentWith.ts';

const withPage = (path: string) => contentWith('pages.contact.path', path);
const filesNamed = (...names: string[]) =>
  names.map((src) => ({ file: 'skills.json', path: `icon of ${src}`, src }));
const messagesFor = (path: string) =>
  pathProblems(withPage(path), []).map(({ message }) => message);

test('the sample and all files of a build have paths of their own', () => {
  expect(pathProblems(content, [])).toEqual([]);
  expect(reservedPaths(content)).toEqual([...new Set(reservedPaths(content))]);
});

describe('A page may not be', () => {
  test.each([
    ['/404', 'the build makes 404.html itself'],
    ['/assets', 'the build makes the folder assets itself'],
    ['/index', 'pages.about.path leads there, too'],
    ['/skills/index', 'pages.skills.path leads there, too'],
    ['/rest/v1', 'messages are sent to /rest/v1'],
    ['/rest/v1/messages', 'messages are sent to /rest/v1'],
    ['/cdn-cgi/trace', 'Cloudflare keeps /cdn-cgi for itself'],
  ])('at %s', (path, why) => {
    expect(messagesFor(path)).toEqual([`must be another path, because ${why}, but is "${path}"`]);
  });

  test('at the address of many projects in words', () => {
    const { caseStudy: _, ...project } = content.projects[0] as Project;
    const projects = Array.from({ length: 61 }, () => project);
    const many = contentWith('projects', projects, withPage('/projects-all'));
    expect(pathProblems(many, [])).toMatchObject([{ path: 'pages.contact.path' }]);
    expect(messagesFor('/projects-all')).toEqual([]);
  });

  test('at the address of another page, unless that is hidden', () => {
    const hidden = contentWith('pages.skills.hidden', true, withPage('/skills'));
    expect(pathProblems(hidden, [])).toEqual([]);
    expect(messagesFor('/skills')).toHaveLength(1);
  });

  test('at the address of a file of the owner’s, nor below one', () => {
    for (const path of ['/cv', '/cv/notes']) {
      for (const src of ['cv', 'CV']) {
        const problems = pathProblems(withPage(path), filesNamed(src));
        expect(problems, path).toMatchObject([
          { file: 'skills.json', message: expect.stringContaining('pages.contact.path leads') },
        ]);
      }
    }
  });

  test.each(['/resume', '/images', '/rest', '/skills/data', '/work/now', '/assets-of-mine'])(
    'but at %s',
    (path) => {
      expect(pathProblems(withPage(path), filesNamed('images/me.svg'))).toEqual([]);
    },
  );
});

describe('A file of the owner’s may not have the place of', () => {
  test.each([
    ...reservedPaths(content).map((path) =>
      path.endsWith('/')
        ? [`${path}logo.svg`, `the build makes the folder ${path.slice(0, -1)} itself`]
        : [path, `the build makes ${path} itself`],
    ),
    ['Robots.TXT', 'the build makes robots.txt itself'],
    ['assets', 'the build makes the folder assets itself'],
    ['og', 'the build makes og/about.png itself'],
    ['skills', 'pages.skills.path leads there, too'],
    ['INDEX.html', 'pages.about.path leads there, too'],
    ['skills.html', 'pages.skills.path leads there, too'],
    ['skills/index.html', 'pages.skills.path leads there, too'],
    ['index.html', 'pages.about.path leads there, too'],
  ])('%s', (src, why) => {
    expect(pathProblems(content, filesNamed(src))).toEqual([
      {
        file: 'skills.json',
        path: `icon of ${src}`,
        message: `must be a file with another name or in another folder, because ${why}, but is "${src}"`,
      },
    ]);
  });

  test.each([
    ['icons/Python.svg', 'icons/python.svg'],
    ['icons/caf\u00e9.svg', 'icons/cafe\u0301.svg'],
    ['a.b', 'a.b/c.svg'],
  ])('another one, as some systems take %s and %s for the same', (one, other) => {
    const [problem, ...others] = pathProblems(content, filesNamed(one, other));
    expect(others).toEqual([]);
    expect(problem?.message).toContain(`because your file ${one} is published there`);
  });

  test('a résumé that the build does not make, as the owner has one elsewhere', () => {
    const elsewhere = contentWith(
      'owner.downloads.resumeUrl',
      'https://portfolio.example.com/resume.pdf',
    );
    expect(pathProblems(elsewhere, filesNamed('resume.pdf'))).toEqual([]);
  });

  test('but the same picture may be shown twice', () => {
    expect(pathProblems(content, filesNamed('icons/a.svg', 'icons/a.svg'))).toEqual([]);
  });
});
