import { Icon } from '@portfolio/ui/Icon';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { guide } from './Icon.guide.tsx';

const meta = {
  component: Icon,
  parameters: { guide },
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

export const States: Story = { ...allStates, tags: ['visual'] };

/** Drawn in the colour and the size of the text around it. */
export const FollowsTheText: Story = {
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
