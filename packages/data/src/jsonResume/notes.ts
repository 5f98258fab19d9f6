/** A note for the owner about a place in the résumé, such as `work[0].startDate`. */
export interface Note {
  path: string;
  message: string;
}

/** Notes for a terminal, a line each. */
export const formatNotes = (notes: readonly Note[]) =>
  notes.map(({ path, message }) => (path ? `${path}: ${message}` : message)).join('\n');

/** Thrown when a résumé cannot be read; the message lists every problem, a line each. */
export class ResumeError extends Error {
  override name = 'ResumeError';
  /** The problems, one by one. */
  readonly problems: readonly Note[];

  constructor(problems: readonly Note[]) {
    super(formatNotes(problems));
    this.problems = problems;
  }
}
