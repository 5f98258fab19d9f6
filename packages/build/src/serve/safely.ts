import type { Connect } from 'vite';

/**
 * An asynchronous handler for Vite's and other connect-style servers, which catch what a handler throws, but not its
 * rejection.
 * @param handle answers a request or passes it on
 */
export const safely =
  (
    handle: (...args: Parameters<Connect.NextHandleFunction>) => Promise<unknown>,
  ): Connect.NextHandleFunction =>
  (request, response, next) => {
    handle(request, response, next).catch(next);
  };
