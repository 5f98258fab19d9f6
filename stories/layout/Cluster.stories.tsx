import { ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { allStates } from '../support/states.tsx';
import { inlineSize, narrow } from '../support/widths.ts';
import { guide } from './Cluster.guide.tsx';

const meta = {
  component: Cluster,
  parameters: { guide },
  args: {
    children: ['Download Resume', 'Download Business Card', "Let's Connect"].map((label) => (
      <ButtonLink key={label} href="/contact" variant="outline">
        {label}
      </ButtonLink>
    )),
  },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

export const WrapsOnANarrowWindow: Story = {
  globals: narrow,
  decorators: inlineSize(18),
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const tops = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBeGreaterThan(1);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(first?.left).toBeGreaterThan(second?.left ?? Number.POSITIVE_INFINITY);
  },
};
