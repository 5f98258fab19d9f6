import { enumerate } from '@portfolio/data/values/enumerate';
import { patternOf } from '@portfolio/data/values/place';
import { safeLine } from '@portfolio/data/values/safeText';
import { showValue } from '@portfolio/data/values/showValue';

/** A note for the owner about a place in the résumé, such as `work[0].startDate`. */
export interface Note {
  path: string;
  message: string;
}

/** The texts of a source that have no place in the content, by their place in the source. */
export type NotImported = Readonly<Record<string, string>>;

/** Notes for a terminal, one per line. */
export const formatNotes = (notes: readonly Note[]) =>
  notes.map(({ path, message }) => safeLine(path ? `${path}: ${message}` : message)).join('\n');

const enumerateOnce = (all: readonly string[]) => enumerate([...new Set(all)]);

/** A message that begins with a value. The value on the site may follow in brackets. */
const VALUE_FIRST = /^(?<value>"(?:[^"\\]|\\.)*"(?: \([^)]*\))?) (?<rest>.*)$/s;

/**
 * Notes for a terminal, one line for each kind, with its places, count and values. The kinds are in the order in
 * which they were found.
 */
export function groupNotes(notes: readonly Note[]): string {
  const kinds = new Map<string, { places: string[]; values: string[] }>();
  for (const { path, message } of notes) {
    const { value, rest = message } = VALUE_FIRST.exec(message)?.groups ?? {};
    const kind = kinds.get(rest) ?? { places: [], values: [] };
    kind.places.push(path);
    if (value) kind.values.push(value);
    kinds.set(rest, kind);
  }
  return Array.from(kinds, ([rest, { places, values }]) => {
    const [only = '', second] = places;
    const named = second === undefined ? only : enumerateOnce(places.map(patternOf));
    const count = second === undefined ? '' : ` (${places.length} times)`;
    const message = values.length > 0 ? `${enumerateOnce(values)} ${rest}` : rest;
    return safeLine(named ? `${named}${count}: ${message}` : message);
  }).join('\n');
}

/** The maximum number of texts of one kind in a line. The file has all of them. */
const MAX_TEXTS = 5;

/** What wasn't imported, for a terminal: a line for each kind of place, with its texts. */
export function listNotImported(texts: NotImported): string {
  const kinds = new Map<string, [string, string][]>();
  for (const entry of Object.entries(texts)) {
    const kind = patternOf(entry[0]);
    kinds.set(kind, [...(kinds.get(kind) ?? []), entry]);
  }
  return Array.from(kinds, ([kind, entries]) => {
    const [[only] = [kind], second] = entries;
    const shown = enumerateOnce(entries.slice(0, MAX_TEXTS).map(([, text]) => showValue(text)));
    const more = entries.length > MAX_TEXTS ? ` and ${entries.length - MAX_TEXTS} more` : '';
    return safeLine(`${second ? kind : only}: ${shown}${more}`);
  }).join('\n');
}

/** Thrown when a résumé cannot be read; the message lists every problem, a line each. */
export class ResumeError extends Error {
  override name = 'ResumeError';
  /** The problems, one by one. */
  readonly problems: readonly Note[];

  constructor(problems: readonly Note[]) {
    super(formatNotes(problems));
    this.problems = problems;
  }
}
