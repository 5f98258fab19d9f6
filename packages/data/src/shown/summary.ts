import type { About } from '../schema/about.ts';

/** The owner's own words about themself in a few paragraphs: the summary, or else the biography. */
export const summaryOf = ({ summary, bio }: Pick<About, 'summary' | 'bio'>): readonly string[] =>
  summary ?? bio;
