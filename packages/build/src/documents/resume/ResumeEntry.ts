import type { Language } from '@portfolio/words';

/** An entry in a section of the résumé. The template uses these names. */
export interface ResumeEntry {
  /** After the note, such as a period or a category; in a list of terms, before the text. */
  label?: string | undefined;
  /** The label's colour, as CSS. */
  color?: string | undefined;
  title?: string | undefined;
  /** The address that the title, or else the text, leads to. */
  link?: string | undefined;
  /** Whether that is a case study. An arrow after the title says so. */
  leadsToCaseStudy?: boolean | undefined;
  /** After the title: the place and the organization. */
  note?: string | undefined;
  /** In an entry with points, it is the first of them, with the result. */
  text?: string | undefined;
  /** At the end of the heading; in an entry with points, before the text. */
  result?: string | undefined;
  /** The technologies, after the text. */
  tools?: string | undefined;
  points?: readonly string[] | undefined;
}

/** How many of the others are named. */
const MOST_NAMED = 40;

/**
 * The first things as entries, and the names of the others in one line. A name is read quickly, and readers can ask for
 * more.
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
