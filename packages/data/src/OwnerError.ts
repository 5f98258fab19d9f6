/**
 * A problem that the owner can fix in content or settings. The message says everything, so the stack
 * and the brackets in which Vite would print it are left out.
 */
export class OwnerError extends Error {
  override name = 'OwnerError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }

  /** What Node shows for it (`util.inspect.custom`). */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}
