import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

let compiled: Promise<WebAssembly.Module> | undefined;

async function compile(): Promise<WebAssembly.Module> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  return WebAssembly.compile(await readFile(join(dirname(entry), 'pglite.wasm')));
}

/**
 * Postgres, compiled once for all databases that this process opens: what V8 has optimised for one
 * is there for the next.
 */
export function loadPostgres(): Promise<WebAssembly.Module> {
  compiled ??= compile();
  return compiled;
}
