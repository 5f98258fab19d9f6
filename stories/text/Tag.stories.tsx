import { Tag, TagList } from '@portfolio/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { manyTechnologies, technologies } from '../support/samples.ts';

const guide: Guide = {
  purpose: 'Labels something in a word or two, such as its topic.',
  use: [
    'For the topics of a piece of work. Several go into a `TagList`, which wraps.',
    'In a `TagList` named after what it is about: `Technologies`, or `Skills of Forklift licence` where a page has several lists.',
  ],
  avoid: {
    'It can be pressed.': 'Use `Button`, or `CategoryFilter` for a choice.',
    'It says how an action ended.': 'Use `StatusMessage`, which is announced.',
    'It is a name for what follows.': 'Use a heading, such as that of `Section`.',
    'It is a number that people compare.': 'Use `StatisticList`.',
    'It is a state or a kind, such as “Internship”.': 'Write it among the other facts, as text.',
  },
  keyboard: {},
  announced: {
    'A `TagList` is read':
      '“Technologies, list, 3 items”, then each tag. An empty list isn’t there.',
  },
};

const meta = {
  component: Tag,
  subcomponents: { TagList },
  args: { children: 'PostgreSQL' },
  parameters: { guide },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Topic: Story = {};

export const List: Story = {
  render: () => <TagList tags={technologies} aria-label="Technologies" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Technologies' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(technologies.length);
  },
};

export const LongList: Story = {
  render: () => (
    <TagList tags={manyTechnologies} aria-label="Technologies" style={{ maxInlineSize: '36rem' }} />
  ),
};

export const AnEmptyListIsNotThere: Story = {
  tags: ['behaviour'],
  render: () => <TagList tags={[]} aria-label="Technologies" />,
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
