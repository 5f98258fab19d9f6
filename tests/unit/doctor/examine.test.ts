import { loadContent } from '@portfolio/build/content/readContent';
import type { Problem } from '@portfolio/tools/content/checks/check';
import { allChecks, examine, isReady } from '@portfolio/tools/doctor/examine';
import type { Check } from '@portfolio/tools/doctor/facts/check';
import { formatJson, formatResults } from '@portfolio/tools/doctor/format';
import { expect, test } from 'vitest';
import { freshFolder } from '../backend/support/folders.ts';
import { fakeWorkspace } from './fakeWorkspace.ts';

const place = { file: 'a.ts', path: 'a.b' };
const failed = (message = 'is wrong'): Problem => ({ ...place, message });
const warned: Problem = { ...failed(), level: 'warning' };

const checkWith = (title: string, problems: Problem[], rest: Partial<Check> = {}): Check => ({
  title,
  fix: 'Fix it.',
  run: () => ({ problems, passed: 'was checked' }),
  ...rest,
});

const examineAll = (checks: Check[], offline = false) =>
  examine(fakeWorkspace({}), { checks, offline });

test('each check has its line, with each problem’s place and its fix', async () => {
  const bad = checkWith('Bad', [failed(), failed('is worse')]);
  const results = await examineAll([
    checkWith('Good', []),
    bad,
    checkWith('Poor', [warned]),
    checkWith('Later', [], { needs: [bad] }),
    checkWith('Form', [], { run: () => ({ problems: [], passed: '', chosen: 'not wanted' }) }),
  ]);
  expect(formatResults(results).split('\n')).toEqual([
    '✓ ok    Good: was checked',
    '✗ fail  Bad: 2 problems',
    '        a.ts: a.b: is wrong',
    '        a.ts: a.b: is worse',
    '        → Fix it.',
    '! warn  Poor: 1 problem',
    '        warning: a.ts: a.b: is wrong',
    '        → Fix it.',
    '- skip  Later: not checked, because "Bad" failed',
    '○ off   Form: not wanted',
    '',
    'Not ready to be public: 1 failed, 1 warned, 1 skipped, 1 off by choice, 1 passed.',
  ]);
});

test('with warnings a site is ready, with failures it is not', async () => {
  expect(isReady(await examineAll([checkWith('Poor', [warned])]))).toBe(true);
  expect(isReady(await examineAll([checkWith('Bad', [failed()])]))).toBe(false);
});

test('parts that the owner does without are fine, and so are those that need them; a failure comes first', async () => {
  const off = { run: () => ({ problems: [failed()], passed: '', chosen: 'the form is off' }) };
  const form = checkWith('Form', [], off);
  const bad = checkWith('Bad', [failed()]);
  const results = await examineAll([
    form,
    bad,
    checkWith('Project', [failed()], { needs: [form], online: true }),
    checkWith('Target', [failed()], { needs: [form, bad] }),
  ]);
  expect(results.map(({ status, summary }) => `${status}: ${summary}`)).toEqual([
    'chosen: the form is off',
    'fail: 1 problem',
    'chosen: the form is off',
    'skip: not checked, because "Bad" failed',
  ]);
  expect(isReady(results)).toBe(false);
  expect(isReady(results.filter(({ status }) => status === 'chosen'))).toBe(true);
});

test('offline, checks that ask the project are left out, and those that need them', async () => {
  const online = checkWith('Project', [failed()], { online: true });
  const results = await examineAll([online, checkWith('Later', [], { needs: [online] })], true);
  expect(results.map(({ status, summary }) => `${status}: ${summary}`)).toEqual([
    'chosen: not asked, because of --offline',
    'chosen: not asked, because of --offline',
  ]);
  expect(isReady(results)).toBe(true);
});

test('the same problem in twenty projects is one line in the terminal, and twenty for programs', async () => {
  const findings = Array.from({ length: 20 }, (_, index) => ({
    ...failed(),
    path: `projects[${index}].codeUrl`,
  }));
  const results = await examineAll([checkWith('Bad', findings)]);
  expect(formatResults(results).match(/^.*codeUrl.*$/gm)).toEqual([
    expect.stringMatching(/a\.ts: projects\[0\]\.codeUrl: .* \(and 19 more like it\)$/),
  ]);
  expect(formatJson(results).match(/"projects\[\d+\]\.codeUrl"/g)).toHaveLength(20);
});

test('the answer of a stranger’s server cannot control the terminal', async () => {
  const results = await examineAll([checkWith('Bad', [failed('\u001b[2Jgone\u202e')])]);
  expect(formatResults(results)).toContain('a.ts: a.b: \ufffd[2Jgone\ufffd');
  expect(formatJson(results)).not.toMatch(/[^\P{Cc}\n]|\u202e/u);
});

test('content that cannot be read is reported, and the doctor goes on', async () => {
  const folder = freshFolder({ 'owner.json': '{ "owner": { "name": "Asha Rao" }' });
  const loaded = await loadContent(folder);
  const workspace = {
    ...fakeWorkspace({}),
    content: loaded.content,
    contentProblems: loaded.problems,
  };
  const results = await examine(workspace, {
    checks: [
      ...allChecks.filter(({ title }) => /^(?:Content|Own content)$/.test(title)),
      checkWith('Next', []),
    ],
  });
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
