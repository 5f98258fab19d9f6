import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dataPaths } from '@portfolio/backend/local/paths';
import { findRestBinary } from '@portfolio/backend/local/restBinary';
import { startRest } from '@portfolio/backend/local/restProcess';
import { startStack } from '@portfolio/backend/local/stack';
import { mintAnonToken, mintServiceRoleKey } from '@portfolio/backend/local/token';
import { afterAll, beforeAll, inject } from 'vitest';
import { makeDataDir, removeFolder } from './folders.ts';
import { raiseLimits } from './limits.ts';
import { copyTemplate, type NativePostgres, runAsSuperuser } from './nativePostgres.ts';
import { openToVisitors } from './openToVisitors.ts';

/** PostgREST over a Postgres with nothing in it. */
export interface Backend {
  restUrl(): Promise<string>;
  anonToken(): Promise<string>;
  /** Signs its tokens. */
  jwtSecret: string;
  serviceRoleKey(): Promise<string>;
  close(): Promise<void>;
}

/** How to start a backend. */
export interface BackendOptions {
  /** Whether it takes as many messages as a test sends. @default false */
  unlimited?: boolean;
}

/** A kind of backend that is here. */
export interface BackendKind {
  name: string;
  start: (options?: BackendOptions) => Promise<Backend>;
}

async function startEmbedded({ unlimited = false }: BackendOptions = {}): Promise<Backend> {
  const dataDir = await makeDataDir(unlimited);
  const stack = await startStack({ dataDir, settings: openToVisitors });
  return {
    ...stack,
    jwtSecret: readFileSync(dataPaths(stack.dataDir).secret, 'utf8'),
    async close() {
      await stack.close();
      removeFolder(stack.dataDir);
    },
  };
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
    guard: { watch: () => undefined, dismiss: () => undefined },
    signal: new AbortController().signal,
    settings: hostedSettings,
  });
  return {
    databaseUrl: url,
    restUrl: async () => rest.url,
    anonToken: () => mintAnonToken(jwtSecret),
    jwtSecret,
    serviceRoleKey: () => mintServiceRoleKey(jwtSecret),
    async close() {
      await rest.stop();
      await drop();
    },
  };
}

/** The backends on which what is promised must hold: the native one only where there is one. */
export function listBackends(): BackendKind[] {
  const native = inject('nativePostgres');
  return [
    { name: 'the embedded Postgres', start: startEmbedded },
    ...(native
      ? [
          {
            name: 'a native Postgres',
            start: (options?: BackendOptions) => startNative(native, options),
          },
        ]
      : []),
  ];
}

/** One backend for all tests of a group. */
export function shareBackend({ start }: BackendKind, options?: BackendOptions): () => Backend {
  let backend: Backend | undefined;
  beforeAll(async () => {
    backend = await start(options);
  });
  afterAll(() => backend?.close());
  return () => {
    if (!backend) throw new Error('The backend has not started.');
    return backend;
  };
}
