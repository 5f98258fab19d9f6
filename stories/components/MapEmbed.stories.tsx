import { MapEmbed } from '@portfolio/ui/MapEmbed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { longWord } from './support/samples.ts';
import { narrow } from './support/widths.ts';

/** Stands for the map of a service, so that no story depends on a network. */
const embedUrl = `data:text/html,${encodeURIComponent(
  '<!doctype html><html lang="en"><title>Map</title><main><h1>Map of Pune</h1></main></html>',
)}`;

const meta = {
  title: 'Components/MapEmbed',
  component: MapEmbed,
  args: {
    title: 'Map of Pune, India',
    embedUrl,
    linkUrl: 'https://maps.example.com/pune',
  },
} satisfies Meta<typeof MapEmbed>;
export default meta;
type Story = StoryObj<typeof meta>;

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

/** Nothing is asked for before it comes near the window. */
export const FarFromTheWindow: Story = {
  decorators: [
    (Story) => (
      <div style={{ paddingBlockStart: 'calc(100vh + 400px)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ args, canvas }) => {
    const frame = canvas.getByTitle(args.title);
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await expect(frame).not.toHaveAttribute('src');
    await expect(frame).toHaveAttribute('data-state', 'waiting');
    frame.scrollIntoView();
    await waitFor(() => expect(frame).toHaveAttribute('data-state', 'loaded'));
    await expect(frame).toHaveAttribute('src', args.embedUrl);
    window.scrollTo(0, 0);
  },
};

/** An empty chart, as while the map loads and when it is blocked. */
export const NotThereYet: Story = {
  tags: ['visual'],
  beforeEach: () => {
    const { IntersectionObserver } = window;
    window.IntersectionObserver = class extends IntersectionObserver {
      override observe() {}
    };
    return () => {
      window.IntersectionObserver = IntersectionObserver;
    };
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByTitle(args.title)).toHaveAttribute('data-state', 'waiting');
  },
};

/** A frame that stays empty keeps its place; the link below still leads to the map. */
export const NothingEmbedded: Story = {
  tags: ['visual'],
  args: { embedUrl: 'about:blank' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByTitle(args.title).offsetHeight).toBeGreaterThan(100);
  },
};

export const LongWord: Story = {
  args: { title: longWord },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
