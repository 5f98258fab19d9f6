import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP } from 'node:net';
import { hostname } from 'node:os';

/** Reads the names in `ALLOWED_HOSTS`, which commas separate. A name with a dot first allows all names below it. */
export const readAllowedHosts = ({ ALLOWED_HOSTS = '' }: NodeJS.ProcessEnv): string[] =>
  ALLOWED_HOSTS.split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);

/** The name or address in a `Host` header, without the port. */
function hostIn(header = ''): string | undefined {
  const [, address, name] = /^(?:\[([^[\]]+)\]|([^[\]:@/\\\s]+))(?::\d*)?$/.exec(header) ?? [];
  return (address ?? name)?.toLowerCase().replace(/\.$/, '');
}

/**
 * Whether a request's `Host` header names this server. Another site can make its own name lead to this machine (DNS
 * rebinding), and would then have the same origin as this server. So only known names are allowed. IP addresses are safe,
 * because nobody can make one lead elsewhere.
 * @param allowed more names, in lower case. A name with a dot first allows all names below it
 */
export function isAllowedHost(header: string | undefined, allowed: readonly string[]): boolean {
  const host = hostIn(header);
  if (host === undefined) return false;
  if (isIP(host.replace(/%.*/, '')) || host === 'localhost' || host.endsWith('.localhost'))
    return true;
  const machine = hostname().toLowerCase();
  return [machine, `${machine}.local`, ...allowed].some((name) =>
    name.startsWith('.') ? `.${host}`.endsWith(name) : host === name,
  );
}

/** Refuses a request for another host, with a line that names the setting; returns whether it did. */
export function refuseOtherHost(
  { headersDistinct }: IncomingMessage,
  response: ServerResponse,
  allowed: readonly string[],
): boolean {
  // Two of them are no name, and Node would take the first.
  const host = headersDistinct.host?.join(', ');
  if (isAllowedHost(host, allowed)) return false;
  const name = JSON.stringify(hostIn(host) ?? host ?? '');
  const line = `This site is not served as ${name}: to allow it, set ALLOWED_HOSTS to that name.\n`;
  response.shouldKeepAlive = false;
  response.writeHead(421, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(line),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(line);
  return true;
}
