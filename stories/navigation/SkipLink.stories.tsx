import { SkipLink } from '@portfolio/ui/SkipLink';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { guide } from './SkipLink.guide.tsx';

const meta = {
  component: SkipLink,
  parameters: { guide },
  args: { href: '#content', children: 'Skip to content' },
  render: (args) => (
    <div style={{ minBlockSize: '5rem', position: 'relative' }}>
      <SkipLink {...args} />
      <p id="content" tabIndex={-1}>
        Press Tab: the link appears over this text.
      </p>
    </div>
  ),
} satisfies Meta<typeof SkipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Invisible, but the first thing that a keyboard or a screen reader finds. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveStyle({ 'clip-path': 'inset(50%)' });
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const ShownOnFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ 'clip-path': 'none' });
    const { top, left } = link.getBoundingClientRect();
    await expect(Math.min(top, left)).toBeGreaterThanOrEqual(0);
  },
};
