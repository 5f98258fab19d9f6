/**
 * Why a message was not stored: `code` where what sends it could not be loaded, `connection` where the
 * backend could not be reached, `busy` where it refused because too many messages came in a short time.
 */
export type SendFailure = 'code' | 'connection' | 'busy';

/** A message could not be sent, for a reason that the visitor should know. */
export class SendError extends Error {
  override name = 'SendError';

  /** @param retryAfterS after how many seconds to try again, where the backend says so */
  constructor(
    message: string,
    readonly failure: SendFailure,
    readonly retryAfterS?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
