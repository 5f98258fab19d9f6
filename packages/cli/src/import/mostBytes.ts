import { OwnerError } from '@portfolio/data/OwnerError';

/** The bytes that the import reads of a source. Real résumés have some kB, and a whole export of LinkedIn has a few MB. */
const MOST_BYTES = 20_000_000;

/**
 * Stops before so much is read that the machine runs out of memory.
 * @throws OwnerError for more bytes than the import reads
 */
export function refuseLarge(name: string, bytes: number): void {
  if (bytes <= MOST_BYTES) return;
  const size = `${Math.ceil(bytes / 1e6).toLocaleString('en')} MB`;
  throw new OwnerError(
    `${name}: has ${size}, and the import reads ${MOST_BYTES / 1e6} MB: is it the right file?`,
  );
}
