import { Cluster } from '@portfolio/ui/Cluster';
import { Tag, TagList, tagTones } from '@portfolio/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arabic, longWord, manyTechnologies } from '../support/samples.ts';
import { fitsNarrow } from '../support/widths.ts';

const meta = {
  component: Tag,
  subcomponents: { TagList },
  args: { children: 'PostgreSQL' },
} satisfies Meta<typeof Tag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  tags: ['visual'],
  render: () => (
    <Cluster>
      {tagTones.map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
    </Cluster>
  ),
};

export const List: Story = {
  tags: ['visual'],
  render: () => <TagList tags={manyTechnologies} aria-label="Technologies" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Technologies' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(manyTechnologies.length);
  },
};

export const EmptyList: Story = {
  render: () => <TagList tags={[]} aria-label="Technologies" />,
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const LongWord: Story = {
  ...fitsNarrow,
  render: () => (
    <>
      <Tag>{longWord}</Tag>
      <TagList tags={[longWord, 'Python']} aria-label="Technologies" />
    </>
  ),
};

export const RightToLeft: Story = {
  render: () => <TagList tags={[arabic.label, 'Python', arabic.name]} aria-label={arabic.label} />,
  globals: { direction: 'rtl' },
};
