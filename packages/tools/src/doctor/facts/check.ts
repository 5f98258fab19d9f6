import type { ContentCheck, Report } from '../../content/checks/check.ts';
import type { Workspace } from './workspace.ts';

/** One line of the doctor's output. */
export interface Check extends Omit<ContentCheck, 'run'> {
  /**
   * The checks that must pass before this one can run. If one fails, this one is skipped. If one is `chosen`, so is
   * this one.
   */
  needs?: readonly Check[];
  /** Whether it sends requests to the hosted project. `--offline` leaves it out. @default false */
  online?: boolean;
  /** @throws OwnerError instead of reporting a problem */
  run(workspace: Workspace): Report | Promise<Report>;
}
