import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { change } from '../support/figures.ts';
import { guide } from './FigureChange.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: change, color: '#3b7dd8' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allFigures, tags: ['visual'] };

export const Large: Story = widestFigures;

export const LargeText: Story = figuresInLargeText;
