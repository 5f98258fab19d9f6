import type { Copy } from './copy.ts';

/** Something that a check has to say. */
export interface Finding {
  /** What must be mended before publishing, what should be, or what is only good to know. */
  level: 'failure' | 'warning' | 'note';
  /** The file, or the variable, that holds it. */
  file?: string;
  /** The place in the file, such as `projects[0].title`. */
  path?: string;
  message: string;
  /** How to mend it, as a sentence. */
  mend?: string;
}

/** What a check has found. */
export interface Report {
  /** The rest of its line, after the title. */
  summary: string;
  findings: Finding[];
}

/** One line of the doctor's. */
export interface Check {
  /** What is looked at, in a few words. */
  title: string;
  /** The checks without which this one can say nothing: unless they pass, it is skipped. */
  needs?: readonly Check[];
  /** Asks the hosted project, which `--offline` leaves out. @default false */
  online?: boolean;
  run(copy: Copy): Report | Promise<Report>;
}

/** How a check went. */
export interface Result extends Report {
  title: string;
  status: 'pass' | 'warn' | 'fail' | 'skip';
}

/** `1 page`, `2 pages`. */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;
