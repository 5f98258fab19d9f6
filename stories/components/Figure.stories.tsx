import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { change } from './support/figures.ts';

const meta = {
  component: Figure,
  args: { figure: change, color: '#3b7dd8' },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
