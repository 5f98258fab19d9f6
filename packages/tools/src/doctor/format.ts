import { styleText } from 'node:util';
import { patternOf } from '@portfolio/data/values/place';
import { safeJson, safeLine } from '@portfolio/data/values/safeText';
import type { Finding } from '../content/checks/check.ts';
import { isReady, type Result } from './examine.ts';

/** The look of each status, and its name in the summary. */
const statuses = {
  fail: { color: 'red', mark: '✗ fail', word: 'failed' },
  warn: { color: 'yellow', mark: '! warn', word: 'warned' },
  skip: { color: 'gray', mark: '- skip', word: 'skipped' },
  chosen: { color: 'gray', mark: '○ off ', word: 'off by choice' },
  pass: { color: 'green', mark: '✓ ok  ', word: 'passed' },
} as const satisfies Record<Result['status'], unknown>;

const indent = ' '.repeat(8);

/**
 * Findings with the same key share a line, so that twenty projects stay readable. They have the same place in
 * several entries or pages, or the same message about several files.
 */
function groupOf({ level, file, path = '', message }: Finding): string {
  const place = patternOf(path).replace(/^pages\.\w+/, 'pages.*');
  const isListed = place !== path;
  return JSON.stringify(isListed ? [level, file, place] : [level, path, message]);
}

/** The findings in groups, failures first. */
function groupFindings(findings: readonly Finding[]): Finding[][] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings.toSorted((one, other) => one.level.localeCompare(other.level))) {
    const group = groups.get(groupOf(finding)) ?? [];
    groups.set(groupOf(finding), [...group, finding]);
  }
  return [...groups.values()];
}

function formatFindings(findings: readonly Finding[]): string[] {
  const groups = groupFindings(findings);
  return groups.flatMap(([first, ...others], index) => {
    if (!first) return [];
    const { level, file, path, message, fix } = first;
    const parts = [level === 'warning' ? level : undefined, file, path, message];
    const more = others.length > 0 ? ` (and ${others.length} more like it)` : '';
    const line = `${indent}${safeLine(parts.filter(Boolean).join(': '))}${more}`;
    const isLastWithThisFix = groups[index + 1]?.[0]?.fix !== fix;
    return isLastWithThisFix ? [line, `${indent}→ ${safeLine(fix)}`] : [line];
  });
}

function formatResult({ title, status, summary, findings }: Result): string[] {
  const { color, mark } = statuses[status];
  const line = `${styleText(color, mark)}  ${title}: ${safeLine(summary)}`;
  return [line, ...formatFindings(findings)];
}

/** The number of checks with each status. */
function summarise(results: readonly Result[]): string {
  const counts = Object.entries(statuses).flatMap(([name, { word }]) => {
    const { length } = results.filter(({ status }) => status === name);
    return length > 0 ? [`${length} ${word}`] : [];
  });
  const verdict = isReady(results) ? 'Ready to be public' : 'Not ready to be public';
  return `${verdict}: ${counts.join(', ')}.`;
}

/** The results for the owner, in a terminal. */
export const formatResults = (results: readonly Result[]): string =>
  [...results.flatMap(formatResult), '', summarise(results)].join('\n');

/** The results for programs: nothing is grouped or left out. */
export const formatJson = (results: readonly Result[]): string =>
  safeJson({ ready: isReady(results), checks: results }, 2);
