import { OwnerError } from '@portfolio/data/OwnerError';
import { type Check, count, type Finding, type Report } from './check.ts';
import { altTexts } from './checks/altTexts.ts';
import { build, buildAddress, buildTarget } from './checks/build.ts';
import { content } from './checks/content.ts';
import { database } from './checks/database.ts';
import { links } from './checks/links.ts';
import { placeholders } from './checks/placeholders.ts';
import { project, sending } from './checks/project.ts';
import { rights } from './checks/rights.ts';
import { projectAddress, siteAddress, variables } from './checks/settings.ts';
import type { Copy } from './copy.ts';

/** All checks, in the order of their lines. */
export const allChecks: readonly Check[] = [
  content,
  placeholders,
  siteAddress,
  build,
  buildAddress,
  links,
  altTexts,
  variables,
  projectAddress,
  buildTarget,
  project,
  sending,
  rights,
  database,
];

/** How a check went. */
export interface Result {
  title: string;
  status: 'pass' | 'warn' | 'fail' | 'skip';
  /** The rest of its line, after the title. */
  summary: string;
  findings: readonly Finding[];
}

async function run(check: Check, copy: Copy): Promise<Report> {
  try {
    return await check.run(copy);
  } catch (error) {
    if (!(error instanceof OwnerError)) throw error;
    return { problems: [{ message: error.message }], passed: '' };
  }
}

async function resultOf(check: Check, copy: Copy): Promise<Result> {
  const { title, fix } = check;
  const { problems, passed } = await run(check, copy);
  const findings = problems.map((problem): Finding => ({ level: 'failure', fix, ...problem }));
  if (findings.length === 0) return { title, status: 'pass', summary: passed, findings };
  const status = findings.some(({ level }) => level === 'failure') ? 'fail' : 'warn';
  return { title, status, summary: count(findings.length, 'problem'), findings };
}

/**
 * Runs the checks in their order.
 * @param offline leaves out those that ask the hosted project
 */
export async function examine(
  copy: Copy,
  { offline = false, checks = allChecks }: { offline?: boolean; checks?: readonly Check[] } = {},
): Promise<Result[]> {
  const results = new Map<Check, Result>();

  const reasonToSkip = ({ needs = [], online }: Check): string | undefined => {
    if (offline && online) return 'not checked, because of --offline';
    for (const needed of needs) {
      const result = results.get(needed);
      if (result?.status === 'fail') return `not checked, because "${needed.title}" failed`;
      if (result?.status === 'skip') return result.summary;
    }
    return undefined;
  };

  for (const check of checks) {
    const { title } = check;
    const summary = reasonToSkip(check);
    const result: Result = summary
      ? { title, status: 'skip', summary, findings: [] }
      : await resultOf(check, copy);
    results.set(check, result);
  }
  return [...results.values()];
}

/** Whether the copy may be published: nothing fails. */
export const isReady = (results: readonly Result[]): boolean =>
  results.every(({ status }) => status !== 'fail');
