import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Circumstances } from './circumstances.ts';
import type { Measurement } from './measurement.ts';

/** What a bench writes. */
export interface BenchRecord extends Circumstances {
  date: string;
  measurements: Measurement[];
}

const FOLDER = 'test-results/bench';

/** Writes the record into a file of its own, and returns its path. */
export function writeRecord(record: BenchRecord, folder = FOLDER): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${record.date.slice(0, 19).replaceAll(':', '-')}.json`);
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  return file;
}

/**
 * Reads what an earlier bench wrote.
 * @throws Error that says what is wrong with the file
 */
export function readRecord(file: string): BenchRecord {
  const asked = `--against takes a file that npm run bench has written, in ${FOLDER}/`;
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new Error(`${file} can't be read (${(error as NodeJS.ErrnoException).code}): ${asked}.`);
  }
  try {
    const record: BenchRecord = JSON.parse(text);
    const isRow = ({ group, name }: Measurement) => group !== undefined && name !== undefined;
    if (record.measurements.every(isRow)) return record;
  } catch {
    // Said below.
  }
  throw new Error(`${file} isn't the result of a bench: ${asked}.`);
}
