import type { About } from './schema/about.ts';

/** What the owner says of themself in a few paragraphs: their summary, else the biography. */
export const summaryOf = ({ summary, bio }: Pick<About, 'summary' | 'bio'>): readonly string[] =>
  summary ?? bio;
