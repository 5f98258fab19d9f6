import { safeJson } from '@portfolio/backend/inbox/terminalText';
import { safeLine } from '@portfolio/data/safeText';
import { count, type Finding } from './check.ts';
import { isReady, type Result } from './examine.ts';

type Color = 'green' | 'yellow' | 'red' | 'gray';

/** Colours a word, or leaves it as it is. */
export type Paint = (color: Color, text: string) => string;

const marks: Record<Result['status'], { text: string; color: Color }> = {
  pass: { text: '✓ ok  ', color: 'green' },
  warn: { text: '! warn', color: 'yellow' },
  fail: { text: '✗ fail', color: 'red' },
  skip: { text: '- skip', color: 'gray' },
};

const indent = ' '.repeat(8);

/** `projects[].githubUrl` for `projects[3].githubUrl`; undefined outside lists and pages. */
function listPlace(path = ''): string | undefined {
  const place = path.replace(/\[\d+\]/g, '[]').replace(/^pages\.\w+/, 'pages.*');
  return place === path ? undefined : place;
}

/**
 * Findings at the same place of a list's entries, or of the pages, are one group, so that twenty
 * projects stay readable. Failures come first.
 */
function groupFindings(findings: readonly Finding[]): Finding[][] {
  const sorted = findings.toSorted((one, other) => one.level.localeCompare(other.level));
  const keyOf = (finding: Finding) => {
    const place = listPlace(finding.path);
    return place ? `${finding.level} ${finding.file} ${place}` : finding;
  };
  const groups = new Map<unknown, Finding[]>();
  for (const finding of sorted) {
    const key = keyOf(finding);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

function formatFinding({ level, file, path, message }: Finding, others: number): string {
  const parts = [level === 'warning' ? level : undefined, file, path, message];
  const more = others > 0 ? ` (and ${others} more like it)` : '';
  return `${indent}${safeLine(parts.filter(Boolean).join(': '))}${more}`;
}

function formatFindings(findings: readonly Finding[]): string[] {
  const groups = groupFindings(findings);
  return groups.flatMap(([first, ...others], index) => {
    if (!first) return [];
    const isLastWithThisFix = groups[index + 1]?.[0]?.fix !== first.fix;
    return [
      formatFinding(first, others.length),
      ...(isLastWithThisFix ? [`${indent}→ ${safeLine(first.fix)}`] : []),
    ];
  });
}

function formatResult({ title, status, summary, findings }: Result, paint: Paint): string[] {
  const { text, color } = marks[status];
  return [`${paint(color, text)}  ${title}: ${safeLine(summary)}`, ...formatFindings(findings)];
}

function summarise(results: readonly Result[]): string {
  const number = (status: Result['status']) =>
    results.filter((result) => result.status === status).length;
  const verdict = isReady(results) ? 'Ready to be public' : 'Not ready to be public';
  const parts = [
    count(number('fail'), 'check fails', 'checks fail'),
    count(number('warn'), 'warns', 'warn'),
    count(number('skip'), 'was skipped', 'were skipped'),
    count(number('pass'), 'passes', 'pass'),
  ].filter((part) => !part.startsWith('0 '));
  return `${verdict}: ${parts.join(', ')}.`;
}

/** The results for the owner, in a terminal. */
export const formatResults = (results: readonly Result[], paint: Paint): string =>
  [...results.flatMap((result) => formatResult(result, paint)), '', summarise(results)].join('\n');

/** The results for programs: nothing is grouped or left out. */
export const formatJson = (results: readonly Result[]): string =>
  safeJson({ ready: isReady(results), checks: results });
