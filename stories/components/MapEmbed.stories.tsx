import { MapEmbed } from '@portfolio/ui/MapEmbed';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
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
  },
};

/** A frame that stays empty keeps its place; the link below still leads to the map. */
export const NothingEmbedded: Story = {
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
