import type { Note } from '../content/notes.ts';

/** A JSON Resume made from another source. */
export interface Converted {
  resume: unknown;
  /** Notes about facts of the source that aren't in the résumé. */
  notes: Note[];
  /** A note about the résumé, with the place in the source that it is about. */
  inSource: (note: Note) => Note;
}
