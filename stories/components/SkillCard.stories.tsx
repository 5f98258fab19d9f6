import { SkillCard } from '@portfolio/ui/SkillCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { longText, longWord, pictures } from './support/samples.ts';
import { narrow } from './support/widths.ts';

const meta = {
  title: 'Components/SkillCard',
  component: SkillCard,
  args: {
    name: 'Python',
    icon: pictures.icon,
    color: '#2a63b8',
    proficiency: 95,
    description: 'My first language for data, models and the services around them.',
    projects: ['Demand Forecast Pipeline', 'Drift Watch'],
  },
} satisfies Meta<typeof SkillCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Python' })).toBeVisible();
    await expect(canvasElement).toHaveTextContent('Proficiency in Python: 95 %');
    // The name stands beside the icon, so that a text alternative would say it twice.
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const LowestProficiency: Story = { args: { proficiency: 65 } };

export const NoProjects: Story = {
  args: { projects: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/Used in/)).toBeNull();
  },
};

export const LongText: Story = {
  args: { description: longText, projects: Array(9).fill('Demand Forecast Pipeline') },
};

export const LongWord: Story = {
  args: { name: longWord, description: longWord, projects: [longWord] },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
