import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { comparison, described } from '../support/figures.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './Figure.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: described(comparison), color: '#c25b3f' },
  parameters: { guide },
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

export const States: Story = { ...allStates, tags: ['visual'] };
