import { relative } from 'node:path';

/** A test that failed, and its message. */
export interface Failure {
  title: string;
  message: string;
}

/** The results of a step's tests. */
export interface TestReport {
  passed: number;
  skipped: number;
  failures: Failure[];
}

/** A file in the output of Vitest's JSON reporter. */
interface VitestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

function listVitestFailures({ name, status, message, assertionResults }: VitestFile): Failure[] {
  const file = relative('.', name);
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => ({
      title: `${file}: ${test.fullName}`,
      message: test.failureMessages.join('\n'),
    }));
  // A file that doesn't load has no tests.
  return status === 'failed' && failures.length === 0 ? [{ title: file, message }] : failures;
}

/** Reads the output of Vitest's JSON reporter. */
export function readVitest(report: string): TestReport {
  const files: VitestFile[] = JSON.parse(report).testResults;
  const statuses = files.flatMap((file) => file.assertionResults.map(({ status }) => status));
  return {
    passed: statuses.filter((status) => status === 'passed').length,
    skipped: statuses.filter((status) => status !== 'passed' && status !== 'failed').length,
    failures: files.flatMap(listVitestFailures),
  };
}

/** A file, or a group of tests in it, in the output of Playwright's JSON reporter. */
interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: { title: string; file: string; tests: PlaywrightTest[] }[];
}

interface PlaywrightTest {
  projectName: string;
  status: string;
  results: { errors: { message?: string }[] }[];
}

function listPlaywrightFailures({ suites = [], specs }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${file}: ${title}`,
        message: results.flatMap(({ errors }) => errors.map((error) => error.message)).join('\n'),
      })),
  );
  return [...own, ...suites.flatMap(listPlaywrightFailures)];
}

/** Reads the output of Playwright's JSON reporter. A test that needed a second try has failed. */
export function readPlaywright(report: string): TestReport {
  const { stats, suites, errors } = JSON.parse(report);
  const outside = errors.map(({ message = '' }) => ({ title: 'outside of the tests', message }));
  return {
    passed: stats.expected,
    skipped: stats.skipped,
    failures: [...suites.flatMap(listPlaywrightFailures), ...outside],
  };
}
