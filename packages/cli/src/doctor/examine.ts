import type { Check, Finding, Result } from './check.ts';
import { checks as allChecks } from './checks.ts';
import type { Copy } from './copy.ts';

function statusOf(findings: readonly Finding[]): Result['status'] {
  if (findings.some(({ level }) => level === 'failure')) return 'fail';
  return findings.some(({ level }) => level === 'warning') ? 'warn' : 'pass';
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
    if (offline && online) return 'not asked, because of --offline';
    for (const needed of needs) {
      const result = results.get(needed);
      if (result?.status === 'fail') return `cannot be told before "${needed.title}" is mended`;
      if (result?.status === 'skip') return result.summary;
    }
    return undefined;
  };

  for (const check of checks) {
    const { title } = check;
    const reason = reasonToSkip(check);
    if (reason !== undefined) {
      results.set(check, { title, status: 'skip', summary: reason, findings: [] });
      continue;
    }
    const { summary, findings } = await check.run(copy);
    results.set(check, { title, status: statusOf(findings), summary, findings });
  }
  return [...results.values()];
}

/** Whether the copy may be published: nothing fails. */
export const isReady = (results: readonly Result[]): boolean =>
  results.every(({ status }) => status !== 'fail');
