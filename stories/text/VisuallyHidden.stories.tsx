import { Link } from '@portfolio/ui/Link';
import { VisuallyHidden } from '@portfolio/ui/VisuallyHidden';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { guide } from './VisuallyHidden.guide.tsx';

const meta = {
  component: VisuallyHidden,
  args: { children: ' of Drift Watch' },
  render: (args) => (
    <Link href="https://github.example.com/mira/drift-watch">
      Code
      <VisuallyHidden {...args} />
    </Link>
  ),
  parameters: { guide },
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Many links say “Code”, but each has its own accessible name. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Code of Drift Watch' });
    await expect(link.firstElementChild).toHaveStyle({ 'clip-path': 'inset(50%)' });
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };
