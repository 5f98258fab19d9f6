import type { Check, Report } from './check.ts';
import { altTexts } from './checks/altTexts.ts';
import { build } from './checks/build.ts';
import { buildAddress } from './checks/buildAddress.ts';
import { buildTarget } from './checks/buildTarget.ts';
import { content } from './checks/content.ts';
import { database } from './checks/database.ts';
import { links } from './checks/links.ts';
import { placeholders } from './checks/placeholders.ts';
import { project } from './checks/project.ts';
import { projectAddress } from './checks/projectAddress.ts';
import { rights } from './checks/rights.ts';
import { sending } from './checks/sending.ts';
import { siteAddress } from './checks/siteAddress.ts';
import { variables } from './checks/variables.ts';
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
  ...rights,
  database,
];

/** How a check went. */
export interface Result extends Report {
  title: string;
  status: 'pass' | 'warn' | 'fail' | 'skip';
}

function statusOf({ findings }: Report): Result['status'] {
  if (findings.length === 0) return 'pass';
  return findings.some(({ level }) => level === 'failure') ? 'fail' : 'warn';
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
    const skipped = reasonToSkip(check);
    const report = skipped ? { summary: skipped, findings: [] } : await check.run(copy);
    results.set(check, { title, status: skipped ? 'skip' : statusOf(report), ...report });
  }
  return [...results.values()];
}

/** Whether the copy may be published: nothing fails. */
export const isReady = (results: readonly Result[]): boolean =>
  results.every(({ status }) => status !== 'fail');
