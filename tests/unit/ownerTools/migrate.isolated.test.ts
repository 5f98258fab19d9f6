import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateFolder } from '@portfolio/cli/content/migrateFolder';
import { loadContent } from '@portfolio/publish/content/readContent';
import { expect, test, vi } from 'vitest';
import { filesIn, folderWithContent, jsonIn, sampleFolder, version1Folder } from './folders.ts';

// Its documents take seconds, and saveContent.test.ts tries them.
vi.mock(import('@portfolio/artifacts/index'), async (original) => ({
  ...(await original()),
  makeFiles: async () => new Map(),
}));
vi.mock('@portfolio/artifacts/typst/glyphProblems', () => ({ glyphProblems: async () => [] }));

/** The example of version 1, and the portrait it names. */
function version1() {
  const made = folderWithContent(version1Folder);
  return { ...made, migrate: () => migrateFolder(made) };
}

const write = (folder: string, name: string, text: string) =>
  writeFileSync(join(folder, name), text);

test('content of version 1 becomes content that keeps every rule', async () => {
  const { content: folder, migrate } = version1();
  const said = await migrate();
  expect(said).toContain('went from version 1 to 3');
  const { content, problems } = await loadContent(folder);
  expect(problems.map(({ path }) => path)).toEqual(['owner.portrait.src']);
  expect(content).toMatchObject({
    owner: { name: 'Ravi Malmberg', emailVerified: true },
    site: { schemaVersion: 3, language: 'en-FI' },
    degrees: [{ degree: 'BSc in Hydrography', institution: 'Skerry College' }],
    experience: [{ company: 'Skerry Pilots', badge: 'Internship' }],
    support: { label: 'Tea', url: 'https://coffee.example.org/malmberg' },
    availability: 'Weekdays, from seven',
  });
});

test('its links and rows become profiles in the order of the rows', async () => {
  const { content: folder, migrate } = version1();
  const said = await migrate();
  expect(jsonIn(folder, 'owner.json').owner.profiles).toEqual([
    {
      network: 'LinkedIn',
      url: 'https://linkedin.example.com/in/malmberg',
      kind: 'network',
      verified: true,
    },
    { network: 'Code', url: 'https://github.example.com/malmberg', kind: 'code' },
    { network: 'Letters', url: 'https://letters.example.org/malmberg' },
    { network: 'Credly', url: 'https://credly.example.com/users/malmberg' },
    {
      network: 'Google Cloud Skills Boost',
      url: 'https://skillsboost.example.com/public_profiles/malmberg',
    },
  ]);
  expect(said).toContain('the contact row "Time zone: EET" is left out');
});

test('its own titles stay, and those that are derived go', async () => {
  const { content: folder, migrate } = version1();
  await migrate();
  const { pages } = jsonIn(folder, 'pages.json');
  expect(pages.education.title).toBe('School and courses');
  expect(pages.projects.heading).toBe('What I built');
  for (const page of [pages.about, pages.skills]) {
    expect(page).not.toHaveProperty('title');
    expect(page).not.toHaveProperty('heading');
  }
  expect(jsonIn(folder, 'contact.json').contactMap).not.toHaveProperty('title');
});

test('its modules are kept, and a second run changes nothing', async () => {
  const { content: folder, backups, migrate } = version1();
  await migrate();
  const [backup = ''] = readdirSync(backups);
  expect(filesIn(join(backups, backup))).toEqual(filesIn(version1Folder));
  expect(readdirSync(folder).filter((name) => name.endsWith('.ts'))).toEqual([]);
  const before = filesIn(folder);
  expect(await migrate()).toContain('is up to date');
  expect(filesIn(folder)).toEqual(before);
  expect(readdirSync(backups)).toHaveLength(1);
});

test('content of version 2 keeps everything, and calls the address of the code by its present name', async () => {
  const folders = folderWithContent(sampleFolder);
  const { content: folder } = folders;
  const before = await loadContent(folder);
  for (const name of ['projects.json', 'site.json']) {
    const json = JSON.stringify(jsonIn(folder, name));
    write(
      folder,
      name,
      json.replaceAll('codeUrl', 'githubUrl').replace('"schemaVersion":3', '"schemaVersion":2'),
    );
  }
  expect(await migrateFolder(folders)).toContain(
    '- 2 to 3: githubUrl of each project became codeUrl',
  );
  expect(await loadContent(folder)).toEqual(before);
});

test('the sample is up to date', async () => {
  expect(await migrateFolder(folderWithContent(sampleFolder))).toMatch(
    /is up to date .*nothing was changed\.$/,
  );
});

test.each<[string, (folder: string) => void, RegExp]>([
  ['no content', (folder) => rmSync(join(folder, 'site.json')), /site\.json is missing/],
  [
    'a newer version',
    (folder) => write(folder, 'site.json', '{ "site": { "schemaVersion": 4 } }'),
    /is of version 4, but this code reads version 3: update the code first/,
  ],
  [
    'no version',
    (folder) => write(folder, 'site.json', '{ "site": {} }'),
    /site\.json: site\.schemaVersion must be/,
  ],
  [
    'invalid JSON',
    (folder) => write(folder, 'about.json', '{ "about": {\n  "bio": [,] } }'),
    /about\.json: line 2, column 11: isn't valid JSON/,
  ],
])('a folder with %s is refused and left as it is', async (_what, spoil, message) => {
  const folders = folderWithContent(sampleFolder);
  const { content: folder } = folders;
  spoil(folder);
  const before = filesIn(folder);
  await expect(migrateFolder(folders)).rejects.toThrow(message);
  expect(filesIn(folder)).toEqual(before);
});

test.each<[string, (folder: string) => void, RegExp]>([
  [
    'a module is missing',
    (folder) => rmSync(join(folder, 'spotlight.ts')),
    /is of version 1, but spotlight\.ts is missing/,
  ],
  [
    'a module isn’t TypeScript',
    (folder) => write(folder, 'skills.ts', 'export const skillCategories = ['),
    /skills\.ts: cannot be read/,
  ],
  [
    'an export is missing',
    (folder) => write(folder, 'projects.ts', 'export const projects = [];'),
    /projects\.ts: doesn't export projectsCallToAction\n.*doesn't export projectsTeaser/,
  ],
  [
    'a part doesn’t fit version 1',
    (folder) => write(folder, 'experience.ts', 'export const experience = 1, nextStep = {};'),
    /nothing was changed\.\nexperience: must be a list/,
  ],
  [
    'a value breaks a rule',
    (folder) =>
      write(
        folder,
        'site.ts',
        "export const site = { url: 'malmberg', language: 'en', copyrightYear: 2023 };",
      ),
    /nothing was changed\.\n.*site\.json: site\.url: must be a web address/,
  ],
])('if %s, version 1 stays as it is', async (_what, spoil, message) => {
  const { content: folder, migrate } = version1();
  spoil(folder);
  const before = filesIn(folder);
  await expect(migrate()).rejects.toThrow(message);
  expect(filesIn(folder)).toEqual(before);
});
