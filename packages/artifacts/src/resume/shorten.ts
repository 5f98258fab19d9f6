import type { ResumeEntry } from './ResumeEntry.ts';
import type { ResumeSection } from './resumeSections.ts';

/** Sections of a résumé, and the things that were left out of it. */
export interface Version {
  sections: readonly ResumeSection[];
  leftOut: readonly string[];
}

/** Sections that say enough with fewer entries. */
const cuttable = ['projects', 'certificates', 'publications', 'awards', 'interests', 'references'];

/** The sections with another entry in place of the old one, or without it. */
const replaced = (
  sections: readonly ResumeSection[],
  old: ResumeEntry,
  entry: readonly ResumeEntry[] = [],
) =>
  sections.map((section) => ({
    ...section,
    entries: section.entries.flatMap((each) => (each === old ? entry : each)),
  }));

/** Leaves out the last entry of the last section that has too many. */
function withoutEntry({ sections, leftOut }: Version, most: number): Version | undefined {
  const section = sections.findLast(
    ({ name, entries }) => cuttable.includes(name) && entries.length > most,
  );
  const entry = section?.entries.at(-1);
  if (!section || !entry) return undefined;
  const name = entry.title ?? entry.label ?? entry.text;
  return {
    sections: replaced(sections, entry),
    leftOut: [...leftOut, `“${name}” of ${section.title}`],
  };
}

/** Leaves out the last point of the entry that has the most. */
function withoutPoint({ sections, leftOut }: Version, most: number): Version | undefined {
  const count = ({ points = [] }: ResumeEntry) => points.length;
  const [longest] = sections
    .flatMap(({ entries }) => entries)
    .toReversed()
    .toSorted((one, other) => count(other) - count(one));
  if (!longest || count(longest) <= most) return undefined;
  const points = longest.points?.slice(0, -1);
  return {
    sections: replaced(sections, longest, [{ ...longest, points }]),
    leftOut: [...leftOut, `“${longest.points?.at(-1)}” of ${longest.title}`],
  };
}

/** The version without the thing that a reader misses least; nothing if all that is left must stay. */
const shorten = (version: Version): Version | undefined =>
  withoutEntry(version, 6) ??
  withoutPoint(version, 3) ??
  withoutEntry(version, 3) ??
  withoutPoint(version, 2) ??
  withoutEntry(version, 1) ??
  withoutPoint(version, 1);

/** All versions of a résumé, each shorter by one thing than the one before. */
export function versionsOf(sections: readonly ResumeSection[]): [Version, ...Version[]] {
  const versions: [Version, ...Version[]] = [{ sections, leftOut: [] }];
  for (let next = shorten(versions[0]); next; next = shorten(next)) versions.push(next);
  return versions;
}
