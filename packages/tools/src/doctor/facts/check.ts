import type { Content } from '@portfolio/data/schema/content';
import type { Workspace } from './workspace.ts';

/** Something that a check found. */
export interface Finding {
  /** A failure must be fixed before publishing; a warning should be fixed. */
  level: 'failure' | 'warning';
  /** The file or the variable with the problem. */
  file?: string;
  /** The place in the file, such as `projects[0].title`. */
  path?: string;
  message: string;
  /** How to fix it, as a sentence. */
  fix: string;
}

/** A finding as a check reports it. By default it is a failure, with the check's fix. */
export type Problem = Pick<Finding, 'message'> & Partial<Finding>;

/** The result of a check. */
export interface Report {
  problems: readonly Problem[];
  /** The rest of its line, after the title, when there are no problems. */
  passed: string;
  /** The rest of its line if the owner doesn't want this part of the site. */
  chosen?: string | undefined;
}

/** One line of the doctor's output. */
export interface Check {
  /** The subject of the check, in a few words. */
  title: string;
  /**
   * The checks that must pass before this one can run. If one fails, this one is skipped. If one is `chosen`, so is
   * this one.
   */
  needs?: readonly Check[];
  /** Whether it sends requests to the hosted project. `--offline` leaves it out. @default false */
  online?: boolean;
  /** The fix for problems without their own, as a sentence. */
  fix: string;
  /** @throws OwnerError instead of reporting a problem */
  run(workspace: Workspace): Report | Promise<Report>;
}

/** A check of the content alone, which the editor makes, too. */
export interface ContentCheck extends Check {
  run(own: Pick<Workspace, 'isSample' | 'env'> & { content: Content }): Report;
}
