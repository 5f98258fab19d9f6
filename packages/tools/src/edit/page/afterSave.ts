import type { Change } from '../contentTree.ts';

/** The editor has put its drafts in order by then. */
const RELOAD_MS = 600;

/**
 * Reads the content again if a save changed other files than the form's, of which the editor knows nothing.
 * @param own the names of the files that the editor knows to be saved
 */
export function afterSave(all: readonly Change[], own: ReadonlySet<string>): void {
  if (all.some(({ name }) => !own.has(name))) setTimeout(() => location.reload(), RELOAD_MS);
}
