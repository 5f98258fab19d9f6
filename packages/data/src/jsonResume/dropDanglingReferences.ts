import { applyPatch } from 'rfc6902';
import { findDangling, references } from '../crossChecks.ts';
import type { Content } from '../schema/content.ts';
import { showValue } from '../showValue.ts';
import type { Note } from './notes.ts';

/** The place of the innermost list entry around a value, as a JSON Pointer; of the value if it is in no list. */
const entryAt = (path: string) =>
  `/${path
    .replace(/\][^\]]*$/, '')
    .split(/\]?[.[]/)
    .join('/')}`;

/**
 * Drops references to projects, skills and categories that don't exist (any more), because they were
 * renamed in or removed from a résumé, with the entries that only exist for them.
 * @returns the content, and a note for each reference that was dropped
 */
export function dropDanglingReferences(original: Content): { content: Content; notes: Note[] } {
  const content = JSON.parse(JSON.stringify(original)) as Content;
  const notes = references.flatMap((reference) => {
    const found = findDangling(content, reference);
    // From the last on, so that the places of the others stay.
    const operations = found.map(({ path }) => ({ op: 'remove' as const, path: entryAt(path) }));
    applyPatch(content, operations.toReversed());
    return found.map(({ path, value }): Note => {
      return { path, message: `no longer names ${showValue(value)}, which isn't there any more` };
    });
  });
  content.spotlight = content.spotlight.filter(({ quotes }) => quotes.length > 0);
  return { content, notes };
}
