import { Tag, TagList } from '@portfolio/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { guide } from './Tag.guide.tsx';

const meta = {
  component: Tag,
  subcomponents: { TagList },
  args: { children: 'PostgreSQL' },
  parameters: { guide },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

export const EmptyList: Story = {
  render: () => <TagList tags={[]} aria-label="Technologies" />,
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};
