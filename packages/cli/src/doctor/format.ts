import { safeJson, safeLine } from '@portfolio/backend/inbox/terminalText';
import { count, type Finding, type Result } from './check.ts';
import { isReady } from './examine.ts';
import { groupFindings } from './groupFindings.ts';

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

function formatFinding({ level, file, path, message }: Finding, others: number): string {
  const prefix = level === 'failure' ? '' : `${level}: `;
  const place = [file, path].filter(Boolean).map((part) => `${part}: `);
  const more = others > 0 ? ` (and ${others} more like it)` : '';
  return `${indent}${safeLine(`${prefix}${place.join('')}${message}`)}${more}`;
}

function formatFindings(findings: readonly Finding[]): string[] {
  const groups = groupFindings(findings);
  return groups.flatMap(({ first, others }, index) => {
    const isLastToMend = groups[index + 1]?.first.mend !== first.mend;
    return [
      formatFinding(first, others),
      ...(first.mend && isLastToMend ? [`${indent}→ ${safeLine(first.mend)}`] : []),
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
    `${count(number('fail'), 'check fails', 'checks fail')}`,
    `${count(number('warn'), 'warns', 'warn')}`,
    `${count(number('skip'), 'was skipped', 'were skipped')}`,
    `${count(number('pass'), 'passes', 'pass')}`,
  ].filter((part) => !part.startsWith('0 '));
  return `${verdict}: ${parts.join(', ')}.`;
}

/** The results as the owner reads them in a terminal. */
export const formatResults = (results: readonly Result[], paint: Paint): string =>
  [...results.flatMap((result) => formatResult(result, paint)), '', summarise(results)].join('\n');

/** The results for programs: nothing is grouped or left out. */
export const formatJson = (results: readonly Result[]): string =>
  safeJson({ ready: isReady(results), checks: results });
