import { OwnerError } from '@portfolio/data/validation/OwnerError';
import Papa from 'papaparse';
import type { Note } from '../content/notes.ts';
import { type ExportFile, type ExportRow, plainName } from './linkedInFiles.ts';

/** Decodes UTF-8, or else Windows-1252, in which Excel saves CSV files in many countries. */
function decode(bytes: Uint8Array): { text: string; isAssumed: boolean } {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), isAssumed: false };
  } catch {
    // Any bytes are valid Windows-1252. Without "stream", Node 20 would decode ISO 8859-1.
    const text = new TextDecoder('windows-1252').decode(bytes, { stream: true });
    return { text, isAssumed: true };
  }
}

/** The separators of LinkedIn, and of Excel in many countries. */
const delimiters = [',', ';'];

/** The maximum number of rows above the header. LinkedIn puts notes there, and Excel `sep=;`. */
const MAX_NOTES = 10;

/** The index of the header row. It has the required columns, or any known column. */
function headerIn(rows: readonly string[][], { columns, required }: ExportFile): number {
  const known = new Set(Object.keys(columns).map(plainName));
  return rows.slice(0, MAX_NOTES).findIndex((cells) => {
    const names = cells.map(plainName);
    return required?.every((name) => names.includes(name)) ?? names.some((name) => known.has(name));
  });
}

const errors: Partial<Record<string, string>> = {
  MissingQuotes: 'a quotation mark is never closed',
  InvalidQuotes: 'a quotation mark in a cell must be written twice',
};

/**
 * The rows of a CSV file; undefined when its columns aren't those of the file that it should be.
 * @param path for messages
 * @throws OwnerError that names the row that can't be read
 */
export function readTable(
  bytes: Uint8Array,
  path: string,
  file: ExportFile,
): { rows: ExportRow[]; notes: Note[] } | undefined {
  const { text, isAssumed } = decode(bytes);
  const message = "isn't UTF-8: it was read as Windows-1252, so check letters such as é and ü";
  for (const delimiter of delimiters) {
    const { data, errors: found } = Papa.parse<string[]>(text, { delimiter });
    const header = headerIn(data, file);
    if (header === -1) continue;
    const [error] = found;
    if (error) {
      const why = errors[error.code] ?? error.message;
      throw new OwnerError(`${path} row ${(error.row ?? 0) + 1}: isn't valid CSV: ${why}`);
    }
    const names = data[header] ?? [];
    const rows = data.slice(header + 1).flatMap((row) => {
      const cells = row.flatMap((cell, at) =>
        cell.trim() === '' ? [] : [[names[at]?.trim() || `column ${at + 1}`, cell.trim()]],
      );
      return cells.length > 0 ? [{ file, cells: Object.fromEntries(cells) }] : [];
    });
    return { rows, notes: isAssumed ? [{ path, message }] : [] };
  }
  return undefined;
}
