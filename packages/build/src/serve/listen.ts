import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import { OwnerError } from '@portfolio/data/validation/OwnerError';

/** Where to listen. */
export interface ListenAddress {
  host: string;
  /** 0 takes any free port. */
  port: number;
}

const defaultPort = 4173;
const drainMs = 500;

/**
 * Reads `PORT`.
 * @param byDefault the port if it isn't set
 * @throws OwnerError when it isn't a port
 */
export function readPort({ PORT }: NodeJS.ProcessEnv, byDefault: number): number {
  const text = PORT?.trim() ?? '';
  const port = text === '' ? byDefault : Number(text);
  if (!/^\d*$/.test(text) || port > 65_535) {
    throw new OwnerError(`PORT must be a number from 0 to 65535, but is "${PORT}".`);
  }
  return port;
}

/**
 * Reads `PORT` (default 4173) and `HOST` (default: this machine only).
 * @throws OwnerError when `PORT` isn't a port
 */
export const readAddress = (env: NodeJS.ProcessEnv): ListenAddress => ({
  host: env.HOST?.trim() || '127.0.0.1',
  port: readPort(env, defaultPort),
});

/** The error for a port that another program uses. */
export const portInUse = (port: number, command: string) =>
  new OwnerError(
    `Port ${port} is in use: stop the program that uses it, or choose another port (PORT=${port === 65_535 ? port - 1 : port + 1} ${command}).`,
  );

function explain(error: NodeJS.ErrnoException, { host, port }: ListenAddress): Error {
  if (error.code === 'EADDRINUSE') return portInUse(port, 'npm start');
  const notHere = `HOST ${host} is not an address of this machine.`;
  const reasons: Record<string, string> = {
    EACCES: `This user may not use port ${port}: set PORT to 1024 or higher.`,
    EADDRNOTAVAIL: notHere,
    ENOTFOUND: notHere,
    EAI_AGAIN: notHere,
  };
  const reason = reasons[error.code ?? ''];
  return reason ? new OwnerError(reason) : error;
}

function urlOf({ address, port }: AddressInfo): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address)) return `http://localhost:${port}`;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

/**
 * Starts listening.
 * @returns the address to open in a browser
 * @throws OwnerError when the port or the host can't be used
 */
export async function listen(server: Server, place: ListenAddress): Promise<string> {
  server.listen(place.port, place.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error as NodeJS.ErrnoException, place);
  }
  return urlOf(server.address() as AddressInfo);
}

/** Stops a server. Requests under way get half a second to finish. */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const limit = setTimeout(() => server.closeAllConnections(), drainMs);
  await once(server.close(), 'close');
  clearTimeout(limit);
}
