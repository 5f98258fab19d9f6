const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The characters of a text as people see them. */
export const graphemesIn = (text: string): string[] =>
  Array.from(segmenter.segment(text), ({ segment }) => segment);
