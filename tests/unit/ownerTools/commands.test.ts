import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, execute } from '@portfolio/cli/command';
import { importCommand } from '@portfolio/cli/content/importCommand';
import { migrateCommand } from '@portfolio/cli/content/migrateCommand';
import { newCommand } from '@portfolio/cli/content/newCommand';
import { findPlaceholders } from '@portfolio/cli/doctor/checks/placeholders';
import { toResume } from '@portfolio/data/jsonResume/toResume';
import { readContent } from '@portfolio/publish/content/readContent';
import { expect, test } from 'vitest';
import { content as shippedContent } from '../../content.ts';
import { filesIn, folderWithContent, jsonIn, shippedFolder } from './folders.ts';

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

const commands = { new: newCommand, import: importCommand, 'migrate-content': migrateCommand };

/** A copy of the sample's content, and the commands run on it. */
function ownersCopy(source: string | undefined = shippedFolder) {
  const { folder, ...folders } = folderWithContent(source);
  const run = (script: keyof typeof commands, ...args: string[]) =>
    execute(commands[script](folders), args);
  const write = (name: string, value: unknown) => {
    const file = join(folder, name);
    writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
    return file;
  };
  return { ...folders, run, write };
}

test('npm run new replaces the sample’s owner and leaves nothing of the sample', async () => {
  const { content: folder, backups, run, write } = ownersCopy();
  const stdout = await run('new', '--answers', write('answers.json', answers));
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

test('npm run new names each answer that it cannot use', async () => {
  const { content, backups, run, write } = ownersCopy();
  const before = filesIn(content);
  const { name: _, country: __, ...rest } = answers;
  const wrong = { ...rest, email: 'asha', url: 'asharao.dev', nmae: 'Asha' };
  await expect(run('new', '--answers', write('answers.json', wrong))).rejects.toThrow(
    /^name: is required$.*^email: must be an e-mail address.*^url: must be a web address.*nmae: is not a known field/ms,
  );
  expect(filesIn(content)).toEqual(before);
  expect(existsSync(backups)).toBe(false);
});

test('npm run import fills the content, keeps the rest and can be run again', async () => {
  const { content: folder, backups, run, write } = ownersCopy();
  const first = await run('import', 'tests/unit/jsonResume/resumes/full.json');
  expect(first).toContain('publications[0].name: the site has no place for publications');
  const imported = await readContent(folder);
  expect(imported.site.url).toBe('https://okonjo.example.com');
  expect(imported.owner.portrait?.src).toBe('https://okonjo.example.com/tomas.jpg');
  expect(existsSync(join(folder, 'files/icons/python.svg'))).toBe(true);

  // The owner sets the site up, and writes a new résumé elsewhere.
  const site = { ...imported.site, url: 'https://tomas.dev', accentHue: 30, language: 'pt' };
  writeFileSync(join(folder, 'site.json'), JSON.stringify({ site }));
  const basics = { name: 'Tomás Okonjo', email: 'tomas@okonjo.example.com' };
  await run('import', write('resume.json', { basics }));
  const again = await readContent(folder);
  expect(again.site).toEqual(site);
  expect(again.owner).not.toHaveProperty('portrait');
  expect(again.projects).toEqual([]);
  expect(readdirSync(backups)).toHaveLength(2);
});

test('npm run import reads a file with a byte order mark', async () => {
  const { content: folder, run, write } = ownersCopy();
  const basics = { name: 'Tomás Okonjo', email: 'tomas@okonjo.example.com' };
  await run('import', write('resume.json', `\uFEFF${JSON.stringify({ basics })}`));
  expect((await readContent(folder)).owner.name).toBe('Tomás Okonjo');
});

test('npm run import leaves out what has not begun and reports it, and the content can be built', async () => {
  const { content: folder, run, write } = ownersCopy();
  const basics = { name: 'Tomás Okonjo', email: 'tomas@okonjo.example.com' };
  const work = [{ name: 'Saltworks', position: 'Analyst', startDate: '2931-02' }];
  const stdout = await run('import', write('resume.json', { basics, work }));
  expect(stdout).toContain('Analyst, Saltworks is left out, because it starts in 2931-02');
  expect((await readContent(folder)).experience).toEqual([]);
});

test('npm run import gives the content of another copy of the site, without its pictures', async () => {
  const { content: folder, run, write } = ownersCopy('');
  const stdout = await run('import', write('resume.json', toResume(shippedContent)));
  const content = await readContent(folder);
  expect(content.projects).toEqual(shippedContent.projects);
  expect(content.owner.portrait?.src).toBe('https://portfolio.example.com/images/portrait.svg');
  expect(JSON.stringify(content)).not.toContain('icons/');
  expect(stdout).toContain('skillCategories[0].skills[0].icon: icons/mlflow.svg is not in');
});

test.each<[string, unknown, RegExp]>([
  [
    'invalid JSON',
    '{ "basics": {\n  "name": }',
    /resume\.json: line 2, column 11: isn't valid JSON/,
  ],
  [
    'no name and wrong types',
    { basics: { email: 'a@b.example.com' }, work: 'none' },
    /nothing was changed\.\nbasics\.name: is required.*\nwork: must be a list, but is "none"/,
  ],
])('npm run import of %s changes nothing', async (_what, resume, message) => {
  const { content, backups, run, write } = ownersCopy();
  const before = filesIn(content);
  await expect(run('import', write('resume.json', resume))).rejects.toThrow(message);
  expect(filesIn(content)).toEqual(before);
  expect(existsSync(backups)).toBe(false);
});

test.each([
  ['import', [], 2, /^Which file\?/],
  ['import', ['nowhere.json'], 1, /nowhere\.json: there is no such file/],
  ['import', ['a.json', 'b.json'], 2, /^Name one file or folder only/],
  ['new', ['--anwsers', 'a.json'], 2, /npm run new -- --help/],
  ['migrate-content', ['/nowhere'], 1, /\/nowhere holds no content/],
] as const)('%s %j ends with a sentence', async (script, args, exitCode, message) => {
  const error = await ownersCopy()
    .run(script, ...args)
    .catch((thrown) => thrown);
  expect(error).toBeInstanceOf(CommandError);
  expect(error).toMatchObject({ exitCode, message: expect.stringMatching(message) });
});
