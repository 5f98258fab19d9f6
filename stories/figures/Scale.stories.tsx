import { Scale, ScaleAxis, ScaleGap, scaleSizes } from '@portfolio/ui/Scale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { allStates } from '../support/states.tsx';
import { narrow } from '../support/widths.ts';
import { guide } from './Scale.guide.tsx';

const meta = {
  component: Scale,
  subcomponents: { ScaleAxis, ScaleGap },
  args: { value: 85, label: 'Proficiency in Python' },
  parameters: { guide },
} satisfies Meta<typeof Scale>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The axis, and the mark from zero to the value. */
function findDrawing(canvasElement: HTMLElement) {
  const axis = canvasElement.querySelector('[role="meter"] > [aria-hidden="true"]');
  const mark = axis?.firstElementChild;
  if (!axis || !mark) throw new Error('The scale has no axis or no mark.');
  return { axis: axis.getBoundingClientRect(), mark: mark.getBoundingClientRect() };
}

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const meter = canvas.getByRole('meter', { name: 'Proficiency in Python' });
    await expect(meter).toHaveAttribute('aria-valuenow', '85');
    await expect(meter).toHaveAttribute('aria-valuenow', '85');
    await expect(canvasElement).toHaveTextContent('85%');
    const { axis, mark } = findDrawing(canvasElement);
    await expect(mark.left).toBe(axis.left);
    await expect((mark.width / axis.width) * 100).toBeCloseTo(args.value, 0);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The dot at either end of the axis touches no number, and stays in a narrow window. */
export const Ends: Story = {
  globals: narrow,
  render: (args) => (
    <>
      {[0, 5, 50, 100].flatMap((value) =>
        scaleSizes.map((size) => (
          <Scale key={`${value} ${size}`} {...args} size={size} value={value} />
        )),
      )}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const scale of canvas.getAllByRole('meter')) {
      const [axis, number] = scale.children as unknown as [Element, HTMLElement];
      const mark = axis.firstElementChild as Element;
      const dot = getComputedStyle(mark, '::after');
      const end = mark.getBoundingClientRect().right + Number.parseFloat(dot.inlineSize) / 2;
      await expect(number.getBoundingClientRect().left - end).toBeGreaterThanOrEqual(6);
      await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(
        scale.getBoundingClientRect().right,
      );
    }
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** The labels of the axis are in line with the scales: under 0, 50 and 100. */
export const Values: Story = {
  render: (args) => (
    <>
      <ScaleAxis />
      {[0, 25, 50, 75, 100].map((value) => (
        <Scale key={value} {...args} value={value} />
      ))}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const { axis } = findDrawing(canvasElement);
    const centers = ['0', '50', '100%'].map((text) => {
      const { left, right } = (canvas.getAllByText(text)[0] as Element).getBoundingClientRect();
      return (left + right) / 2;
    });
    await expect(centers.map((center) => Math.round(center - axis.left))).toEqual(
      [0, 0.5, 1].map((share) => Math.round(share * axis.width)),
    );
  },
};

/** The largest number and one with a decimal are on one line, beside the dot. */
export const LargeNumbers: Story = {
  args: { size: 'lg' },
  render: (args) => (
    <>
      <Scale {...args} value={100} />
      <Scale {...args} value={33.3} />
    </>
  ),
  play: async ({ canvas }) => {
    for (const scale of canvas.getAllByRole('meter')) {
      const number = scale.lastElementChild as HTMLElement;
      await expect(number.getClientRects()).toHaveLength(1);
      await expect(number.offsetHeight).toBeLessThan(
        1.5 * Number.parseFloat(getComputedStyle(number).fontSize),
      );
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
    }
  },
};

/** Whatever colour the owner gives, the dot can be seen in both themes. */
export const AnyColor: Story = {
  render: (args) => (
    <>
      {['#ffff00', '#ffffff', '#00ff00', '#000000', '#0000ff', '#2a63b8'].map((color, index) => (
        <Scale key={color} {...args} color={color} value={95 - 5 * index} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    // There the system's colours count.
    if (matchMedia('(forced-colors: active)').matches) return;
    const marks = canvasElement.querySelectorAll('[role="meter"] > [aria-hidden="true"] > *');
    for (const mark of marks) {
      const [lightness] = getComputedStyle(mark).color.match(/[\d.]+/) ?? [];
      // As `visibleColor.ts` sets it and a unit test checks: 3:1 on every surface.
      await expect(Number(lightness)).toBeGreaterThanOrEqual(47.9);
      await expect(Number(lightness)).toBeLessThanOrEqual(54.1);
    }
  },
};

/** The axis begins where reading begins. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ args, canvasElement }) => {
    const { axis, mark } = findDrawing(canvasElement);
    await expect(mark.right).toBe(axis.right);
    await expect((mark.width / axis.width) * 100).toBeCloseTo(args.value, 0);
  },
};
