import { QuoteRotator } from '@portfolio/ui/QuoteRotator';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import { advance, expectOverTime, fakeTimers } from '../support/fakeTimers.ts';
import { allStates } from '../support/states.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { setPageHidden } from '../support/visitor.ts';
import { guide } from './QuoteRotator.guide.tsx';

/** How long each quote is shown (spec section 9). */
const QUOTE_ROTATION_MS = 3000;

const quotes = [
  'A model that nobody can run again is a rumour.',
  'Measure first, then argue. Most arguments end at the first measurement, and the others get better.',
  'Read the data before the paper.',
  'Ship small.',
];

const meta = {
  component: QuoteRotator,
  args: { quotes },
  beforeEach: [withSystemMotion('allowed'), fakeTimers.beforeEach],
  parameters: { guide },
} satisfies Meta<typeof QuoteRotator>;
export default meta;
type Story = StoryObj<typeof meta>;

const shown = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('blockquote')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
const expectQuote = (canvasElement: HTMLElement) => async (index: number) =>
  expect(shown(canvasElement).map((each) => each.textContent)).toEqual([quotes[index]]);
const pause = (canvas: ReturnType<typeof within>, name = 'Pause quotes') =>
  canvas.getByRole('button', { name });

/** Every 3 seconds the next quote, after the last one the first; nothing around it moves. */
export const Default: Story = {
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
    await expect(canvasElement.querySelector('[aria-live="off"]')).not.toBeNull();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The button stops it, and starts it again at once. */
export const Paused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(pause(canvas));
    await userEvent.pointer({ target: document.body });
    await advance(QUOTE_ROTATION_MS * 2);
    await expectQuote(canvasElement)(0);
    await userEvent.click(pause(canvas, 'Play quotes'));
    await advance(QUOTE_ROTATION_MS);
    await expectQuote(canvasElement)(1);
  },
};

export const StopsOnHover: Story = {
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

export const StopsOnFocus: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(pause(canvas)).toHaveFocus();
    await advance(QUOTE_ROTATION_MS * 2);
    await expectQuote(canvasElement)(0);
    for (const step of ['Previous quote', 'Next quote']) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: step })).toHaveFocus();
    }
    await userEvent.tab();
    await advance(QUOTE_ROTATION_MS);
    await expectQuote(canvasElement)(1);
  },
};

/** Each choice shows for its full time. */
export const Chosen: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { height } = canvasElement.getBoundingClientRect();
    await advance(QUOTE_ROTATION_MS - 1);
    await userEvent.click(canvas.getByRole('button', { name: 'Previous quote' }));
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

export const StopsOnHiddenPage: Story = {
  play: async ({ canvasElement }) => {
    setPageHidden(true);
    await advance(QUOTE_ROTATION_MS * 2);
    await expectQuote(canvasElement)(0);
    setPageHidden(false);
    await advance(QUOTE_ROTATION_MS);
    await expectQuote(canvasElement)(1);
  },
};

/**
 * Nothing changes by itself, so there is no pause button; every quote can be reached and is
 * announced.
 */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await advance(QUOTE_ROTATION_MS * 2);
    await expectQuote(canvasElement)(0);
    await expect(canvas.queryByRole('button', { name: /^(Pause|Play)/ })).toBeNull();
    const next = canvas.getByRole('button', { name: 'Next quote' });
    next.focus();
    for (const index of [1, 2, 3, 0]) {
      await userEvent.keyboard('{Enter}');
      await expectQuote(canvasElement)(index);
    }
    await expect(canvasElement.querySelector('[aria-live="polite"]')).not.toBeNull();
  },
};

export const OneQuote: Story = {
  args: { quotes: quotes.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await advance(QUOTE_ROTATION_MS);
    await expectQuote(canvasElement)(0);
  },
};

export const NoQuotes: Story = {
  args: { quotes: [] },
  play: ({ canvasElement }) => expect(canvasElement).toBeEmptyDOMElement(),
};
