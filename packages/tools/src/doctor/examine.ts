import { fileOf } from '@portfolio/data/validation/contentProblem';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { Finding, Report } from '../content/checks/check.ts';
import { contentChecks } from '../content/checks/contentChecks.ts';
import { count } from '../count.ts';
import { build, buildAddress, buildTarget, secrets } from './checks/build.ts';
import { content } from './checks/content.ts';
import { database } from './checks/database.ts';
import { languages } from './checks/languages.ts';
import { links } from './checks/links.ts';
import { project } from './checks/project.ts';
import { projectAddress, siteAddress, variables } from './checks/settings.ts';
import type { Check } from './facts/check.ts';
import type { Workspace } from './facts/workspace.ts';

/** All checks, in the order of their lines. */
export const allChecks: readonly Check[] = [
  content,
  languages,
  ...contentChecks.map((check) => ({ ...check, needs: [content] })),
  siteAddress,
  build,
  buildAddress,
  links,
  secrets,
  variables,
  projectAddress,
  buildTarget,
  project,
  database,
];

/** The outcome of a check. */
export interface Result {
  title: string;
  /** `chosen`: the owner doesn't want this part, such as the form. `skip`: a check that it needs has failed. */
  status: 'pass' | 'warn' | 'fail' | 'chosen' | 'skip';
  /** The rest of its line, after the title. */
  summary: string;
  findings: readonly Finding[];
}

async function run(check: Check, workspace: Workspace): Promise<Report> {
  try {
    return await check.run(workspace);
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return { problems: [{ message: error.message }], passed: '' };
  }
}

async function resultOf(check: Check, workspace: Workspace): Promise<Result> {
  const { title, fix } = check;
  const { problems, passed, chosen } = await run(check, workspace);
  if (chosen) return { title, status: 'chosen', summary: chosen, findings: [] };
  const findings = problems.map(
    (problem): Finding => ({
      level: 'failure',
      fix,
      ...(problem.path && { file: fileOf(problem.path) }),
      ...problem,
    }),
  );
  if (findings.length === 0) return { title, status: 'pass', summary: passed, findings };
  const status = findings.some(({ level }) => level === 'failure') ? 'fail' : 'warn';
  return { title, status, summary: count(findings.length, 'problem'), findings };
}

/**
 * Runs the checks in their order.
 * @param offline leaves out checks that send requests to the hosted project
 */
export async function examine(
  workspace: Workspace,
  { offline = false, checks = allChecks }: { offline?: boolean; checks?: readonly Check[] } = {},
): Promise<Result[]> {
  const results = new Map<Check, Result>();

  /** The outcome of a check that is known without running it. */
  const withoutRunning = ({ title, needs = [], online }: Check): Result | undefined => {
    const left = (status: 'chosen' | 'skip', summary: string) =>
      ({ title, status, summary, findings: [] }) satisfies Result;
    const needed = needs.flatMap((check) => results.get(check) ?? []);
    const failed = needed.find(({ status }) => status === 'fail');
    if (failed) return left('skip', `not checked, because "${failed.title}" failed`);
    const skipped = needed.find(({ status }) => status === 'skip');
    if (skipped) return left('skip', skipped.summary);
    const chosen = needed.find(({ status }) => status === 'chosen');
    if (chosen) return left('chosen', chosen.summary);
    return offline && online ? left('chosen', 'not asked, because of --offline') : undefined;
  };

  for (const check of checks) {
    results.set(check, withoutRunning(check) ?? (await resultOf(check, workspace)));
  }
  return [...results.values()];
}

/**
 * Whether the site is ready to be public, which means that no check fails. This is the only definition, used by the
 * verdict, the exit code and the workflow that publishes (docs/decisions/044-ask-the-doctor-before-publishing.md).
 */
export const isReady = (results: readonly Result[]): boolean =>
  results.every(({ status }) => status !== 'fail');
