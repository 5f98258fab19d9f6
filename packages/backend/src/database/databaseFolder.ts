import fs from 'node:fs';
import { join } from 'node:path';

/** A file that is there while the database in a folder is made for the first time. */
const markerOf = (dir: string) => `${dir}.unfinished`;

/**
 * Prepares Postgres' folder. The rest of an interrupted first start is removed: the
 * marker stays until the database is whole, and no message is taken before.
 * @throws rather than letting Postgres make a new database over an old one
 */
export function prepareFolder(dir: string): void {
  const marker = markerOf(dir);
  if (fs.existsSync(marker)) fs.rmSync(dir, { recursive: true, force: true });
  if (!fs.existsSync(dir) || fs.readdirSync(dir).length === 0) {
    fs.writeFileSync(marker, '');
    fs.mkdirSync(dir, { recursive: true, mode: 0o700 });
  } else if (!fs.existsSync(join(dir, 'PG_VERSION'))) {
    throw new Error('its file PG_VERSION is missing');
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
export function finishFolder(dir: string): void {
  if (!fs.existsSync(markerOf(dir))) return;
  for (const path of ['', ...fs.readdirSync(dir, { recursive: true, encoding: 'utf8' })]) {
    flushPath(join(dir, path));
  }
  fs.rmSync(markerOf(dir));
}
