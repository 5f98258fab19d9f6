import { isIP } from 'node:net';
import { reservedDomain } from './sample/reserved.ts';

/** Names that only this machine or network knows. */
const local = /(?:^|\.)(?:localhost|local|internal|lan|home|test|invalid|example)$/;

/** What the address must do so that visitors can use it; undefined when they can. */
export function publicAddressProblem(text: string): string | undefined {
  if (!URL.canParse(text)) return 'be a web address such as https://ada-byron.dev';
  const { protocol, hostname } = new URL(text);
  if (protocol !== 'https:') return 'start with https://';
  if (reservedDomain.test(hostname)) return 'not be on a domain reserved for examples';
  const isNumber = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  if (isNumber || local.test(hostname) || !hostname.includes('.')) {
    return 'be on a domain that the public can reach';
  }
  return undefined;
}
