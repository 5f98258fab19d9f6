import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Report, readPlaywright, readVitest } from './reports.ts';
import type { Call } from './runCall.ts';

/** What a step leaves behind that tells of its tests. */
export interface StepReport {
  file: string;
  read: (text: string) => Report;
}

/** One part of `npm test`. */
export interface Step {
  name: string;
  calls: Call[];
  /** How many of the calls run side by side. @default 1 */
  atOnce?: number;
  /** Without one, the whole step counts as one test. */
  report?: StepReport;
  needsBrowser?: boolean;
  /** The step that this one cannot do without, when both were asked for. */
  needs?: string;
  /** Runs when it is named, and with `npm run test:all`. @default false */
  isLong?: boolean;
}

/** Names every step. */
const ALL = 'all';

const REPORTS = 'test-results/reports';
const PACKAGES = 'packages';

/** Where Playwright's configuration writes the report that this run reads. */
export const E2E_REPORT = `${REPORTS}/e2e.json`;

function runScript(name: string, ...args: string[]): Call {
  return ['npm', 'run', '--silent', name, ...(args.length > 0 ? ['--', ...args] : [])];
}

function checkTypes(root: string): Call[] {
  const projects = readdirSync(join(root, PACKAGES))
    .map((name) => `${PACKAGES}/${name}`)
    .filter((folder) => existsSync(join(root, folder, 'tsconfig.json')));
  return [...projects, '.'].map((project) => [
    'node',
    'node_modules/typescript/bin/tsc',
    '--project',
    project,
  ]);
}

function vitestStep(name: string): Step {
  const file = `${REPORTS}/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  return { name, calls: [runScript(name, ...reporters)], report: { file, read: readVitest } };
}

/** Everything that `npm run test:all` checks in the project at `root`, in order. */
export function listSteps(root: string): Step[] {
  return [
    { name: 'lint', calls: [runScript('lint')] },
    { name: 'types', calls: checkTypes(root), atOnce: 2 },
    vitestStep('unit'),
    { name: 'build', calls: [runScript('build')] },
    { ...vitestStep('package'), needsBrowser: true },
    vitestStep('owners'),
    vitestStep('database'),
    { ...vitestStep('stories'), needsBrowser: true },
    { ...vitestStep('hosting'), needsBrowser: true },
    {
      name: 'e2e',
      calls: [runScript('e2e')],
      report: { file: E2E_REPORT, read: readPlaywright },
      needsBrowser: true,
      needs: 'build',
    },
    { name: 'docs', calls: [runScript('docs')], needsBrowser: true, isLong: true },
  ];
}

/** A wrong use of the command line, told in one line. */
export class UsageProblem extends Error {}

/**
 * The steps with these names, in the order of the list; without a name those that are not long, and all
 * of them by the name `all`.
 *
 * @throws {UsageProblem} when a name is no step's.
 */
export function selectSteps(steps: Step[], names: string[]): Step[] {
  if (names.includes(ALL)) return steps;
  const known = steps.map(({ name }) => name);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) {
    throw new UsageProblem(`There is no step '${unknown}'. The steps are: ${known.join(', ')}.`);
  }
  return steps.filter(({ name, isLong }) => (names.length === 0 ? !isLong : names.includes(name)));
}
