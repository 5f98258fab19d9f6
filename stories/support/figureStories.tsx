import { expectTidyDrawings } from './expectations.ts';
import type { Guide } from './guide.ts';
import { allStates } from './states.tsx';
import { largeText, withTextSpacing } from './visitor.ts';

/** The widest figure of the site, in px. */
const WIDEST = 900;

interface StoryContext {
  parameters: Record<string, unknown>;
}

interface PlayContext {
  canvasElement: HTMLElement;
}

/** Also with the spacing of text that a visitor may set. */
const play = async ({ canvasElement }: PlayContext) => {
  await expectTidyDrawings(canvasElement);
  await withTextSpacing(() => expectTidyDrawings(canvasElement));
};

/** Draws the figures of one size that a guide has, each in a place of this width. */
const figuresOf = (size: string, width: number) => ({
  render: (_args: object, { parameters }: StoryContext) => (
    <>
      {((parameters.guide as Guide).states ?? [])
        .filter(({ name }) => name === size)
        .flatMap(({ states }) => states)
        .map(({ name, example }) => (
          <div key={name} style={{ inlineSize: `min(${width}px, 100%)`, marginBlockEnd: '2rem' }}>
            {example}
          </div>
        ))}
    </>
  ),
  play,
});

/** All states of a kind of figure: no text is over another, and none leaves its figure. */
export const allFigures = {
  ...allStates,
  play: async (context: PlayContext) => {
    await allStates.play(context);
    await play(context);
  },
};

/** The same where a figure is as wide as the text of a page. */
export const widestFigures = figuresOf('lg', WIDEST);

/** The same in a card, whose visitor has doubled the size of text. */
export const figuresInLargeText = { ...figuresOf('sm', 560), ...largeText };
