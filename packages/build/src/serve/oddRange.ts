import type { IncomingMessage } from 'node:http';

/** `bytes=5-9` or `bytes=5-`, in numbers that are exact. */
const plainRange = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/;

const conditions = ['if-range', 'if-match', 'if-unmodified-since'];

/**
 * Takes the range out of a request that sirv 3.0.2 would answer wrongly. It sends the whole file for `bytes=0-0`, throws for
 * `bytes=5-2` and for large numbers, and reads no condition. A server may ignore a range (RFC 9110, 14.2).
 */
export function dropOddRange({ method, headers }: IncomingMessage): void {
  const [, first, last] = plainRange.exec(headers.range ?? '') ?? [];
  const isPlain = first !== undefined && !(Number(last) < Number(first));
  const isConditional = conditions.some((name) => name in headers);
  if (method !== 'GET' || !isPlain || isConditional) delete headers.range;
}
