import type { Copy } from './copy.ts';

/** Something that a check found. */
export interface Finding {
  /** A failure must be fixed before publishing, a warning should be. */
  level: 'failure' | 'warning';
  /** The file, or the variable, that holds it. */
  file?: string;
  /** The place in the file, such as `projects[0].title`. */
  path?: string;
  message: string;
  /** How to fix it, as a sentence. */
  fix: string;
}

/** The result of a check. */
export interface Report {
  /** The rest of its line, after the title. */
  summary: string;
  findings: Finding[];
}

/** One line of the doctor's output. */
export interface Check {
  /** What is checked, in a few words. */
  title: string;
  /** The checks that must pass before this one can run. Otherwise it is skipped. */
  needs?: readonly Check[];
  /** Asks the hosted project, which `--offline` leaves out. @default false */
  online?: boolean;
  run(copy: Copy): Report | Promise<Report>;
}

/** What a finding is about. */
export type Place = Pick<Finding, 'file' | 'path'>;

/** Something that must be fixed before publishing. */
export const failure = (message: string, fix: string, place: Place = {}): Finding => ({
  level: 'failure',
  ...place,
  message,
  fix,
});

/** Something that should be fixed. */
export const warning = (message: string, fix: string, place: Place = {}): Finding => ({
  ...failure(message, fix, place),
  level: 'warning',
});

/**
 * The result of a check.
 * @param passed its summary when nothing was found
 * @param failed its summary otherwise
 */
export const report = (findings: Finding[], passed: string, failed: string): Report => ({
  summary: findings.length === 0 ? passed : failed,
  findings,
});

/** `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
