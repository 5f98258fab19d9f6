import { Scale } from '@portfolio/ui/Scale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inNarrowWindow } from './support/widths.ts';

const meta = {
  component: Scale,
  args: { value: 85, label: 'Proficiency in Python' },
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The dot and its axis. */
function findDrawing(canvasElement: HTMLElement) {
  const axis = canvasElement.querySelector('[aria-hidden="true"]');
  const dot = axis?.firstElementChild;
  if (!axis || !dot) throw new Error('The scale has no axis or no dot.');
  return { axis: axis.getBoundingClientRect(), dot: dot.getBoundingClientRect() };
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const meter = canvas.getByRole('meter', { name: 'Proficiency in Python' });
    await expect(meter).toHaveAttribute('aria-valuenow', '85');
    await expect(meter).toHaveAttribute('aria-valuetext', '85 %');
    await expect(canvasElement).toHaveTextContent('Proficiency in Python: 85 %');
    const { axis, dot } = findDrawing(canvasElement);
    const share = (dot.left + dot.width / 2 - axis.left) / axis.width;
    await expect(share * 100).toBeCloseTo(args.value, 0);
  },
};

/** There is a tick at every quarter, so several scales can be compared. */
export const Values: Story = {
  tags: ['visual'],
  render: (args) => (
    <>
      {[0, 25, 50, 75, 100].map((value) => (
        <Scale key={value} {...args} value={value} />
      ))}
    </>
  ),
};

export const NarrowWindow: Story = inNarrowWindow({ value: 100 });

/** The axis begins where reading begins. */
export const RightToLeft: Story = {
  tags: ['visual'],
  globals: { direction: 'rtl' },
  play: async ({ args, canvasElement }) => {
    const { axis, dot } = findDrawing(canvasElement);
    const share = (axis.right - dot.left - dot.width / 2) / axis.width;
    await expect(share * 100).toBeCloseTo(args.value, 0);
  },
};
