import type { ShareData } from '@portfolio/figures/share/schema';
import { figureGuide } from '../support/figureGuide.tsx';
import { share } from '../support/figures.ts';

const of = (part: number, whole: number, more: Partial<ShareData> = {}): ShareData => ({
  ...share,
  part,
  whole,
  ...more,
});

const photographs = of(3871, 4200, {
  title: 'Photographs graded as two experts did',
  unit: 'photographs',
  label: 'graded alike',
  method: '4,200 photographs, each graded by two experts.',
});

export const guide = figureGuide<ShareData>({
  purpose: 'Shows how many of a whole something is true of: dots that can be counted, or a bar.',
  tasks: [
    'percentage',
    'proportion',
    'so many of so many',
    'pie chart',
    'success rate',
    'dots to count',
  ],
  use: [
    'When a part of a whole was counted, such as 11 of 12 incidents.',
    'With up to 24 the whole is dots, one for each; with more it is a bar.',
    'It takes `part` and `whole`, `unit` (what is counted) and `label` (what is true of the part).',
    'With `note` if the title says unit and label already: it takes their place next to the count.',
  ],
  avoid: {
    'It compares before with after.': 'Use `FigureChange`.',
    'The whole has more than two parts.': 'Use `FigureComparison`.',
    'It is a percentage without a count behind it, such as a proficiency.': 'Use `Scale`.',
  },
  color: '#2b9470',
  example: share,
  parts: {
    Dots: {
      selector: '[role="img"] span',
      description: 'Filled for the part, hollow for the rest.',
    },
    Count: { selector: '[role="img"] bdi', description: 'The part and the whole, large.' },
    Words: {
      selector: '[role="img"] bdi + bdi',
      description: '`unit` and `label`, read as the rest of the sentence, or `note`.',
    },
  },
  small: {
    dots: share,
    'with a note': of(11, 12, { note: 'the twelfth was found later, or not at all' }),
    all: of(5, 5),
    none: of(0, 6),
    'one of one': of(1, 1),
    'the most dots': of(17, 24),
    'the shortest bar': of(12, 25),
    'a bar': photographs,
    'none of many': of(0, 400),
    'all of many': of(400, 400),
    'almost none': of(1, 4200),
    'almost all': of(4199, 4200),
    huge: of(940_000, 1_200_000, { unit: 'rows', label: 'matched' }),
  },
  large: { dots: share, 'the most dots': of(17, 24), 'a bar': photographs },
  pairs: [
    {
      do: {
        figure: share,
        why: 'Counts say how sure one can be: 11 of 12.',
      },
      dont: {
        figure: of(91.7, 100, { title: 'Success rate', unit: 'percent', label: 'success' }),
        why: '“91.7 of 100 percent” hides that only twelve were counted.',
      },
    },
  ],
  writing: [
    '`note`: something that title and sentence don’t say, such as what became of the rest: `18 got no answer, 6 a wrong one`.',
    '`unit` in the plural and `label` as its predicate, so that they read as a sentence: `11 of 12 incidents` `flagged within a day`.',
  ],
});
