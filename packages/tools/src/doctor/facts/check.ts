import type { Workspace } from './workspace.ts';

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

/** A finding as a check reports it: a failure, and fixed as the check says, unless it says otherwise. */
export type Problem = Pick<Finding, 'message'> & Partial<Finding>;

/** The result of a check. */
export interface Report {
  problems: readonly Problem[];
  /** The rest of its line, after the title, when there are no problems. */
  passed: string;
  /** Why the owner can do without it: the rest of its line if they have chosen that. */
  chosen?: string | undefined;
}

/** One line of the doctor's output. */
export interface Check {
  /** The subject of the check, in a few words. */
  title: string;
  /**
   * The checks that must pass before this one can run. Otherwise it is skipped, or counts as chosen if the
   * owner does without one of them.
   */
  needs?: readonly Check[];
  /** Whether it asks the hosted project, which `--offline` leaves out. @default false */
  online?: boolean;
  /** How to fix a problem that doesn't say so itself, as a sentence. */
  fix: string;
  /** @throws OwnerError instead of reporting a problem */
  run(workspace: Workspace): Report | Promise<Report>;
}
