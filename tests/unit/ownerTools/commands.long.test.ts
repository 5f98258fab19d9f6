import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shippedContent } from '@portfolio/data/shippedContent';
import { expect, test } from 'vitest';
import { toResume } from '../../../packages/data/src/jsonResume/toResume.ts';
import { readContent } from '../../../packages/site/build/readContent.ts';
import { findPlaceholders } from '../../../packages/site/doctor/checks/placeholders.ts';
import { filesIn, folderWithContent, jsonIn, shippedFolder, version1Folder } from './folders.ts';

const answers = {
  name: 'Asha Rao',
  title: 'Data analyst',
  email: 'asha@asharao.dev',
  city: 'Pune',
  country: 'India',
  code: 'https://github.com/asharao',
  network: 'https://www.linkedin.com/in/asharao',
  url: 'https://asharao.dev',
  about: 'I look after data.',
};

/** A copy of the sample's content, and the commands run on it as the owner runs them. */
function ownersCopy(source: string | undefined = shippedFolder) {
  const { folder, content, backups } = folderWithContent(source);
  const run = (script: string, ...args: string[]) =>
    new Promise<{ code: number | null; stdout: string; stderr: string }>((done) => {
      const env = {
        ...process.env,
        PORTFOLIO_CONTENT: content,
        PORTFOLIO_DATA_DIR: join(folder, 'data'),
      };
      const file = `packages/data/tools/${script}.ts`;
      const child = execFile(
        process.execPath,
        ['--import', 'tsx', file, ...args],
        { env },
        (_error, stdout, stderr) => done({ code: child.exitCode, stdout, stderr }),
      );
      child.stdin?.end();
    });
  const write = (name: string, value: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    return file;
  };
  return { content, backups, run, write };
}

test('npm run new replaces the sample’s owner and leaves nothing of the sample', async () => {
  const { content: folder, backups, run, write } = ownersCopy();
  const { code, stdout } = await run('new', '--answers', write('answers.json', answers));
  expect(code).toBe(0);
  const content = await readContent(folder);
  expect(findPlaceholders(content)).toEqual([]);
  expect(JSON.stringify(content)).not.toMatch(/Kelvekar|example\.(?:com|org)/);
  expect(content.owner).toEqual({
    name: 'Asha Rao',
    title: 'Data analyst',
    email: 'asha@asharao.dev',
    address: { city: 'Pune', country: 'India' },
    profiles: [
      { network: 'GitHub', url: 'https://github.com/asharao', kind: 'code' },
      { network: 'LinkedIn', url: 'https://www.linkedin.com/in/asharao', kind: 'network' },
    ],
    downloads: {},
  });
  expect(content.site.url).toBe('https://asharao.dev');
  expect(content.about.bio).toEqual(['I look after data.']);
  expect(stdout).toContain('are hidden: skills, projects, experience, education');
  const [backup = ''] = readdirSync(backups);
  expect(stdout).toContain(join(backups, backup));
  expect(jsonIn(join(backups, backup), 'owner.json').owner.name).toBe('Mira Kelvekar');
});

test('npm run new without a terminal says how it goes without one', async () => {
  const { content, run } = ownersCopy();
  const before = filesIn(content);
  const { code, stderr } = await run('new');
  expect(code).toBe(2);
  expect(stderr).toContain('npm run new -- --answers answers.json');
  expect(filesIn(content)).toEqual(before);
});

test('npm run new names each answer that it cannot use', async () => {
  const { content, backups, run, write } = ownersCopy();
  const before = filesIn(content);
  const { name: _, country: __, ...rest } = answers;
  const wrong = { ...rest, email: 'asha', url: 'asharao.dev', nmae: 'Asha' };
  const { code, stderr } = await run('new', '--answers', write('answers.json', wrong));
  expect(code).toBe(1);
  expect(stderr).toMatch(/^name: is required$/m);
  expect(stderr).toMatch(/^email: must be an e-mail address/m);
  expect(stderr).toMatch(/^url: must be a web address/m);
  expect(stderr).toMatch(/nmae: is not a known field/);
  expect(filesIn(content)).toEqual(before);
  expect(existsSync(backups)).toBe(false);
});

test('npm run import fills the content, keeps the rest and can be run again', async () => {
  const { content: folder, backups, run, write } = ownersCopy();
  const first = await run('import', 'tests/unit/jsonResume/resumes/full.json');
  expect(first.code).toBe(0);
  expect(first.stdout).toContain('publications[0].name: the site has no place for publications');
  const imported = await readContent(folder);
  expect(imported.site.url).toBe('https://okonjo.example.com');
  expect(imported.owner.portrait?.src).toBe('https://okonjo.example.com/tomas.jpg');
  expect(existsSync(join(folder, 'files/icons/python.svg'))).toBe(true);

  // The owner sets the site up, and writes a new résumé elsewhere.
  const site = { ...imported.site, url: 'https://tomas.dev', accentHue: 30, language: 'pt' };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ site }));
  const basics = { name: 'Tomás Okonjo', email: 'tomas@okonjo.example.com' };
  const second = await run('import', write('resume.json', { basics }));
  expect(second.code).toBe(0);
  const again = await readContent(folder);
  expect(again.site).toEqual(site);
  expect(again.owner).not.toHaveProperty('portrait');
  expect(again.projects).toEqual([]);
  expect(readdirSync(backups)).toHaveLength(2);
});

test('npm run import takes a file that an editor began with a byte order mark', async () => {
  const { content: folder, run, write } = ownersCopy();
  const basics = { name: 'Tomás Okonjo', email: 'tomas@okonjo.example.com' };
  const { code } = await run('import', write('resume.json', `\uFEFF${JSON.stringify({ basics })}`));
  expect(code).toBe(0);
  expect((await readContent(folder)).owner.name).toBe('Tomás Okonjo');
});

test('npm run import leaves out what has not begun, says so, and the content may be built', async () => {
  const { content: folder, run, write } = ownersCopy();
  const basics = { name: 'Tomás Okonjo', email: 'tomas@okonjo.example.com' };
  const work = [{ name: 'Saltworks', position: 'Analyst', startDate: '2931-02' }];
  const { code, stdout } = await run('import', write('resume.json', { basics, work }));
  expect(code).toBe(0);
  expect(stdout).toContain('Analyst, Saltworks is left out, as it starts in 2931-02');
  expect((await readContent(folder)).experience).toEqual([]);
});

test('npm run import gives the content of another copy of the site, without its pictures', async () => {
  const { content: folder, run, write } = ownersCopy('');
  const { code, stdout } = await run('import', write('resume.json', toResume(shippedContent)));
  expect(code).toBe(0);
  const content = await readContent(folder);
  expect(content.projects).toEqual(shippedContent.projects);
  expect(content.owner.portrait?.src).toBe('https://portfolio.example.com/images/portrait.svg');
  expect(JSON.stringify(content)).not.toContain('icons/');
  expect(stdout).toContain('skillCategories[0].skills[0].icon: icons/mlflow.svg is not in');
});

test('npm run import takes the place of older modules, too', async () => {
  const { content: folder, run } = ownersCopy(version1Folder);
  const { code } = await run('import', 'tests/unit/jsonResume/resumes/minimal.json');
  expect(code).toBe(0);
  expect(readdirSync(folder).filter((name) => name.endsWith('.ts'))).toEqual([]);
  expect((await readContent(folder)).owner.name).toBe('Oda Lindqvist-Bray');
});

test.each<[string, unknown, RegExp]>([
  ['no JSON', '{ "basics": {\n  "name": }', /resume\.json: line 2, column 11: is no JSON/],
  [
    'no name and wrong types',
    { basics: { email: 'a@b.example.com' }, work: 'none' },
    /nothing was changed\.\nbasics\.name: is required.*\nwork: must be a list, but is "none"/,
  ],
])('npm run import of %s changes nothing', async (_what, resume, message) => {
  const { content, backups, run, write } = ownersCopy();
  const before = filesIn(content);
  const { code, stderr } = await run('import', write('resume.json', resume));
  expect(code).toBe(1);
  expect(stderr).toMatch(message);
  expect(filesIn(content)).toEqual(before);
  expect(existsSync(backups)).toBe(false);
});

test.each([
  ['import', [], 2, /Which file\?/],
  ['import', ['nowhere.json'], 1, /nowhere\.json: there is no such file/],
  ['import', ['a.json', 'b.json'], 2, /One file or folder at a time/],
  ['new', ['--anwsers', 'a.json'], 2, /npm run new -- --help/],
  ['migrateContent', ['/nowhere'], 1, /\/nowhere holds no content/],
])('%s %j ends with a sentence', async (script, args, code, message) => {
  const ended = await ownersCopy().run(script, ...args);
  expect(ended).toMatchObject({ code, stderr: expect.stringMatching(message) });
  expect(ended.stderr).not.toContain('    at ');
});

test('npm run migrate-content says what it did', async () => {
  const { content, run } = ownersCopy(version1Folder);
  const { code, stdout } = await run('migrateContent');
  expect(code).toBe(0);
  expect(stdout).toContain('- 1 to 2: education became degrees, a list');
  expect(jsonIn(content, 'site.json').site.schemaVersion).toBe(2);
});
