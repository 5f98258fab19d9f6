import { Cluster } from '@portfolio/ui/Cluster';
import { Icon, iconNames } from '@portfolio/ui/Icon';
import { Tag } from '@portfolio/ui/Tag';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = {
  component: Icon,
  args: { name: 'mail' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const All: Story = {
  tags: ['visual'],
  render: () => (
    <Cluster>
      {iconNames.map((name) => (
        <Tag key={name}>
          <Icon name={name} />
          {name}
        </Tag>
      ))}
    </Cluster>
  ),
};

/** Drawn in the colour and the size of the text around it. */
export const FollowsTheText: Story = {
  tags: ['visual'],
  render: (args) => (
    <p style={{ color: 'var(--pf-color-text-positive)', fontSize: '3rem' }}>
      <Icon {...args} />
    </p>
  ),
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon?.getBoundingClientRect().height).toBe(72);
    await expect(icon).toHaveStyle({
      color: getComputedStyle(icon?.parentElement ?? document.body).color,
    });
  },
};
