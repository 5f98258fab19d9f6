import { relative } from 'node:path';
import { type Counts, sumCounts } from './counts.ts';

/** A test that failed, and what it said. */
export interface Failure {
  title: string;
  message: string;
}

/** What a test runner tells of its run. */
export interface Report {
  counts: Counts;
  failures: Failure[];
}

interface VitestReport {
  testResults: VitestFile[];
}

interface VitestFile {
  /** The path of the file. */
  name: string;
  status: string;
  /** Why a file did not load; empty where it did. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

function readVitestFile({ name, status, message, assertionResults }: VitestFile): Report {
  const file = relative('.', name);
  const passed = assertionResults.filter((test) => test.status === 'passed').length;
  const failures = assertionResults
    .filter((test) => test.status === 'failed')
    .map(({ fullName, failureMessages }) => ({
      title: `${file}: ${fullName}`,
      message: failureMessages.join('\n'),
    }));
  const skipped = assertionResults.length - passed - failures.length;
  // A file that fails to load has no tests to show for it.
  if (status === 'failed' && failures.length === 0) failures.push({ title: file, message });
  return { counts: { passed, failed: failures.length, skipped }, failures };
}

/** Reads what Vitest's JSON reporter wrote. */
export function readVitest(report: string): Report {
  const files = (JSON.parse(report) as VitestReport).testResults.map(readVitestFile);
  return {
    counts: sumCounts(files.map(({ counts }) => counts)),
    failures: files.flatMap(({ failures }) => failures),
  };
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
  /** What went wrong outside of the tests. */
  errors: PlaywrightError[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    title: string;
    file: string;
    tests: { projectName: string; status: string; results: { errors: PlaywrightError[] }[] }[];
  }[];
}

const joinMessages = (errors: PlaywrightError[]) =>
  errors.map(({ message = '' }) => message).join('\n');

function listFailures({ suites = [], specs }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        title: `[${projectName}] ${file}: ${title}`,
        message: joinMessages(results.flatMap(({ errors }) => errors)),
      })),
  );
  return [...own, ...suites.flatMap(listFailures)];
}

/** Reads what Playwright's JSON reporter wrote. A test that passed at the second try has failed. */
export function readPlaywright(report: string): Report {
  const { stats, suites, errors } = JSON.parse(report) as PlaywrightReport;
  const outside = errors.map((error) => ({
    title: 'outside of the tests',
    message: joinMessages([error]),
  }));
  return {
    counts: {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    },
    failures: [...suites.flatMap(listFailures), ...outside],
  };
}
