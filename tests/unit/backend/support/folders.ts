import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, onTestFinished } from 'vitest';

const makeFolder = () => mkdtempSync(join(tmpdir(), 'portfolio-unit-'));
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** Writes files into a folder, below it too. */
export function writeFiles(folder: string, files: Record<string, string | Uint8Array>): void {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
}

/** A new folder with these files, gone after the test. */
export function freshFolder(files: Record<string, string | Uint8Array> = {}): string {
  const folder = makeFolder();
  onTestFinished(() => remove(folder));
  writeFiles(folder, files);
  return folder;
}

/** A new folder for all tests of a file or a group, gone after the last. */
export function sharedFolder(): string {
  const folder = makeFolder();
  afterAll(() => remove(folder));
  return folder;
}

/** Changes a file that has such a text. */
export function changeFile(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}
