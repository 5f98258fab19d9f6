import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that tells nothing about how much of it is right. */
export function isSameSecret(given: string | null, secret: string): boolean {
  return given !== null && timingSafeEqual(digest(given), digest(secret));
}
