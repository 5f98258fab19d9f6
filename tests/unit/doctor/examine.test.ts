import { readArgs, UsageProblem } from '@portfolio/cli/doctor/args';
import type { Check, Finding } from '@portfolio/cli/doctor/check';
import { content } from '@portfolio/cli/doctor/checks/content';
import { findPlaceholders, placeholders } from '@portfolio/cli/doctor/checks/placeholders';
import { examine, isReady } from '@portfolio/cli/doctor/examine';
import { formatJson, formatResults } from '@portfolio/cli/doctor/format';
import { loadContent } from '@portfolio/publish/content/readContent';
import { expect, test } from 'vitest';
import { contentWith } from '../data/contentWith.ts';
import { fakeCopy, folderWith } from './fakeCopy.ts';
import { ownContent } from './ownContent.ts';

const plain = (_color: string, text: string) => text;

const finding = (level: Finding['level'], message = 'is wrong'): Finding => ({
  level,
  file: 'a.ts',
  path: 'a.b',
  message,
  mend: 'Mend it.',
});

const checkWith = (title: string, findings: Finding[], rest: Partial<Check> = {}): Check => ({
  title,
  run: () => ({ summary: 'was looked at', findings }),
  ...rest,
});

const examineAll = (checks: Check[], offline = false) => examine(fakeCopy({}), { checks, offline });

test('each check has its line, with the place and the mend of what is wrong', async () => {
  const bad = checkWith('Bad', [finding('failure'), finding('failure', 'is worse')]);
  const results = await examineAll([
    checkWith('Good', []),
    bad,
    checkWith('Poor', [finding('warning')]),
    checkWith('Later', [], { needs: [bad] }),
  ]);
  expect(formatResults(results, plain).split('\n')).toEqual([
    '✓ ok    Good: was looked at',
    '✗ fail  Bad: was looked at',
    '        a.ts: a.b: is wrong',
    '        a.ts: a.b: is worse',
    '        → Mend it.',
    '! warn  Poor: was looked at',
    '        warning: a.ts: a.b: is wrong',
    '        → Mend it.',
    '- skip  Later: cannot be told before "Bad" is mended',
    '',
    'Not ready to be public: 1 check fails, 1 warns, 1 was skipped, 1 passes.',
  ]);
});

test('warnings and notes do not keep a copy from being ready, failures do', async () => {
  expect(isReady(await examineAll([checkWith('Poor', [finding('warning')])]))).toBe(true);
  expect(isReady(await examineAll([checkWith('Good', [finding('note')])]))).toBe(true);
  expect(isReady(await examineAll([checkWith('Bad', [finding('failure')])]))).toBe(false);
});

test('what asks the project is left out offline, and so is what needs it', async () => {
  const online = checkWith('Project', [finding('failure')], { online: true });
  const results = await examineAll([online, checkWith('Later', [], { needs: [online] })], true);
  expect(results.map(({ status, summary }) => `${status}: ${summary}`)).toEqual([
    'skip: not asked, because of --offline',
    'skip: not asked, because of --offline',
  ]);
  expect(isReady(results)).toBe(true);
});

test('twenty projects with the same fault are one line in the terminal and twenty for programs', async () => {
  const [project] = ownContent.projects;
  const githubUrl = 'https://github.example.com/somebody';
  const projects = Array(20).fill({ ...project, githubUrl });
  const findings = findPlaceholders({ ...ownContent, projects });
  const results = await examineAll([checkWith('Placeholders', findings)]);
  expect(formatResults(results, plain).match(/^.*githubUrl.*$/gm)).toEqual([
    expect.stringMatching(/projects\.json: projects\[0\]\.githubUrl: .* \(and 19 more like it\)$/),
  ]);
  expect(formatJson(results).match(/"projects\[\d+\]\.githubUrl"/g)).toHaveLength(20);
});

test('what a stranger’s server says cannot steer the terminal', async () => {
  const results = await examineAll([checkWith('Bad', [finding('failure', '\u001b[2Jgone\u202e')])]);
  expect(formatResults(results, plain)).toContain('a.ts: a.b: \ufffd[2Jgone\ufffd');
  expect(formatJson(results)).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});

test('content that breaks a rule is told with its file and place', async () => {
  const broken = contentWith('skillCategories[0].skills[0].proficiency', 120, ownContent);
  const filesFolder = folderWith({});
  const { findings } = await content.run(fakeCopy({ content: broken, filesFolder }));
  expect(findings).toContainEqual(
    expect.objectContaining({
      level: 'failure',
      file: 'packages/data/src/content/skills.json',
      path: 'skillCategories[0].skills[0].proficiency',
      message: 'must be a whole number from 65 to 95, but is 120',
    }),
  );
  expect(findings).toContainEqual(
    expect.objectContaining({
      path: 'owner.portrait.src',
      message: expect.stringContaining('there is no file images/asha.jpg'),
    }),
  );
});

test('content that cannot be read is told, what needs it is skipped, and the doctor goes on', async () => {
  const folder = folderWith({ 'owner.json': '{ "owner": { "name": "Asha Rao" }' });
  const { content: load, problems } = await loadContent(folder);
  const copy = {
    ...fakeCopy({}),
    content: async () => load,
    contentProblems: async () => problems,
  };
  const results = await examine(copy, { checks: [content, placeholders, checkWith('Next', [])] });
  expect(results.map(({ status }) => status)).toEqual(['fail', 'skip', 'pass']);
  expect(results[0]?.findings).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        file: expect.stringMatching(/owner\.json$/),
        path: 'line 1, column 34',
        message: "isn't valid JSON: close brace expected",
      }),
      expect.objectContaining({
        file: expect.stringMatching(/skills\.json$/),
        message: 'there is no such file',
      }),
    ]),
  );
});

test('options are read, and one that is unknown is refused', () => {
  expect(readArgs(['--json', '--offline'])).toMatchObject({ json: true, offline: true });
  expect(readArgs([])).toMatchObject({ json: false, offline: false, help: false });
  expect(() => readArgs(['--jsn'])).toThrow(UsageProblem);
});
