import type { Change, ContentTree } from '../contentTree.ts';
import { showOpenPoints } from './openPoints.ts';

/** The editor has put its drafts in order by then. */
const RELOAD_MS = 600;

/**
 * Shows what is still open, and reads the content again if a save changed other files than the form's.
 * @param own the names of the files that the editor knows to be saved
 * @param tree what is stored now
 */
export function afterSave(
  all: readonly Change[],
  own: ReadonlySet<string>,
  tree: ContentTree,
): void {
  showOpenPoints(tree);
  if (all.some(({ name }) => !own.has(name))) setTimeout(() => location.reload(), RELOAD_MS);
}
