import fs from 'node:fs';
import { join } from 'node:path';
import { StackError } from '../errors.ts';

function isEmpty(dir: string): boolean {
  return !fs.existsSync(dir) || fs.readdirSync(dir).length === 0;
}

/**
 * Prepares Postgres' folder. What an interrupted first start left behind is removed: the
 * marker stays until the database is whole, and no message is taken before.
 * @throws StackError `database-unreadable` rather than making a new database over an old one
 */
export function prepareFolder(dir: string, unfinishedMarker: string): void {
  if (fs.existsSync(unfinishedMarker)) fs.rmSync(dir, { recursive: true, force: true });
  if (isEmpty(dir)) {
    fs.writeFileSync(unfinishedMarker, '');
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
    return;
  }
  if (!fs.existsSync(join(dir, 'PG_VERSION'))) {
    throw new StackError('database-unreadable', 'its file PG_VERSION is missing');
  }
}

function flushPath(path: string): void {
  const descriptor = fs.openSync(path, 'r');
  try {
    fs.fsyncSync(descriptor);
  } catch {
    // Not every file system flushes folders.
  } finally {
    fs.closeSync(descriptor);
  }
}

/** Marks a new database as whole, once all of it is on the disk: PGlite makes it without flushes. */
export function finishFolder(dir: string, unfinishedMarker: string): void {
  if (!fs.existsSync(unfinishedMarker)) return;
  for (const path of fs.readdirSync(dir, { recursive: true, encoding: 'utf8' })) {
    flushPath(join(dir, path));
  }
  flushPath(dir);
  fs.rmSync(unfinishedMarker);
}
