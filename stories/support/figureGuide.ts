import type { DescribedFigure } from '@portfolio/figures';
import type { Guide } from './guide.ts';

interface Kind extends Pick<Guide, 'purpose' | 'use' | 'avoid'> {
  /** The parts of the drawing. */
  parts: NonNullable<Guide['anatomy']>;
}

/** The guide of a component that draws figures like this one. */
export const figureGuide = (figure: DescribedFigure, { parts, ...rest }: Kind): Guide => ({
  ...rest,
  anatomy: {
    Title: 'What was measured, in at most six words. Two lines of a small figure.',
    ...parts,
    Method: 'On what it was measured, and on how many. In large figures only.',
    Numbers: 'Opens all numbers as a table. In large figures only.',
  },
  // The narrowest figure of the site.
  stateWidth: 280,
  keyboard: {
    Tab: 'Moves the focus to “Numbers” of a large figure. A small one has nothing to press.',
    'Enter, Space': 'On “Numbers”: opens the table, and closes it.',
  },
  announced: {
    'The drawing is read': `An image: “${figure.finding}”`,
    '“Numbers” gets the focus':
      'That it is collapsed or expanded. Inside is a table with headings for rows and columns.',
  },
});
