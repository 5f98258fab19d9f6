import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file that exists until the first start has made the whole database. */
const markerOf = (dir: string) => `${dir}.unfinished`;

/**
 * Prepares Postgres' folder. Removes the remains of an interrupted first start. They hold no messages, which the
 * database only takes once it is complete.
 * @throws rather than letting Postgres make a new database over an old one
 */
export function prepareFolder(dir: string): void {
  const marker = markerOf(dir);
  if (existsSync(marker)) rmSync(dir, { recursive: true, force: true });
  if (existsSync(join(dir, 'PG_VERSION'))) return;
  mkdirSync(dir, { recursive: true, mode: 0o700 });
  if (readdirSync(dir).length > 0) throw new Error('its file PG_VERSION is missing');
  writeFileSync(marker, '');
}

/** Marks a new database as complete. */
export function finishFolder(dir: string): void {
  rmSync(markerOf(dir), { force: true });
}
