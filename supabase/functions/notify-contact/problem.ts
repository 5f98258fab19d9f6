/**
 * Why a call did not do all of its work. The message may be logged: it names variables and codes, never
 * the other side's words, which may repeat the visitor's text.
 */
export class NotifyProblem extends Error {
  override readonly name = 'NotifyProblem';
  /** Whether the same request may work a moment later. */
  readonly transient: boolean;

  constructor(message: string, transient = false) {
    super(message);
    this.transient = transient;
  }
}
