import type { AttackResult } from './attack.ts';
import type { LoadResult } from './senders.ts';

/** The value that `share` (0 to 1) of the values do not exceed. */
function percentile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? Number.NaN;
}

/** How often each value occurs, the most frequent first. */
function countEach(values: string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a);
}

/** Compares the answers to the senders with the table. */
function compare({ sent, givenUp }: LoadResult, rows: string[]) {
  const stored = new Set(rows);
  const known = new Set([...sent, ...givenUp.map(({ message }) => message)]);
  return {
    duplicates: rows.length - stored.size,
    missing: sent.filter((message) => !stored.has(message)).length,
    unexpected: [...stored].filter((message) => !known.has(message)).length,
    storedThoughFailed: givenUp.filter(({ message }) => stored.has(message)),
  };
}

const byCause = (causes: string[]) =>
  countEach(causes).map(([cause, count]): [string, number] => [`  ${cause}`, count]);

function print(lines: [string, string | number][]): void {
  for (const [name, value] of lines) console.log(`${name.slice(0, 38).padEnd(40)} ${value}`);
}

/**
 * Prints the counts.
 * @returns whether the table has every message reported as sent exactly once, and no other
 */
export function report(result: LoadResult, rows: string[]): boolean {
  const { requests, sent, givenUp, failures, latenciesMs, tookMs } = result;
  const { duplicates, missing, unexpected, storedThoughFailed } = compare(result, rows);
  const latency = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(latenciesMs, share)));
  const lines: [string, string | number][] = [
    ['requests', requests],
    ['called sent', sent.length],
    ['called failed', failures.length],
    ...byCause(failures),
    ['never sent again', givenUp.length],
    ['stored though called failed', storedThoughFailed.length],
    ...byCause(storedThoughFailed.map(({ cause }) => cause)),
    ['rows', rows.length],
    ['duplicates', duplicates],
    ['missing', missing],
    ['sent by nobody', unexpected],
    ['messages a second', Math.round((sent.length / tookMs) * 1000)],
    ['latency p50 / p95 / p99', `${latency.join(' / ')} ms`],
  ];
  print(lines);
  return duplicates + missing + unexpected === 0 && sent.length > 0;
}

/** The longest that a visitor may wait while others attack, in milliseconds. */
const longestWaitMs = 2_000;

/**
 * Prints the visitors' results during an attack.
 * @returns whether each of them was answered in time and their message stored once
 */
export function reportAttack(result: AttackResult, rows: string[]): boolean {
  const { sent, failures, waitsMs, answers } = result;
  const visitors = rows.filter((message) => message.startsWith('Visitor'));
  const [p50, p95, longest] = [0.5, 0.95, 1].map((share) => Math.round(percentile(waitsMs, share)));
  const missing = sent.filter((message) => !visitors.includes(message)).length;
  print([
    ['attacking requests', answers.length],
    ...byCause(answers),
    ['visitors', waitsMs.length],
    ['called sent', sent.length],
    ['called failed', failures.length],
    ...byCause(failures),
    ['rows of visitors', visitors.length],
    ['missing', missing],
    ['rows of attackers', rows.length - visitors.length],
    ['visitors waited p50 / p95 / longest', `${p50} / ${p95} / ${longest} ms`],
  ]);
  const isInTime = longest !== undefined && longest <= longestWaitMs;
  return isInTime && failures.length === 0 && missing === 0 && visitors.length === sent.length;
}
