import { MAP_TIMEOUT_MS, MapEmbed } from '@portfolio/ui/MapEmbed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import { twoFrames } from '../support/frames.ts';
import { mapPage, nowhere } from '../support/map.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { narrow } from '../support/widths.ts';
import { guide } from './MapEmbed.guide.tsx';

const embedUrl = mapPage('Map of Pune');

const meta = {
  component: MapEmbed,
  parameters: { guide },
  args: {
    title: 'Map of Pune, India',
    embedUrl,
    linkUrl: 'https://maps.example.com/pune',
  },
} satisfies Meta<typeof MapEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

/** How many of the states wait: for the application, and for a press. */
const WAITING = 2;

/** A frame is a page of its own, and a busy machine is slow to open it. */
const hasLoaded = (canvas: { getByTitle: (title: string) => HTMLElement }, title: string) =>
  waitFor(() => expect(canvas.getByTitle(title)).toHaveAttribute('data-state', 'loaded'), {
    timeout: 15_000,
  });

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle(args.title);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    const link = canvas.getByRole('link', { name: `${args.title} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', args.linkUrl);
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(32);
  },
};

export const States: Story = {
  ...allStates,
  tags: ['visual'],
  // A map begins to load when it is in the window.
  play: async ({ canvasElement }) => {
    for (const figure of canvasElement.querySelectorAll('figure figure')) {
      figure.scrollIntoView();
      await twoFrames();
    }
    await waitFor(
      () => {
        expect(canvasElement.querySelector('[data-state="loading"]')).toBeNull();
        expect(canvasElement.querySelectorAll('[data-state="waiting"]')).toHaveLength(WAITING);
      },
      { timeout: 15_000 },
    );
    window.scrollTo(0, 0);
    await allStates.play({ canvasElement });
  },
};

/** Nothing is requested before it is in the window. */
export const OutsideTheWindow: Story = {
  // Most of the page is empty.
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'calc(100vh + 400px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle(args.title);
    await twoFrames();
    await expect(frame).not.toHaveAttribute('src');
    await expect(frame).toHaveAttribute('data-state', 'waiting');
    frame.scrollIntoView();
    await hasLoaded(canvas, args.title);
    await expect(frame).toHaveAttribute('src', args.embedUrl);
    window.scrollTo(0, 0);
  },
};

/** Nobody else is asked for anything before the press, wherever the map is. */
export const Asking: Story = {
  args: { embedUrl: nowhere, askFor: 'maps.example.com' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await twoFrames();
    const frame = canvas.getByTitle(args.title);
    await expect(frame).not.toHaveAttribute('src');
    await expect(frame).toHaveAttribute('data-state', 'waiting');
    await expect(canvasElement).toHaveTextContent('This map comes from maps.example.com.');
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.linkUrl);
    const ground = frame.parentElement;
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show map' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    // Tab goes on from where the button was.
    await expect(ground).toHaveFocus();
    await expect(await canvas.findByRole('status')).toHaveTextContent('The map did not load');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};

/** The press shows the map, and Tab goes into it. */
export const ShownAfterAPress: Story = {
  args: { askFor: 'maps.example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show map' }));
    await hasLoaded(canvas, args.title);
    await expect(canvas.getByTitle(args.title)).toHaveAttribute('src', args.embedUrl);
    await expect(canvas.getByTitle(args.title)).not.toHaveAttribute('inert');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Not an empty box or the browser's error page, but words, the link and a retry. */
export const NotLoaded: Story = {
  args: { embedUrl: nowhere },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Try again' });
    await expect(canvas.getByText(/The map did not load/)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.linkUrl);
    // The first failure isn't announced; the result of the visitor's own retry is.
    await expect(canvas.queryByRole('status')).toBeNull();
    await userEvent.click(button);
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('The map did not load'),
    );
    await expect(canvas.getByRole('figure')).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** Answers the requests for the map in turn; after the last answer, requests wait forever. */
const answering = (answers: ('fails' | 'succeeds')[]) => () => {
  const real = window.fetch;
  const left = [...answers];
  window.fetch = (input, init) => {
    if (input !== embedUrl) return real.call(window, input, init);
    const answer = left.shift();
    if (answer === 'fails') return Promise.reject(new TypeError('Failed to fetch'));
    return answer ? Promise.resolve(new Response()) : new Promise(() => undefined);
  };
  return () => {
    window.fetch = real;
  };
};

/** The second try loads the map. */
export const LoadedAtTheSecondTry: Story = {
  beforeEach: answering(['fails', 'succeeds']),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await hasLoaded(canvas, args.title);
    await expect(canvas.queryByText(/did not load/)).toBeNull();
    await expect(canvas.getByTitle(args.title)).not.toHaveAttribute('inert');
  },
};

/** Once the browser is back online, it retries by itself. */
export const BackOnline: Story = {
  beforeEach: answering(['fails', 'succeeds']),
  play: async ({ args, canvas }) => {
    await canvas.findByRole('button', { name: 'Try again' });
    await waitFor(() => {
      fireEvent(window, new Event('online'));
      expect(canvas.queryByRole('button')).toBeNull();
    });
    await hasLoaded(canvas, args.title);
  },
};

/** A server that never answers gets its time, then the map has failed. */
export const NeverAnswered: Story = {
  beforeEach: [answering([]), fakeTimers.beforeEach],
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(canvas.getByTitle(args.title)).toHaveAttribute('data-state', 'loading'),
    );
    // Tab passes over it until it's there.
    await expect(canvas.getByTitle(args.title)).toHaveAttribute('inert');
    await advance(MAP_TIMEOUT_MS - 1);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText('Loading the map…')).toBeVisible();
    await advance(1);
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The ground decides the size: as wide as its column, whatever it shows. */
export const AsWideAsItsColumn: Story = {
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', inlineSize: 331 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('figure').getBoundingClientRect();
    await expect(figure.width).toBe(331);
    const ground = canvas.getByTitle(args.title).parentElement?.getBoundingClientRect();
    await expect(ground?.width).toBe(331);
    await expect(ground?.height).toBeCloseTo((331 / 16) * 9, 0);
  },
};

/** The longer words fit as well. */
export const AskingInLargeText: Story = {
  ...largeText,
  args: { askFor: 'maps.example.com' },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    const ground = canvas.getByRole('button').closest('figure > div')?.getBoundingClientRect();
    const note = canvas.getByRole('button').parentElement?.getBoundingClientRect();
    await expect(note?.top).toBeGreaterThanOrEqual(ground?.top ?? 0);
    await expect(note?.bottom).toBeLessThanOrEqual(ground?.bottom ?? 0);
    await expectNoSidewaysScroll(canvasElement);
  },
};
