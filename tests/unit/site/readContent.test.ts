import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createContentReader } from '@portfolio/build/content/contentReader';
import { loadContent, validContent } from '@portfolio/build/content/readContent';
import { siteAddress } from '@portfolio/build/content/siteAddress';
import { shownPageNames } from '@portfolio/data/shown/pages';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { describe, expect, test } from 'vitest';
import { content } from '../../content.ts';
import { freshFolder } from '../backend/support/folders.ts';

const sampleFolder = 'packages/data/src/sample';

/** A copy of the sample with these files rewritten, or left out if that is null. */
function contentFolder(files: Record<string, string | Uint8Array | null> = {}): string {
  const folder = freshFolder();
  cpSync(sampleFolder, folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    if (text === null) rmSync(join(folder, name), { recursive: true });
    else writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The messages to the owner about these files: file, place and message, each in a line. */
async function linesFor(files: Record<string, string | Uint8Array | null>): Promise<string[]> {
  const folder = contentFolder(files);
  const { problems } = await loadContent(folder);
  const shown = `${relative(process.cwd(), folder)}/`;
  return problems.map(({ file, path, message }) => {
    expect(file.startsWith(shown)).toBe(true);
    return `${file.slice(shown.length)}: ${path}: ${message}`;
  });
}

const siteFile = (rest = '') => `{ "site": ${JSON.stringify(content.site)}${rest} }`;

describe('The content is read', () => {
  test('once, and again when it is notified of a changed file', async () => {
    const folder = contentFolder();
    const reader = createContentReader(folder);
    const yearIn = async () => (await reader.load()).content.site.copyrightYear;
    const before = await yearIn();
    const site = { ...content.site, copyrightYear: before + 1 };
    writeFileSync(join(folder, 'site.json'), JSON.stringify({ site }));
    expect(await yearIn()).toBe(before);
    await reader.reload();
    expect(await yearIn()).toBe(before + 1);
  });

  test('without a file in which nothing is required', async () => {
    const { content: read, problems } = await loadContent(contentFolder({ 'contact.json': null }));
    expect(problems).toEqual([]);
    expect(read.contactBanner).toBeUndefined();
  });

  test('without a page that its owner has no words for, which is shown once it has content', async () => {
    const { skills: _, ...pages } = content.pages;
    const pagesFile = JSON.stringify({ pages });
    const read = validContent(await loadContent(contentFolder({ 'pages.json': pagesFile })));
    expect(Object.keys(read.pages)).toEqual(Object.keys(content.pages));
    expect(read.pages.skills).toEqual({
      path: '/skills',
      label: 'Skills',
      description: `${content.owner.name}: what I work with, and the skills that I bring along.`,
      intro: 'What I work with, sorted by what it is for.',
    });
    const empty = JSON.stringify({ skillCategories: [] });
    const without = await loadContent(
      contentFolder({
        'pages.json': pagesFile,
        'skills.json': empty,
        'spotlight.json': JSON.stringify({ spotlight: [] }),
      }),
    );
    expect(shownPageNames(validContent(without).pages)).not.toContain('skills');
  });

  test('from a file that names its schema, which is no content', async () => {
    const folder = contentFolder({ 'site.json': siteFile(', "$schema": "./site.schema.json"') });
    expect(validContent(await loadContent(folder))).toEqual(content);
  });
});

describe('A second language', () => {
  const site = JSON.stringify({ site: { ...content.site, languages: ['en', 'fr'] } });
  const inFrench = (files: Record<string, object | string>) => {
    const folder = contentFolder({ 'site.json': site });
    mkdirSync(join(folder, 'fr/case-studies'), { recursive: true });
    for (const [name, value] of Object.entries(files)) {
      const text = typeof value === 'string' ? value : JSON.stringify(value);
      mkdirSync(join(folder, 'fr', dirname(name)), { recursive: true });
      writeFileSync(join(folder, 'fr', name), text);
    }
    return folder;
  };
  const projects = [{ id: 'drift-watch', title: 'Garde-dérive' }];

  test('has the texts of its folder, and those of the first one where it has none', async () => {
    const folder = inFrench({ 'projects.json': { projects } });
    const { content: french, problems } = await loadContent(folder, 'fr');
    expect(problems).toEqual([]);
    expect(french.site.language).toBe('fr');
    expect(french.projects[1]?.title).toBe('Garde-dérive');
    expect(french.projects[1]?.description).toBe(content.projects[1]?.description);
  });

  test('is published below its own address', async () => {
    const reader = createContentReader(inFrench({}), 'production', 'fr');
    expect(await reader.address()).toEqual({ url: `${content.site.url}/fr`, base: '/fr/' });
    expect((await reader.languages()).map(({ base }) => base)).toEqual(['/', '/fr/']);
  });

  test.each([
    ['xx', /^SITE_LANGUAGE must be fr, or left out for en .*"xx"\.$/],
    ['en', /^SITE_LANGUAGE must be fr, or left out for en/],
  ])('can be chosen for development, and %s can’t', async (language, message) => {
    const baseOf = (tag: string) => {
      const { config } = siteAddress(createContentReader(inFrench({}), 'production', tag));
      return (config as (...parts: unknown[]) => Promise<object>)({}, { command: 'serve' });
    };
    await expect(baseOf(language)).rejects.toThrow(message);
    expect(await baseOf('fr')).toEqual({ base: '/fr/' });
  });

  test('has its own case study of a project, or the first one with its links', async () => {
    const caseStudy =
      '# Garde-dérive\n\nUne phrase, et [la question](#prévision).\n\n## Prévision\n\nFin.\n';
    const { caseStudies, problems } = await loadContent(
      inFrench({ 'projects.json': { projects }, 'case-studies/drift-watch.md': caseStudy }),
      'fr',
    );
    expect(problems).toEqual([]);
    expect(caseStudies.files.get('garde-dérive')?.name).toBe('fr/case-studies/drift-watch.md');
    // Its case study may wait for a project to name it again.
    const unnamed = inFrench({ 'case-studies/drift-watch.md': caseStudy });
    const { projects: all } = JSON.parse(readFileSync(join(unnamed, 'projects.json'), 'utf8'));
    const without = all.map(({ caseStudy: _, ...project }: { caseStudy?: string }) => project);
    writeFileSync(join(unnamed, 'projects.json'), JSON.stringify({ projects: without }));
    expect((await loadContent(unnamed, 'fr')).problems).toEqual([]);
    // It links to a project by the title in its own language.
    const { problems: others } = await loadContent(
      inFrench({ 'projects.json': { projects } }),
      'fr',
    );
    expect(others).toEqual([]);
  });

  test.each([
    [{ 'about.json': { about: { bio: ['Un'] } } }, 'fr/about.json: about.bio: must have 4 entries'],
    [{ 'project.json': {} }, "fr/project.json: fr/project.json: isn't a file of the content"],
    [
      { 'case-studies/drfit-watch.md': '# Dérive' },
      "fr/case-studies/drfit-watch.md: fr/case-studies/drfit-watch.md: isn't the case study of a project, which are case-studies/",
    ],
    [
      { 'files/portrait.svg': '<svg/>', 'files/other.svg': '<svg/>' },
      'fr/files: fr/files: is not read, because all languages have the same files',
    ],
    [{ 'about.json': '{' }, 'fr/about.json: line 1'],
    [
      { 'projects.json': { projects: [{ id: 'drift-watch', result: 'x'.repeat(111) }] } },
      'fr/projects.json: projects[drift-watch].result: must be at most 110',
    ],
    [
      { 'pages.json': { pages: { about: { label: 'Skills' } } } },
      'fr/pages.json: pages.skills.label: must not be the same as pages.about.label',
    ],
  ])('says which of its files breaks a rule: %j', async (files, start) => {
    const folder = inFrench(files);
    const { problems } = await loadContent(folder, 'fr');
    const shown = `${relative(process.cwd(), folder)}/`;
    expect(
      problems.map(({ file, path, message }) => `${file.replace(shown, '')}: ${path}: ${message}`),
    ).toEqual([expect.stringContaining(start)]);
  });

  test('may have notes and files of the system in its folder', async () => {
    const names = ['README.md', '.DS_Store', 'case-studies/._drift-watch.md', 'notes.txt'];
    const folder = inFrench(Object.fromEntries(names.map((name) => [name, '# Note'])));
    expect((await loadContent(folder, 'fr')).problems).toEqual([]);
  });

  test.each([
    ['FR/owner.json', 'FR: must be a folder called fr, as in site.languages'],
    ['fr', 'fr: must be a folder called fr, as in site.languages'],
  ])('is in a folder of exactly its name, and not in %s', async (name, message) => {
    const folder = contentFolder({ 'site.json': site });
    mkdirSync(join(folder, dirname(name)), { recursive: true });
    writeFileSync(join(folder, name), '{}');
    const { problems } = await loadContent(folder, 'fr');
    expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([message]);
  });
});

describe('The owner reads the file and the place', () => {
  test.each([
    [
      'a missing comma',
      '{\n  "site": {\n    "url": "x"\n    "language": "en"\n  }\n}',
      'line 4, column 5',
      'comma expected',
    ],
    ['a comment', '{\n  // mine\n  "site": {}\n}', 'line 2, column 3', 'invalid comment token'],
    ['more after the end', '{ "site": {} } []', 'line 1, column 16', 'end of file expected'],
    ['an empty file', '', 'line 1, column 1', 'value expected'],
    [
      'a comma too many',
      '{ "site": [1,\n] }',
      'line 2, column 1',
      'there is a comma before "]": remove it',
    ],
    ['a mark and a missing value', '\uFEFF{ "site": }', 'line 1, column 11', 'value expected'],
  ])('of %s', async (_what, text, place, why) => {
    expect(await linesFor({ 'site.json': text })).toEqual([
      `site.json: ${place}: isn't valid JSON: ${why}`,
    ]);
  });

  test('of a key that an object has twice, of which one would be lost', async () => {
    const twice = '{\n  "site": { "url": "a" },\n  "sub": { "url": "b" },\n    "site": {}\n}';
    expect(await linesFor({ 'site.json': twice })).toEqual([
      'site.json: line 4, column 5: has "site" a second time, after line 2: keep one of them',
    ]);
    const inList = '{ "site": [{ "a": 1 }, { "a": 1, "\\u0061": 2 }] }';
    expect(await linesFor({ 'site.json': inList })).toEqual([
      'site.json: line 1, column 34: has "a" a second time, after line 1: keep one of them',
    ]);
  });

  test.each(['[]', '"text"', 'null', '7'])('of %s instead of an object', async (text) => {
    expect(await linesFor({ 'skills.json': text })).toEqual([
      'skills.json: line 1: must hold an object: { … }',
    ]);
  });

  test('of texts, lists and files that no page has room for', async () => {
    const { projects } = content;
    const long = { projects: [{ ...projects[0], description: 'a'.repeat(200_000) }] };
    const skills = Array.from({ length: 100_000 }, (_, index) => ({ name: `S${index}` }));
    const many = { skillCategories: [{ title: 'All', skills }] };
    const lines = await linesFor({
      'projects.json': JSON.stringify(long),
      'skills.json': JSON.stringify(many),
      'site.json': siteFile(' '.repeat(6_000_000)),
    });
    expect(lines.sort()).toEqual([
      'projects.json: projects[0].description: must have at most 20,000 characters, but has 200,000: shorten it',
      'site.json: site.json: has 6.1 MB, and a file of the content may have 5: leave out what nobody reads',
      'skills.json: skillCategories[0].skills: must have at most 5,000 entries, but has 100,000: keep those that matter',
    ]);
  });

  test('of a file that is missing', async () => {
    expect(await linesFor({ 'about.json': null })).toEqual([
      'about.json: about.json: there is no such file',
    ]);
  });

  test('of a file that has another name', async () => {
    expect(await linesFor({ 'contact.json': null, 'Contacts.json': '{}' })).toEqual([
      'contact.json: contact.json: there is no such file',
    ]);
  });

  test('of a part that is unknown, or that belongs in another file', async () => {
    expect(await linesFor({ 'site.json': siteFile(', "sight": {}, "owner": {}') })).toEqual([
      'site.json: sight: is not a known field; the fields are site',
      'site.json: owner: is not a known field; the fields are site',
    ]);
  });

  test('of a part that is not in its file', async () => {
    expect(await linesFor({ 'site.json': '{}' })).toEqual(['site.json: site: is required']);
  });

  test('of a page where the build writes a file of its own', async () => {
    const pages = { ...content.pages, contact: { ...content.pages.contact, path: '/404' } };
    expect(await linesFor({ 'pages.json': JSON.stringify({ pages }) })).toEqual([
      'pages.json: pages.contact.path: must be another path, because the build makes 404.html itself, but is "/404"',
    ]);
  });

  const umlaut = siteFile().replace('portfolio', 'größe');
  test.each([
    ['UTF-16', Buffer.from(`\uFEFF${umlaut}`, 'utf16le')],
    ['UTF-16 the other way round', Buffer.from(`\uFEFF${umlaut}`, 'utf16le').swap16()],
    ['UTF-16 without a mark', Buffer.from(siteFile(), 'utf16le')],
    ['Latin-1', Buffer.from(umlaut, 'latin1')],
  ])('of a file in %s', async (_what, bytes) => {
    expect(await linesFor({ 'site.json': bytes })).toEqual([
      'site.json: site.json: is not written in UTF-8: save it again and choose the encoding UTF-8',
    ]);
  });

  test('of every file that cannot be read, without the consequences', async () => {
    expect(await linesFor({ 'projects.json': '{', 'skills.json': null })).toEqual([
      'skills.json: skills.json: there is no such file',
      "projects.json: line 1, column 2: isn't valid JSON: close brace expected",
    ]);
  });

  test('in one error, which the build prints without a stack', async () => {
    const folder = contentFolder({ 'site.json': '{}', 'files/images/portrait.svg': null });
    const error = await loadContent(folder)
      .then(validContent)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(OwnerError);
    const shown = relative(process.cwd(), folder);
    expect(String((error as OwnerError).stack).split('\n')).toEqual([
      'The content breaks a rule:',
      `${shown}/site.json: site: is required`,
      `${shown}/owner.json: owner.portrait.src: there is no file images/portrait.svg in ${folder}/files`,
    ]);
  });
});
