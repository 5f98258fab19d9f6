import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import type { ListenAddress } from './address.ts';
import { StartProblem } from './startProblem.ts';

const drainMs = 500;

function explain(error: unknown, { host, port }: ListenAddress): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new StartProblem(
        `Port ${port} is in use: stop what has it, or set PORT to another one (PORT=${port === 65_535 ? port - 1 : port + 1} npm start).`,
      );
    case 'EACCES':
      return new StartProblem(`This user may not use port ${port}: set PORT to 1024 or higher.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new StartProblem(`HOST ${host} is not an address of this machine.`);
    default:
      return error;
  }
}

function urlOf({ address, port }: AddressInfo): string {
  if (['127.0.0.1', '::1', '0.0.0.0', '::'].includes(address)) return `http://localhost:${port}`;
  return `http://${isIPv6(address) ? `[${address}]` : address}:${port}`;
}

/**
 * Starts listening.
 * @returns the address to open in a browser
 * @throws StartProblem when the port or the host cannot be had
 */
export async function listen(server: Server, place: ListenAddress): Promise<string> {
  server.listen(place.port, place.host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw explain(error, place);
  }
  return urlOf(server.address() as AddressInfo);
}

/** Stops a server: requests under way get half a second to finish. */
export async function stopListening(server: Server): Promise<void> {
  if (!server.listening) return;
  const closed = once(server, 'close');
  server.close();
  // A browser keeps its connection open after the last answer.
  const idle = setInterval(() => server.closeIdleConnections(), 20);
  const limit = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(idle);
  clearTimeout(limit);
}
