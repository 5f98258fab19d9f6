import { Card } from '@portfolio/ui/Card';
import { Grid } from '@portfolio/ui/Grid';
import { TagList } from '@portfolio/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { longText } from '../support/samples.ts';
import { inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Frames one entry of a list: a rule above, a heading, and what there is to say about it.',
  use: [
    'For one of several things that are described alike, such as talks or services.',
    'In a `Grid`: the cards of a row are as high as the highest of them.',
  ],
  avoid: {
    'It is a project, a certificate or a degree.':
      'Use `ProjectCard`, `CertificationCard` or `DegreeCard`.',
    'All of it leads to one place.': 'Use `WorkCard`, whose link covers the card.',
    'It is a part of the page.': 'Use `Section`, a level higher.',
    'It interrupts a text to stress something.': 'Use `Callout`.',
    'It would be inside another card.':
      'Use a list or a `TagList`, which needs no rule and no heading of its own.',
  },
  stateWidth: 240,
  keyboard: {},
  announced: {
    'The card is read':
      'An article, its title as a heading of level 3, then the content. The rule isn’t announced.',
  },
};

const meta = {
  component: Card,
  decorators: inlineSize(22),
  args: {
    title: 'Forecasting Workshop',
    children: <p>Two days on models for weekly sales, with your own data.</p>,
  },
  parameters: { guide },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithText: Story = {
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'Forecasting Workshop' });
    await expect(canvas.getByRole('article')).toContainElement(heading);
  },
};

export const WithTags: Story = {
  args: { children: <TagList tags={['Two days', 'On site', 'English']} aria-label="Facts" /> },
};

export const HeadingOnly: Story = { args: { children: null } };

export const CardsOfARowAreEquallyHigh: Story = {
  tags: ['behaviour'],
  parameters: { inlineSize: 50 },
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
