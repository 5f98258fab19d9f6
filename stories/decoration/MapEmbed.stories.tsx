import { MAP_TIMEOUT_MS, MapEmbed } from '@portfolio/ui/MapEmbed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, type within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import { twoFrames } from '../support/frames.ts';
import type { Guide } from '../support/guide.ts';
import { mapPage, nowhere } from '../support/map.ts';
import { Prerendered } from '../support/Prerendered.tsx';
import { largeText } from '../support/visitor.ts';
import { narrow } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Shows a map from another site, with a link to the same place for everybody who doesn’t get it.',
  use: [
    'Where visitors want to see where a place is, below what matters more.',
    'Without `askFor`, for a map that may be shown without asking: its server gets the visitor’s IP address, once some of the map is in the window.',
    'With `askFor`, the name of its server, where visitors must be asked first: nothing is requested before they press “Show map”.',
    'With a `title` that is `Map of` and the place: it names the frame and is the text of the link.',
  ],
  avoid: {
    'The address is enough.':
      'Write it, with a `Link` to a map. Words can be copied, printed and read aloud.',
    'The frame isn’t a map.': 'Use a `Link`: the words here are about a map.',
  },
  stateWidth: 320,
  keyboard: {
    Tab: 'Goes into the map once it has loaded, and then to the link. If it failed: to “Try again”, and then to the link.',
    'Enter, Space':
      'On “Show map” or “Try again”: asks for the map. The focus moves to the place of the map, because the button is gone.',
  },
  announced: {
    'The map has the focus': '“Map of Pune, India, frame”, and what is in it.',
    'It is loading or has failed':
      'Nothing by itself. After “Show map” or “Try again”, politely: “The map did not load. The link below opens it in a new tab.”',
    'The link gets the focus': '“Map of Pune, India (opens in a new tab), link”.',
  },
};

const embedUrl = mapPage('Map of Pune');

const meta = {
  component: MapEmbed,
  args: {
    title: 'Map of Pune, India',
    embedUrl,
    linkUrl: 'https://maps.example.com/pune',
  },
  parameters: { guide },
} satisfies Meta<typeof MapEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

const hasLoaded = (canvas: Canvas, title: string) =>
  waitFor(() => expect(canvas.getByTitle(title)).toHaveAttribute('data-state', 'loaded'));

const hasFailed = (canvas: Canvas) => canvas.findByRole('button', { name: 'Try again' });

export const Loaded: Story = {
  play: async ({ args, canvas }) => {
    await hasLoaded(canvas, args.title);
    const frame = canvas.getByTitle(args.title);
    await expect(frame).toHaveAttribute('loading', 'lazy');
    await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
    const link = canvas.getByRole('link', { name: `${args.title} (opens in a new tab)` });
    await expect(link).toHaveAttribute('href', args.linkUrl);
    await expect(link).toHaveAttribute('rel', 'noopener');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(32);
  },
};

/** The same before it is in the window. */
export const Loading: Story = {
  render: (args) => (
    <Prerendered>
      <MapEmbed {...args} />
    </Prerendered>
  ),
};

export const Asking: Story = {
  args: { askFor: 'maps.example.com' },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(`This map comes from ${args.askFor}.`);
    await expect(canvas.getByRole('button', { name: 'Show map' })).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.linkUrl);
  },
};

/** Not an empty box or the browser's error page. */
export const Failed: Story = {
  args: { embedUrl: nowhere },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(await hasFailed(canvas)).toBeVisible();
    await expect(canvas.getByText(/The map did not load/)).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAttribute('href', args.linkUrl);
  },
};

export const RequestsNothingBeforeItIsInTheWindow: Story = {
  tags: ['behaviour'],
  decorators: (Story) => (
    <div style={{ paddingBlockStart: 'calc(100vh + 400px)' }}>
      <Story />
    </div>
  ),
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
export const RequestsNothingBeforeThePress: Story = {
  tags: ['behaviour'],
  args: { ...Asking.args, embedUrl: nowhere },
  play: async ({ args, canvas, userEvent }) => {
    await twoFrames();
    const frame = canvas.getByTitle(args.title);
    await expect(frame).not.toHaveAttribute('src');
    await expect(frame).toHaveAttribute('data-state', 'waiting');
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

/** And Tab goes into it. */
export const ShowsTheMapAfterThePress: Story = {
  tags: ['behaviour'],
  args: { ...Asking.args },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show map' }));
    await hasLoaded(canvas, args.title);
    await expect(canvas.getByTitle(args.title)).toHaveAttribute('src', args.embedUrl);
    await expect(canvas.getByTitle(args.title)).not.toHaveAttribute('inert');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The first failure isn't announced; the result of the visitor's own retry is. */
export const AnnouncesTheResultOfARetry: Story = {
  tags: ['behaviour'],
  args: { ...Failed.args },
  play: async ({ canvas, userEvent }) => {
    const button = await hasFailed(canvas);
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

export const LoadsAtTheSecondTry: Story = {
  tags: ['behaviour'],
  beforeEach: answering(['fails', 'succeeds']),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await hasFailed(canvas));
    await hasLoaded(canvas, args.title);
    await expect(canvas.queryByText(/did not load/)).toBeNull();
    await expect(canvas.getByTitle(args.title)).not.toHaveAttribute('inert');
  },
};

export const RetriesByItselfOnceBackOnline: Story = {
  tags: ['behaviour'],
  beforeEach: answering(['fails', 'succeeds']),
  play: async ({ args, canvas }) => {
    await hasFailed(canvas);
    await waitFor(() => {
      fireEvent(window, new Event('online'));
      expect(canvas.queryByRole('button')).toBeNull();
    });
    await hasLoaded(canvas, args.title);
  },
};

/** A server that never answers gets its time, then the map has failed. */
export const FailsIfTheServerNeverAnswers: Story = {
  tags: ['behaviour'],
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
    await expect(await hasFailed(canvas)).toBeVisible();
  },
};

/** Whatever it shows. */
export const IsAsWideAsItsColumn: Story = {
  tags: ['behaviour'],
  decorators: (Story) => (
    <div style={{ display: 'grid', inlineSize: 331 }}>
      <Story />
    </div>
  ),
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('figure').getBoundingClientRect();
    await expect(figure.width).toBe(331);
    const ground = canvas.getByTitle(args.title).parentElement?.getBoundingClientRect();
    await expect(ground?.width).toBe(331);
    await expect(ground?.height).toBeCloseTo((331 / 16) * 9, 0);
  },
};

/** The longest words that are in its place. */
export const TheQuestionFitsInLargeText: Story = {
  tags: ['behaviour'],
  ...largeText,
  args: { ...Asking.args },
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    const ground = canvas.getByRole('button').closest('figure > div')?.getBoundingClientRect();
    const note = canvas.getByRole('button').parentElement?.getBoundingClientRect();
    await expect(note?.top).toBeGreaterThanOrEqual(ground?.top ?? 0);
    await expect(note?.bottom).toBeLessThanOrEqual(ground?.bottom ?? 0);
    await expectNoSidewaysScroll(canvasElement);
  },
};
