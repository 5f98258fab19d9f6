import { Link } from '@portfolio/ui/Link';
import { Prose } from '@portfolio/ui/Prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { longText, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { desktop } from '../support/widths.ts';
import { guide } from './Prose.guide.tsx';

const meta = {
  component: Prose,
  args: {
    children: (
      <>
        <p>{longText}</p>
        <p>
          {sentence} <Link href="/projects">See the projects</Link>.
        </p>
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Lines stay short enough to find the next one, however wide the window is. */
export const ComfortableLines: Story = {
  args: { 'aria-label': 'Text', role: 'group' },
  globals: desktop,
  play: ({ canvas }) => expect(canvas.getByRole('group').offsetWidth).toBeLessThanOrEqual(680),
};

/** Each entry has its mark, inside the column, as the reset takes the marks of lists away. */
export const Lists: Story = {
  args: {
    children: (
      <>
        <ul>
          <li>what was baked</li>
        </ul>
        <ol>
          <li>Count.</li>
        </ol>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [bullets, numbers] = canvas.getAllByRole('list');
    await expect(bullets).toHaveStyle({ 'list-style-type': 'disc' });
    await expect(numbers).toHaveStyle({ 'list-style-type': 'decimal' });
    for (const entry of canvas.getAllByRole('listitem')) {
      await expect(entry.offsetLeft).toBeGreaterThan(bullets?.offsetLeft ?? 0);
    }
  },
};
