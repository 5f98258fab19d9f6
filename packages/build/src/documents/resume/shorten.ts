import type { ResumeSection } from './resumeSections.ts';

/** A version of the résumé, and the things that were left out of it. */
export interface Version {
  sections: readonly ResumeSection[];
  leftOut: readonly string[];
}

/** The sections that may lose entries. In others, entries may only lose points. */
const cuttable = ['projects', 'certificates', 'publications', 'awards', 'interests', 'references'];

/** Removes the last item of the longest list of points or entries. If several are as long, the last one loses an item. */
function shorten({ sections, leftOut }: Version): Version | undefined {
  const lists = sections.flatMap(({ name, title, entries }) => [
    ...entries.map((entry) => ({ of: entry.title, items: entry.points ?? [] })),
    ...(cuttable.includes(name) ? [{ of: title, items: entries }] : []),
  ]);
  const [longest] = lists.toReversed().toSorted((a, b) => b.items.length - a.items.length);
  const last = longest?.items.at(-1);
  if (!longest || last === undefined || longest.items.length === 1) return undefined;
  const cut = <Item>(items: readonly Item[] = []) =>
    items === longest.items ? items.slice(0, -1) : items;
  const name = typeof last === 'string' ? last : (last.title ?? last.label ?? last.text);
  return {
    sections: sections.map((section) => ({
      ...section,
      entries: cut(section.entries).map((entry) => ({ ...entry, points: cut(entry.points) })),
    })),
    leftOut: [...leftOut, `“${name}” of ${longest.of}`],
  };
}

/** All versions of a résumé, each shorter by one thing than the one before. */
export function versionsOf(sections: readonly ResumeSection[]): [Version, ...Version[]] {
  const versions: [Version, ...Version[]] = [{ sections, leftOut: [] }];
  for (let next = shorten(versions[0]); next; next = shorten(next)) versions.push(next);
  return versions;
}
