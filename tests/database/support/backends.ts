import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dataPaths } from '@portfolio/build/folders/dataFolder';
import { findRestBinary } from '@portfolio/tools/backend/restBinary';
import { startRest } from '@portfolio/tools/backend/restProcess';
import { mintAnonToken, mintServiceRoleKey } from '@portfolio/tools/backend/token';
import { inject } from 'vitest';
import { raiseLimits } from './limits.ts';
import { copyTemplate, type NativePostgres, runAsSuperuser } from './nativePostgres.ts';
import type { Rest } from './rest.ts';
import { endOwnStack, openToVisitors, share, startOwnStack } from './stacks.ts';

/** PostgREST over a Postgres with nothing in it. */
export interface Backend extends Rest {
  /** Makes a request a visitor's. */
  anonToken: string;
  /** Signs its tokens. */
  jwtSecret: string;
  close(): Promise<void>;
}

/** How to start a backend. */
export interface BackendOptions {
  /** Whether it takes as many messages as a test sends. @default false */
  unlimited?: boolean;
}

/** A kind of backend that is available. */
export interface BackendKind {
  name: string;
  start: (options?: BackendOptions) => Promise<Backend>;
}

async function startEmbedded({ unlimited = false }: BackendOptions = {}): Promise<Backend> {
  const stack = await startOwnStack(unlimited);
  const jwtSecret = readFileSync(dataPaths(stack.dataDir).secret, 'utf8');
  return { ...stack, jwtSecret, close: () => endOwnStack(stack) };
}

/** As a hosted project has it: ten connections, each with prepared statements. */
const hostedSettings = {
  ...openToVisitors,
  PGRST_DB_POOL: '10',
  PGRST_DB_PREPARED_STATEMENTS: 'true',
};

/** Starts PostgREST over a copy of the template. */
export async function startNative(
  native: NativePostgres,
  { unlimited = false }: BackendOptions = {},
): Promise<Backend & { databaseUrl: string }> {
  const { url, drop } = await copyTemplate(native);
  if (unlimited) await runAsSuperuser(url, raiseLimits);
  const databaseUri = Object.assign(new URL(url), {
    username: 'authenticator',
    password: native.authenticatorPassword,
  }).href;
  const jwtSecret = randomBytes(48).toString('base64url');
  const rest = await startRest({
    binary: findRestBinary(),
    databaseUri,
    jwtSecret,
    signal: new AbortController().signal,
    settings: hostedSettings,
  });
  return {
    databaseUrl: url,
    restUrl: rest.url,
    anonToken: await mintAnonToken(jwtSecret),
    jwtSecret,
    serviceRoleKey: () => mintServiceRoleKey(jwtSecret),
    async close() {
      await rest.stop();
      await drop();
    },
  };
}

/** The backends on which the promises must hold: the native one only in a full run, if there is one. */
export function listBackends(): BackendKind[] {
  const native = inject('nativePostgres');
  const embedded = { name: 'the embedded Postgres', start: startEmbedded };
  if (!native) return [embedded];
  return [
    embedded,
    { name: 'a native Postgres', start: (options) => startNative(native, options) },
  ];
}

/** One backend for all tests of a group. */
export const shareBackend = ({ start }: BackendKind, options?: BackendOptions): (() => Backend) =>
  share(
    () => start(options),
    (backend) => backend.close(),
  );
