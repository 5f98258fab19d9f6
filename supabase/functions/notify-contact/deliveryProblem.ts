/**
 * Why a mail was not taken. Its message is made of codes, never of the other side's sentences, which
 * may repeat what the visitor wrote.
 */
export class DeliveryProblem extends Error {
  override readonly name = 'DeliveryProblem';
  /** Whether the same mail may be taken a moment later. */
  readonly transient: boolean;

  constructor(code: string, transient: boolean) {
    super(code.replace(/[^\w .-]/g, '').slice(0, 100));
    this.transient = transient;
  }
}
