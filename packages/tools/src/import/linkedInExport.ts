import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { Note } from '../content/notes.ts';
import { type ExportEntry, refuseLarge } from './exportEntries.ts';
import type { Converted } from './fromResume.ts';
import { type ExportFile, type ExportRow, exportFiles, plainName } from './linkedInFiles.ts';
import { readTable } from './readTable.ts';
import { resumeFromLinkedIn } from './resumeFromLinkedIn.ts';

/** The name of a file without its folders, `.csv` and the number of a copy or part. */
const exportName = (path: string): string =>
  plainName(path.replace(/^.*[\\/]/, '').replace(/[\s_-]*\(?\d*\)?\.csv$/i, ''));

/** The definition of the export's file at a path; undefined for files that the import doesn't open. */
const exportFileAt = (path: string): ExportFile | undefined =>
  /\.csv$/i.test(path) ? new Map(Object.entries(exportFiles)).get(exportName(path)) : undefined;

const UNOPENED =
  "isn't opened: only the files about you are (npm run import -- --help lists them), as a site is public";

/**
 * Reads LinkedIn's export. Only files whose names are on its list are opened.
 * @param source the zip or the folder, for messages
 */
export async function linkedInExport(
  source: string,
  entries: readonly ExportEntry[],
): Promise<Converted> {
  const profiles = entries.filter(({ path }) => exportFileAt(path) === exportFiles.profile);
  if (profiles.length > 1) {
    throw new OwnerError(
      `${source}: has ${profiles.length} files Profile.csv: import the folder or zip of one export only`,
    );
  }
  const sizes = entries.map(({ path, size }) => (exportFileAt(path) ? size : 0));
  refuseLarge(
    source,
    sizes.reduce((sum, size) => sum + size, 0),
  );
  const rows: ExportRow[] = [];
  const notes: Note[] = [];
  for (const { path, read } of entries) {
    const file = exportFileAt(path);
    if (!file) {
      if (/^[^.].*\.csv$/i.test(path)) notes.push({ path, message: UNOPENED });
      continue;
    }
    const table = readTable(await read(), path, file);
    if (table) {
      rows.push(...table.rows);
      notes.push(...table.notes);
    } else {
      const columns = Object.keys(file.columns).join(', ');
      notes.push({ path, message: `is left out, because it has none of the columns ${columns}` });
    }
  }
  const converted = resumeFromLinkedIn(rows);
  if (!Object(Object(converted.resume).basics).name) {
    throw new OwnerError(
      `${source}: has no Profile.csv with your name: import the zip that LinkedIn gave you, or the whole folder`,
    );
  }
  return { ...converted, notes: [...notes, ...converted.notes] };
}
