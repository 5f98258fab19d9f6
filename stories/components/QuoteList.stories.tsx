import { QuoteList } from '@portfolio/ui/QuoteList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { longText, longWord } from './support/samples.ts';
import { narrow } from './support/widths.ts';

const meta = {
  title: 'Components/QuoteList',
  component: QuoteList,
  args: {
    quotes: [
      {
        text: 'Every run has a number, and every number has a run.',
        source: 'Demand Forecast Pipeline',
        sourceUrl: 'https://github.example.com/mira/demand-forecast-pipeline',
      },
      { text: 'A model that cannot be rolled back is not released.', source: 'Model Release Gate' },
      { text: 'I learn a tool by breaking it first.' },
    ],
  },
} satisfies Meta<typeof QuoteList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.quotes.length);
    const link = canvas.getByRole('link', {
      name: 'Demand Forecast Pipeline (opens in a new tab)',
    });
    await expect(link).toHaveAttribute('rel', 'noopener');
  },
};

export const WithoutSource: Story = {
  args: { quotes: [{ text: 'I learn a tool by breaking it first.' }] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('figcaption')).toBeNull();
  },
};

export const LongQuote: Story = { args: { quotes: [{ text: longText, source: 'Drift Watch' }] } };

export const LongWord: Story = {
  args: { quotes: [{ text: longWord, source: longWord, sourceUrl: 'https://example.com' }] },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
