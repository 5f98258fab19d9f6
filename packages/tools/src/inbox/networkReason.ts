/** Why a request got no answer, in one word. */
export function networkReason(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return String(cause);
  if (cause.name === 'TimeoutError') return 'no answer';
  return 'code' in cause ? String(cause.code) : cause.message;
}
