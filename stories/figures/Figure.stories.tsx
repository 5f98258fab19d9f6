import { examples } from '@portfolio/figures/kinds';
import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { figureGuide } from '../support/figureGuide.ts';
import { described } from '../support/figures.ts';

const figure = described(examples.comparison);

const guide = figureGuide(figure, {
  purpose:
    'Draws a measured result from its numbers, and says the same in a sentence and in a table.',
  use: [
    'The `kind` of the data chooses the drawing. Each kind has a page of its own, and Foundations show them side by side.',
    'The sentence is part of the data: `describeFigure(data, language)` adds it, so that browsers needn’t load its words.',
    'With `size="sm"` on a card, where it says one thing. What it means is in a sentence next to it.',
  ],
  avoid: {
    'It is a single number.': 'Use `StatisticList`.',
    'It is a percentage in a list of others.': 'Use `Scale`.',
    'It shows when something took place.': 'Use `TimeAxis`.',
    'No kind fits.': 'Use `FigureFrame` around a drawing of your own.',
    'The title would state the finding.':
      'Say what was measured, and of what: `Weekly error of the forecast`. The numbers say the finding.',
  },
  parts: {
    Drawing: {
      selector: '[role="img"]',
      description: 'Follows from `kind`. What is ours has `color` and is larger or bolder, too.',
    },
    Labels: {
      selector: '[role="img"] bdi',
      description: 'One to three words, at their marks. There is no legend.',
    },
  },
});

const meta = {
  component: Figure,
  args: { figure, color: '#c25b3f' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Large: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /^Mean absolute error: this model 6.8%, the lowest of 3/ }),
    ).toBeVisible();
  },
};

export const LargeWithoutColor: Story = { args: { color: undefined } };

export const Small: Story = { args: { size: 'sm' } };

export const SmallWithoutColor: Story = { args: { size: 'sm', color: undefined } };
