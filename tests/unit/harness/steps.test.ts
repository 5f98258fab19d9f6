import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listSteps, selectSteps, UsageProblem } from '../../harness/steps.ts';

const root = process.cwd();
const steps = listSteps(root);

function namesOf(selected: { name: string }[]) {
  return selected.map(({ name }) => name);
}

test('everything is checked, what is quick first', () => {
  expect(namesOf(selectSteps(steps, []))).toEqual([
    'lint',
    'types',
    'unit',
    'build',
    'package',
    'owners',
    'database',
    'stories',
    'hosting',
    'e2e',
  ]);
});

test('all of it is what is quick, and what is long after it', () => {
  expect(namesOf(selectSteps(steps, ['all']))).toEqual([
    ...namesOf(selectSteps(steps, [])),
    'docs',
  ]);
});

test('named steps run in their usual order, each once', () => {
  expect(namesOf(selectSteps(steps, ['docs', 'unit', 'docs']))).toEqual(['unit', 'docs']);
});

test('an unknown step is told in one line, with the ones there are', () => {
  const select = () => selectSteps(steps, ['unit', 'untis']);
  expect(select).toThrow(UsageProblem);
  expect(select).toThrow(/^There is no step 'untis'\. The steps are: lint, types, [^\n]+\.$/);
});

test('every package and the workspace around them is type-checked', () => {
  const types = steps.find(({ name }) => name === 'types');
  const projects = types?.calls.map((call) => call.at(-1));
  expect(projects).toEqual(['packages/data', 'packages/site', 'packages/ui', '.']);
});

test('every script that a step runs is in package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const calls = steps.flatMap((step) => step.calls);
  const run = calls.filter(([program]) => program === 'npm').map((call) => call[3]);
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(run));
});
