import type { ResumeEntry, ResumeSection } from './resumeSections.ts';

/** A résumé that is shorter by one thing. */
interface Shortened {
  sections: ResumeSection[];
  /** The thing that was left out, for the owner. */
  leftOut: string;
}

/** Points of an entry, and projects, that stay: fewer and fewer of them. */
const steps = [
  { points: 3, projects: 3 },
  { points: 2, projects: 1 },
  { points: 1, projects: 1 },
];

const replaced = <Item>(items: readonly Item[], old: Item, item: Item) =>
  items.map((each) => (each === old ? item : each));

/** Leaves out the last point of the entry that has the most. */
function withoutPoint(sections: readonly ResumeSection[], most: number): Shortened | undefined {
  const all = sections.flatMap((section) => section.entries.map((entry) => ({ section, entry })));
  const count = ({ entry }: { entry: ResumeEntry }) => entry.points?.length ?? 0;
  const [longest] = all.toReversed().toSorted((one, other) => count(other) - count(one));
  if (!longest || count(longest) <= most) return undefined;
  const { section, entry } = longest;
  const shorter = { ...entry, points: entry.points?.slice(0, -1) };
  return {
    sections: replaced([...sections], section, {
      ...section,
      entries: replaced(section.entries, entry, shorter),
    }),
    leftOut: `“${entry.points?.at(-1)}” of ${entry.title?.text}`,
  };
}

/** Leaves out the last project. */
function withoutProject(sections: readonly ResumeSection[], most: number): Shortened | undefined {
  const section = sections.find(({ title }) => title === 'Projects');
  if (!section || section.entries.length <= most) return undefined;
  const last = section.entries.at(-1);
  return {
    sections: replaced([...sections], section, {
      ...section,
      entries: section.entries.slice(0, -1),
    }),
    leftOut: `the project ${last?.title?.text ?? last?.text}`,
  };
}

/** The same sections without the thing that a reader misses least; nothing if all that is left must stay. */
export function shorten(sections: readonly ResumeSection[]): Shortened | undefined {
  for (const { points, projects } of steps) {
    const shortened = withoutPoint(sections, points) ?? withoutProject(sections, projects);
    if (shortened) return shortened;
  }
  return undefined;
}
