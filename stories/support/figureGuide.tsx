import { type FigureData, findingOf } from '@portfolio/figures';
import { Figure, type FigureProps } from '@portfolio/ui/Figure';
import { figures, formats } from '@portfolio/words';
import { asLongWord, withTexts } from '../../.storybook/docs/withTexts.ts';
import { described } from './figures.ts';
import type { Guide, Part } from './guide.ts';

/** The narrowest figure of the site, in px. */
export const NARROWEST = 280;

/** Around the parts of a kind, those that all kinds have. */
const title: Part = {
  selector: 'figcaption',
  description: 'What was measured, in a few words. Two lines of a small figure.',
};
const below = {
  Method: {
    selector: '[role="img"] + p',
    description: 'How it was measured. In large figures only.',
  },
  Numbers: {
    selector: 'summary',
    description: 'Opens all numbers as a table. In large figures only.',
  },
};

/** What the keys do in every figure. */
export const figureKeyboard: Guide['keyboard'] = {
  Tab: 'Moves the focus to “Numbers” of a large figure. A small one has nothing to press.',
  'Enter, Space': 'On “Numbers”: opens the table, and closes it.',
};

/** What a screen reader says of this figure. */
export const figureAnnounced = (example: FigureData): Guide['announced'] => ({
  'The drawing is read': `An image: “${findingOf(example, { words: figures, formats })}”`,
  '“Numbers” gets the focus':
    'That it is collapsed or expanded. Inside is a table with headings for rows and columns.',
});

/** How the texts are written that every figure has. */
export const figureWriting = [
  'Title: what was measured, and of what, in at most six words: `Weekly error of the forecast`. The numbers say the finding.',
  'Method: on what, and how many: `4,200 public images held out by patient.` One sentence.',
];

/** A figure that is right, or a likely mistake. */
interface Side {
  figure: FigureData;
  why: string;
}

interface Kind<Data extends FigureData>
  extends Pick<Guide, 'purpose' | 'tasks' | 'use' | 'avoid' | 'writing'> {
  /** Of what is ours in all examples. */
  color: string;
  /** The figure whose parts are numbered, and that is read out. */
  example: Data;
  /** The parts of its drawing. */
  parts: Readonly<Record<string, Part>>;
  /** Small figures by the names of their states, and large ones. */
  small: Record<string, Data>;
  large: Record<string, Data>;
  pairs: readonly { do: Side; dont: Side }[];
}

/** The guide of one kind of figure. */
export function figureGuide<Data extends FigureData>({
  color,
  example,
  parts,
  small,
  large,
  pairs,
  ...rest
}: Kind<Data>): Guide {
  const draw = (figure: FigureData, props: Omit<FigureProps, 'figure'> = {}) => (
    <Figure figure={described(figure)} color={color} {...props} />
  );
  const inCard = (figure: FigureData) => draw(figure, { size: 'sm' });
  const sideOf = ({ figure, why }: Side) => ({ example: inCard(figure), why });
  const statesOf = (figures: Record<string, Data>, size: 'sm' | 'lg') =>
    Object.entries(figures).map(([name, figure]) => ({ name, example: draw(figure, { size }) }));
  return {
    ...rest,
    tile: Object.keys(small)[0],
    anatomy: { example: draw(example), parts: { Title: title, ...parts, ...below } },
    stateWidth: NARROWEST,
    states: [
      {
        name: 'sm',
        states: [
          ...statesOf(small, 'sm'),
          { name: 'without a colour', example: draw(example, { size: 'sm', color: undefined }) },
          { name: 'long words', example: withTexts(inCard(example), asLongWord) },
        ],
      },
      { name: 'lg', states: statesOf(large, 'lg') },
    ],
    pairs: pairs.map((pair) => ({ do: sideOf(pair.do), dont: sideOf(pair.dont) })),
    keyboard: figureKeyboard,
    announced: figureAnnounced(example),
  };
}
