/**
 * Something that the owner mends in content or settings. The message says all, so the stack, which
 * Vite would print beneath it, is left out.
 */
export class OwnerError extends Error {
  override name = 'OwnerError';

  constructor(message: string) {
    super(message);
    this.stack = message;
  }
}
