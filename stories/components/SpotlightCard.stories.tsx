import { SpotlightCard } from '@portfolio/ui/SpotlightCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { longText, longWord } from './support/samples.ts';
import { narrow } from './support/widths.ts';

const meta = {
  title: 'Components/SpotlightCard',
  component: SpotlightCard,
  args: {
    name: 'MLflow',
    color: '#2a63b8',
    quotes: [
      {
        text: 'Every run has a number, and every number has a run.',
        source: 'Demand Forecast Pipeline',
        sourceUrl: 'https://github.example.com/mira/demand-forecast-pipeline',
      },
      { text: 'Two runs side by side end most arguments.', source: 'Model Release Gate' },
      { text: 'The registry is where a model gets its name.', source: 'Feature Ledger' },
    ],
  },
} satisfies Meta<typeof SpotlightCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.name })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(args.quotes.length);
  },
};

export const OneQuote: Story = { args: { quotes: [{ text: 'I learn it by breaking it first.' }] } };

export const LongText: Story = { args: { quotes: [{ text: longText, source: 'Drift Watch' }] } };

export const LongWord: Story = {
  args: { name: longWord, quotes: [{ text: longWord, source: longWord }] },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
