import type { Language } from '@portfolio/words';

/** Something that a section of the résumé lists, by the names that the template has for its parts. */
export interface ResumeEntry {
  /** In the column next to it: when it was, or the kind of it. */
  label?: string | undefined;
  /** Of the label, as CSS. */
  color?: string | undefined;
  title?: string | undefined;
  /** The address that the title, or else the text, leads to. */
  link?: string | undefined;
  /** After the title: the place and the organization. */
  note?: string | undefined;
  text?: string | undefined;
  /** The result, after the text. */
  result?: string | undefined;
  /** The technologies, after the result. */
  tools?: string | undefined;
  points?: readonly string[] | undefined;
}

/** How many more are named. */
const MOST_NAMED = 40;

/**
 * The first of many things as entries, and the names of the others: a name is quickly read, and a reader can
 * ask for more.
 */
export function entriesOf<Thing extends { title: string }>(
  things: readonly Thing[],
  most: number,
  entryOf: (thing: Thing) => ResumeEntry,
  { documents }: Language,
): ResumeEntry[] {
  const described = things.slice(0, most).map(entryOf);
  const others = things.slice(most).map(({ title }) => title);
  if (others.length === 0) return described;
  const more = Math.max(0, others.length - MOST_NAMED);
  return [...described, { text: documents.resume.others(others.slice(0, MOST_NAMED), more) }];
}
