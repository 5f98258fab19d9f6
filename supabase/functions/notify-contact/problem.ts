/**
 * Why a call did not do all of its work. The message may be logged: it names variables and codes, never
 * what the other side said, which may repeat what the visitor wrote.
 */
export class NotifyProblem extends Error {
  override readonly name = 'NotifyProblem';
  /** Whether the same may work a moment later. */
  readonly transient: boolean;

  constructor(message: string, transient = false) {
    super(message);
    this.transient = transient;
  }
}
