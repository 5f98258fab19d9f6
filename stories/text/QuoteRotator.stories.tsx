import { QuoteRotator } from '@portfolio/ui/QuoteRotator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { advance, expectOverTime, fakeTimers } from '../support/fakeTimers.ts';
import type { Guide } from '../support/guide.ts';
import { held } from '../support/held.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { setPageHidden } from '../support/visitor.ts';

const guide: Guide = {
  purpose: 'Shows a few quotes in one place, one after the other.',
  use: [
    'For three to six short sentences of which nobody has to read all.',
    'With the most important one first: with reduced motion it is the one that shows.',
    'Next to the text of a banner, as the `aside` of `Callout`.',
  ],
  avoid: {
    'Everybody must read it.': 'Write it into `Prose` or a `Callout`.',
    'Pictures or names take turns.': 'Use `SpotlightCarousel`.',
    'It says that something happened.': 'Use `StatusMessage`.',
    'Another thing on the page moves already.': 'Give it one quote, which stays.',
    'A quote can’t be read in 3 seconds.':
      'Cut it down to one sentence of at most twelve words, about as long as the others.',
  },
  stateWidth: 320,
  keyboard: {
    Tab: 'Moves the focus to pause, previous, next. While it is inside, the quote stays.',
    'Enter, Space': 'Presses the button. Play starts immediately, even though the focus is inside.',
  },
  announced: {
    'The focus comes in': '“quotes, group. Pause quotes, button”.',
    'The quote changes by itself': 'Nothing.',
    'A visitor presses next or previous': 'The quote, politely.',
  },
};

/** How long each quote is shown (spec section 9). */
const QUOTE_ROTATION_MS = 3000;

const meta = {
  component: QuoteRotator,
  decorators: held,
  args: {
    quotes: [
      'A model that nobody can run again is a rumour.',
      'Measure first, then argue: most arguments end at the measurement.',
      'Read the data before the paper.',
      'Ship small.',
    ],
  },
  beforeEach: [withSystemMotion('allowed'), fakeTimers.beforeEach],
  parameters: { guide },
} satisfies Meta<typeof QuoteRotator>;
export default meta;
type Story = StoryObj<typeof meta>;

const { quotes } = meta.args;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('blockquote')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
const expectQuote = (canvasElement: HTMLElement) => async (index: number) =>
  expect(shown(canvasElement).map((each) => each.textContent)).toEqual([quotes[index]]);
const button = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole('button', { name });

export const Rotating: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expectQuote(canvasElement)(0);
    await expect(canvas.getByRole('group', { name: 'quotes' })).toBeVisible();
    await expect(button(canvas, 'Pause quotes')).toBeVisible();
    await expect(canvasElement.querySelector('[aria-live="off"]')).not.toBeNull();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: 'button:first-of-type' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'button:last-of-type' } } };

export const Paused: Story = {
  parameters: { press: 'button' },
  play: ({ canvas }) => expect(button(canvas, 'Play quotes')).toBeVisible(),
};

export const NextQuote: Story = {
  parameters: { press: 'button:last-of-type' },
  play: ({ canvasElement }) => expectQuote(canvasElement)(1),
};

export const OneQuote: Story = {
  args: { quotes: quotes.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await advance(QUOTE_ROTATION_MS);
    await expectQuote(canvasElement)(0);
  },
};

/** Nothing changes by itself, so there is no pause button; every quote can be reached and is announced. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  // A docs page doesn't read the globals.
  decorators: (Story) => (
    <div data-motion="reduced">
      <Story />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: /^(Pause|Play)/ })).toBeNull();
    await expect(canvasElement.querySelector('[aria-live="polite"]')).not.toBeNull();
  },
};

/** And nothing around it moves. */
export const ShowsTheNextQuoteEveryThreeSeconds: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const { height } = canvasElement.getBoundingClientRect();
    const check = async (index: number) => {
      await expectQuote(canvasElement)(index);
      await expect(canvasElement.getBoundingClientRect().height).toBe(height);
    };
    await expectOverTime(check, [
      [QUOTE_ROTATION_MS - 1, 0],
      [1, 1],
      [QUOTE_ROTATION_MS, 2],
      [QUOTE_ROTATION_MS, 3],
      [QUOTE_ROTATION_MS, 0],
    ]);
  },
};

export const StaysWhilePausedAndPlaysOnImmediately: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(button(canvas, 'Pause quotes'));
    await userEvent.pointer({ target: document.body });
    await advance(QUOTE_ROTATION_MS * 2);
    await expectQuote(canvasElement)(0);
    await userEvent.click(button(canvas, 'Play quotes'));
    await advance(QUOTE_ROTATION_MS);
    await expectQuote(canvasElement)(1);
  },
};

export const StaysWhileAPointerIsOverIt: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement, userEvent }) => {
    const [quote] = shown(canvasElement);
    await userEvent.hover(quote ?? canvasElement);
    await advance(QUOTE_ROTATION_MS * 2);
    await expectQuote(canvasElement)(0);
    await userEvent.unhover(quote ?? canvasElement);
    await advance(QUOTE_ROTATION_MS);
    await expectQuote(canvasElement)(1);
  },
};

export const StaysWhileTheFocusIsInside: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(button(canvas, 'Pause quotes')).toHaveFocus();
    await advance(QUOTE_ROTATION_MS * 2);
    await expectQuote(canvasElement)(0);
    for (const step of ['Previous quote', 'Next quote']) {
      await userEvent.tab();
      await expect(button(canvas, step)).toHaveFocus();
    }
    await userEvent.tab();
    await advance(QUOTE_ROTATION_MS);
    await expectQuote(canvasElement)(1);
  },
};

export const ShowsAChosenQuoteForItsFullTime: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await advance(QUOTE_ROTATION_MS - 1);
    await userEvent.click(button(canvas, 'Previous quote'));
    await expectQuote(canvasElement)(3);
    await userEvent.pointer({ target: document.body });
    (document.activeElement as HTMLElement).blur();
    await advance(QUOTE_ROTATION_MS - 1);
    await expectQuote(canvasElement)(3);
    await advance(1);
    await expectQuote(canvasElement)(0);
    await expect(canvasElement.getBoundingClientRect().height).toBe(height);
  },
};

export const StaysWhileThePageIsHidden: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    setPageHidden(true);
    await advance(QUOTE_ROTATION_MS * 2);
    await expectQuote(canvasElement)(0);
    setPageHidden(false);
    await advance(QUOTE_ROTATION_MS);
    await expectQuote(canvasElement)(1);
  },
};

export const ReachesEveryQuoteWithReducedMotion: Story = {
  tags: ['behaviour'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await advance(QUOTE_ROTATION_MS * 2);
    await expectQuote(canvasElement)(0);
    button(canvas, 'Next quote').focus();
    for (const index of [1, 2, 3, 0]) {
      await userEvent.keyboard('{Enter}');
      await expectQuote(canvasElement)(index);
    }
  },
};

export const NothingIsThereWithoutQuotes: Story = {
  tags: ['behaviour'],
  args: { quotes: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('group')).toBeNull();
    await expect(canvasElement.textContent).toBe('');
  },
};
