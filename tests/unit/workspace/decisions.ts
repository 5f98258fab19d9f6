import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of the decisions, from the repository's root. */
export const DECISIONS = 'docs/decisions';

/** One decision's file, title and state. */
export interface Decision {
  file: string;
  title: string;
  status: string;
  date: string;
}

const HEAD =
  /^# (?<title>\d{3} .+)\n\n\*\*Status.\*\* (?<status>(?:Accepted|Superseded)\b[^*]*)\. \*\*Date.\*\* (?<date>\d{4}-\d{2}-\d{2})\.\n/;

/**
 * All decisions, in the order of their numbers.
 * @throws Error that names a file whose first lines don't give number, title, status and date
 */
export function readDecisions(folder = DECISIONS): Decision[] {
  const files = readdirSync(folder).filter((file) => /^\d{3}-.+\.md$/.test(file));
  return files.sort().map((file) => {
    const { title, status, date } =
      HEAD.exec(readFileSync(join(folder, file), 'utf8'))?.groups ?? {};
    if (!title?.startsWith(file.slice(0, 3)) || !status || !date) {
      throw new Error(`${file} must start with its number and title, then its status and date.`);
    }
    return { file, title, status: status.replaceAll('\n', ' '), date };
  });
}

/** The table that the decisions' README shows. */
export function decisionIndex(decisions: readonly Decision[]): string {
  const rows = decisions.map(
    ({ file, title, status, date }) => `| [${title}](${file}) | ${status} | ${date} |`,
  );
  return ['| decision | status | date |', '|---|---|---|', ...rows].join('\n');
}
