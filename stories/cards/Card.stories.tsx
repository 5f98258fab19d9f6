import { Card } from '@portfolio/ui/Card';
import { Grid } from '@portfolio/ui/Grid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longText, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './Card.guide.tsx';

const meta = {
  component: Card,
  args: { title: 'Demand Forecast Pipeline', children: <p>{sentence}</p> },
  parameters: { guide },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(
      'Demand Forecast Pipeline',
    );
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Where the system has colours of its own, the mark has the system's. */
export const MarkedInItsColour: Story = {
  args: { mark: '#2a63b8' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveStyle({
      'border-block-start-color': 'rgb(42, 99, 184)',
    });
  },
};

/** Cards of one row are as high as the highest. */
export const EqualHeights: Story = {
  render: (args) => (
    <Grid columns={2}>
      <Card {...args} />
      <Card {...args}>
        <p>{longText}</p>
      </Card>
    </Grid>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('article');
    await expect(first?.offsetHeight).toBe(second?.offsetHeight);
  },
};
