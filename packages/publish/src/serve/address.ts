import { StartProblem } from './startProblem.ts';

/** Where to listen. */
export interface ListenAddress {
  host: string;
  /** 0 takes any free port. */
  port: number;
}

const defaultPort = 4173;

/**
 * Reads `PORT` (default 4173) and `HOST` (default: this machine only).
 * @throws StartProblem when `PORT` is not a port
 */
export function readAddress({ PORT, HOST }: NodeJS.ProcessEnv): ListenAddress {
  const text = PORT?.trim() ?? '';
  const port = text === '' ? defaultPort : Number(text);
  if (!/^\d*$/.test(text) || port > 65_535) {
    throw new StartProblem(`PORT must be a number from 0 to 65535, but is "${PORT}".`);
  }
  return { host: HOST?.trim() || '127.0.0.1', port };
}
