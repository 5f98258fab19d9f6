import type { Problem } from './check.ts';

/** Names that only this machine or network knows, and numbers. */
const local = /(?:^|\.)(?:localhost|local|internal|lan|home|test|invalid|\d+)$/;

/** Domains reserved for examples (RFC 2606), such as the one that an import writes. */
const reserved = /(?:^|\.)example(?:\.(?:com|org|net))?$/;

/** Why visitors can't use an address. */
export function publicAddressProblems(url: string, place: Partial<Problem>): Problem[] {
  const { protocol, hostname } = new URL(url);
  const broken = (rule: string) => [{ ...place, message: `must ${rule}, but is "${url}"` }];
  if (protocol !== 'https:') return broken('start with https://');
  if (reserved.test(hostname)) return broken('not be on a domain reserved for examples');
  const isPublic = hostname.includes('.') && !local.test(hostname);
  return isPublic ? [] : broken('be on a domain that the public can reach');
}
