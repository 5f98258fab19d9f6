import { Link } from '@portfolio/ui/Link';
import { Prose } from '@portfolio/ui/Prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { arabic, longText, longWord, sentence } from './support/samples.ts';
import { desktop, narrow } from './support/widths.ts';

const meta = {
  title: 'Components/Prose',
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
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Lines stay short enough to find the next one, however wide the window is. */
export const ComfortableLines: Story = {
  args: { 'aria-label': 'Text', role: 'group' },
  globals: desktop,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group').offsetWidth).toBeLessThanOrEqual(680);
  },
};

export const LongWord: Story = {
  args: { children: <p>{longWord}</p> },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const RightToLeft: Story = {
  args: { children: <p>{arabic.sentence}</p> },
  globals: { direction: 'rtl' },
};
