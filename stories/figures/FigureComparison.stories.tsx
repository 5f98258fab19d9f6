import { Figure } from '@portfolio/ui/Figure';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { allFigures, figuresInLargeText, widestFigures } from '../support/figureStories.tsx';
import { comparison } from '../support/figures.ts';
import { guide } from './FigureComparison.guide.tsx';

const meta = {
  component: Figure,
  args: { figure: comparison, color: '#c25b3f' },
  parameters: { guide },
} satisfies Meta<typeof Figure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allFigures, tags: ['visual'] };

export const Large: Story = widestFigures;

export const LargeText: Story = figuresInLargeText;
