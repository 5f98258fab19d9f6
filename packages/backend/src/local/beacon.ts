import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { StackError, systemCode } from './errors.ts';

/** How long a busy process may take to answer before it counts as living. */
const answerMs = 1_000;

/** A loopback port that answers with a token for as long as this process lives. */
export interface Beacon {
  port: number;
  token: string;
  close(): void;
}

/**
 * Starts answering on a free loopback port.
 * @throws StackError `socket-failed` when the machine gives no port
 */
export async function lightBeacon(): Promise<Beacon> {
  const token = randomUUID();
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.unref().end(token);
  });
  server.unref();
  server.listen(0, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StackError(
      'socket-failed',
      `no free port on 127.0.0.1 (${systemCode(error)}): the embedded backend needs one`,
    );
  }
  server.on('error', () => undefined);
  return {
    port: (server.address() as AddressInfo).port,
    token,
    close: () => void server.close(),
  };
}

/** Whether the process that lit a beacon lives: a pid alone may have gone to another since. */
export function isLit({ port, token }: { port: number; token: string }): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' });
    let answer = '';
    const settle = (lit: boolean) => {
      socket.destroy();
      resolve(lit);
    };
    socket.setEncoding('utf8');
    socket.setTimeout(answerMs, () => settle(true));
    socket.on('data', (text: string) => {
      answer += text;
    });
    socket.on('error', () => settle(false));
    socket.on('end', () => settle(answer === token));
  });
}
