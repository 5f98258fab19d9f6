import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NARROWEST } from '../support/figureGrid.tsx';
import { change, comparison, share } from '../support/figures.ts';

const meta = {
  component: Figure,
  args: { figure: comparison, color: '#c25b3f' },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /^Mean absolute error: this model 6.8%, the lowest of 3/ }),
    ).toBeVisible();
  },
};

/** Without a colour, ours is in ink: it is also larger, and its text has more weight. */
export const WithoutColor: Story = {
  tags: ['visual'],
  args: { color: undefined },
  render: (args) => (
    <div style={{ display: 'grid', gap: '2rem', maxInlineSize: NARROWEST }}>
      {[change, share, comparison].map((figure) => (
        <Figure key={figure.kind} {...args} figure={figure} size="sm" />
      ))}
    </div>
  ),
};
