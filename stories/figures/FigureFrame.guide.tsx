import { Figure } from '@portfolio/ui/Figure';
import { FigureFrame, type FigureFrameProps, figureSizes, mark } from '@portfolio/ui/FigureFrame';
import { figureAnnounced, figureKeyboard, figureWriting } from '../support/figureGuide.tsx';
import { comparison, described } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { matrixOf, valuesOf } from '../support/states.tsx';

/** A drawing of one's own: ours, another, and what is hollow. */
const drawing = (
  <svg
    aria-hidden="true"
    viewBox="0 0 100 40"
    style={{ blockSize: '5rem', forcedColorAdjust: 'none' }}
  >
    <path d="M0 38H100" stroke={mark.other} />
    <rect x="10" y="8" width="20" height="30" fill={mark.ours} />
    <rect x="40" y="18" width="20" height="20" fill={mark.other} />
    <rect x="70.5" y="24.5" width="19" height="13" fill={mark.paper} stroke={mark.other} />
  </svg>
);

const draw = (props: Partial<FigureFrameProps>) => (
  <FigureFrame figure={described(comparison)} color="#c25b3f" {...props}>
    {drawing}
  </FigureFrame>
);

export const guide: Guide = {
  purpose: 'Puts title, method, a sentence and a table of numbers around a drawing of your own.',
  tasks: [
    'custom chart',
    'own drawing',
    'caption',
    'figure caption',
    'alternative text for a chart',
    'chart container',
  ],
  use: [
    'When the data are of one of the six kinds, but should be drawn in another way.',
    'With the colours of `mark`, which keep 3:1 in both themes and follow forced colours.',
  ],
  avoid: {
    'One of the six drawings fits.': 'Use `Figure`.',
    'It is a photograph or a diagram in a file.': 'Use `Picture`.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Title: { selector: 'figcaption', description: 'From `figure.title`.' },
      Drawing: {
        selector: '[role="img"]',
        description: 'The children: one image for screen readers, named by `figure.finding`.',
      },
      Ours: {
        selector: 'rect',
        description: '`mark.ours`: the colour that was given, lighter or darker where it must be.',
      },
      Others: {
        selector: 'rect + rect',
        description: '`mark.other` is grey; `mark.paper` fills what is hollow.',
      },
      Method: { selector: '[role="img"] + p', description: 'In large figures only.' },
      Numbers: { selector: 'summary', description: 'In large figures only.' },
    },
  },
  stateWidth: 220,
  states: [
    ...matrixOf<FigureFrameProps>(draw, valuesOf('size', figureSizes), {
      'with a colour': {},
      'without a colour': { color: undefined },
      'a light colour': { color: '#ffff00' },
      'a dark colour': { color: '#000080' },
    }),
  ],
  pairs: [
    {
      do: {
        example: <Figure figure={described(comparison)} color="#c25b3f" size="sm" />,
        why: 'For data of a kind there is a drawing: with labels, an axis and round ticks.',
      },
      dont: {
        example: draw({ size: 'sm' }),
        why: 'Bars without labels and an axis say less than the numbers would.',
      },
    },
  ],
  keyboard: figureKeyboard,
  announced: figureAnnounced(comparison),
  writing: [
    ...figureWriting,
    'Text inside the drawing isn’t read: sentence and table come from the numbers.',
  ],
};
