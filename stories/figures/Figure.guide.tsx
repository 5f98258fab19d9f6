import { Figure, type FigureProps } from '@portfolio/ui/Figure';
import { figureSizes } from '@portfolio/ui/FigureFrame';
import {
  figureAnnounced,
  figureKeyboard,
  figureWriting,
  NARROWEST,
} from '../support/figureGuide.tsx';
import { change, comparison, described } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { matrixOf, valuesOf } from '../support/states.tsx';

const color = '#3b7dd8';

const draw = (props: Partial<FigureProps>) => (
  <Figure figure={described(comparison)} color={color} {...props} />
);

export const guide: Guide = {
  purpose:
    'Draws a measured result from its numbers, and says the same in a sentence and in a table.',
  tasks: [
    'chart',
    'graph',
    'plot',
    'diagram',
    'data visualization',
    'show a result',
    'statistics as a picture',
  ],
  use: [
    'One value before and after a change: `FigureChange`.',
    'So many of so many: `FigureShare`.',
    'Values over time or steps: `FigureSeries`.',
    'Named values side by side: `FigureComparison`.',
    'Which class was taken for which: `FigureMatrix`.',
    'A ROC, precision–recall or calibration curve: `FigureCurve`.',
    'The `kind` of the data chooses the drawing; each kind has a page of its own.',
    'The sentence is part of the data: `describeFigure(data, language)` adds it, and browsers needn’t load its words.',
  ],
  avoid: {
    'It is a single number.': 'Use `StatisticList`.',
    'It is a percentage in a list of others.': 'Use `Scale`.',
    'It shows when something took place.': 'Use `TimeAxis`.',
    'None of the six kinds fits.': 'Use `FigureFrame` around a drawing of your own.',
  },
  tile: 'with a colour',
  anatomy: {
    example: draw({}),
    parts: {
      Title: { selector: 'figcaption', description: 'What was measured.' },
      Drawing: {
        selector: '[role="img"]',
        description: 'Follows from `kind`. What is ours has `color` and is larger or bolder, too.',
      },
      Labels: { selector: '[role="img"] bdi', description: 'At their marks. There is no legend.' },
      Method: { selector: '[role="img"] + p', description: 'How it was measured.' },
      Numbers: { selector: 'summary', description: 'Opens all numbers as a table.' },
    },
  },
  stateWidth: NARROWEST,
  states: [
    // Each kind's own page draws its states.
    ...matrixOf<FigureProps>(draw, valuesOf('size', figureSizes), {
      'with a colour': {},
      'without a colour': { color: undefined },
    }),
  ],
  pairs: [
    {
      do: {
        example: draw({ figure: described(change), size: 'sm' }),
        why: 'Before and after is a `change`.',
      },
      dont: {
        example: draw({
          figure: described({
            ...comparison,
            title: change.title,
            unit: 'ms',
            axis: 'time',
            values: [
              { label: 'float', value: 310 },
              { label: '8 bit', value: 96, ours: true },
            ],
          }),
          size: 'sm',
        }),
        why: 'A comparison loses the order: nobody sees that one became the other.',
      },
    },
    {
      do: {
        example: draw({ figure: described(change), size: 'sm' }),
        why: 'Small figures say one thing. What it means is in a sentence beside them.',
      },
      dont: {
        example: draw({
          figure: described({
            ...change,
            title:
              'Inference became three times as fast on a Raspberry Pi 4, measured in ms, lower is better',
          }),
          size: 'sm',
        }),
        why: 'A title of more than two lines is cut off in a small figure, and repeats the drawing.',
      },
    },
  ],
  keyboard: figureKeyboard,
  announced: figureAnnounced(comparison),
  writing: [
    ...figureWriting,
    'Labels: one to three words, in small letters. Ours says what it is: `this model`.',
    'Unit: the sign (`%`, `ms`) or a word in the plural. It isn’t in the title.',
  ],
};
