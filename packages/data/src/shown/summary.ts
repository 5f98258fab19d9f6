import type { About } from '../schema/about.ts';

/** The owner's summary of themself, or else the biography, in a few paragraphs. */
export const summaryOf = ({ summary, bio }: Pick<About, 'summary' | 'bio'>): readonly string[] =>
  summary ?? bio;
