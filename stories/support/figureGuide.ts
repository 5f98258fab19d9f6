import type { DescribedFigure } from '@portfolio/figures';
import type { Guide, Part } from './guide.ts';

interface Kind extends Pick<Guide, 'purpose' | 'use' | 'avoid'> {
  /** The large story with all parts; `Large` if left out. */
  of?: string;
  /** The parts of the drawing. */
  parts: Readonly<Record<string, Part>>;
}

/** The guide of a component that draws figures like this one. */
export const figureGuide = (
  figure: DescribedFigure,
  { of = 'Large', parts, ...rest }: Kind,
): Guide => ({
  ...rest,
  anatomy: {
    of,
    parts: {
      Title: {
        selector: 'figcaption',
        description: 'What was measured, in at most six words. Two lines of a small figure.',
      },
      ...parts,
      Method: {
        selector: '[role="img"] + p',
        description: 'On what it was measured, and on how many. In large figures only.',
      },
      Numbers: {
        selector: 'summary',
        description: 'Opens all numbers as a table. In large figures only.',
      },
    },
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
