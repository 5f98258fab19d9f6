import { Scale, ScaleAxis, ScaleGap, scaleSizes } from '@portfolio/ui/Scale';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { narrow } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Shows a value from 0 to 100 as a dot on an axis, with its number.',
  use: [
    'For a percentage that was measured or estimated, and that can be compared with others.',
    'Several below each other, equally wide, with one `ScaleAxis` above: a dot plot.',
    'With `ScaleGap` in the place of a scale without a value.',
  ],
  avoid: {
    'Something is under way.': 'Use `LoadingOverlay`, or a `Button` with `loading`.',
    'It is a result with a method.': 'Use `Figure`.',
    'It is a skill.': 'Use `SkillTile`, which has icon and tooltip.',
    'The value isn’t a percentage.': 'Use `StatisticList`.',
    'Only `label` says what is measured.':
      'Say it next to the scale as well: the label is for screen readers and isn’t drawn.',
    'Scales have different widths.':
      'Make them equally wide. On axes of different lengths, 40% reaches further than 100%.',
  },
  anatomy: {
    Axis: 'From 0 to 100, with lines at 0, 50 and 100. It always begins at zero.',
    'Stem and dot': 'As long as the value; the centre of the dot is the value.',
    Number: 'The value with its sign.',
  },
  stateWidth: 220,
  keyboard: {},
  announced: { 'It is read': '“Battery, meter, 85%”. Axis labels and gaps aren’t read.' },
};

const meta = {
  component: Scale,
  subcomponents: { ScaleAxis, ScaleGap },
  args: { value: 85, label: 'Battery' },
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

export const Medium: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const meter = canvas.getByRole('meter', { name: 'Battery' });
    await expect(meter).toHaveAttribute('aria-valuenow', '85');
    await expect(canvasElement).toHaveTextContent('85%');
    const { axis, mark } = findDrawing(canvasElement);
    await expect(mark.left).toBe(axis.left);
    await expect((mark.width / axis.width) * 100).toBeCloseTo(args.value, 0);
  },
};

export const Large: Story = { args: { size: 'lg' } };

export const Zero: Story = { args: { value: 0 } };

export const Hundred: Story = { args: { value: 100 } };

export const LargeHundred: Story = { args: { ...Hundred.args, size: 'lg' } };

export const Decimal: Story = { args: { value: 33.3 } };

export const LargeDecimal: Story = { args: { ...Decimal.args, size: 'lg' } };

export const Colored: Story = { args: { color: '#2a63b8' } };

export const LightColor: Story = { args: { color: '#ffff00' } };

export const DarkColor: Story = { args: { color: '#000080' } };

/** The labels of the axis are in line with the scales: under 0, 50 and 100. */
export const DotPlot: Story = {
  args: { color: '#2a63b8' },
  render: (args) => (
    <>
      <ScaleAxis />
      {[85, 40, 100].map((value, index) => (
        <Scale key={value} {...args} label={`Battery ${index + 1}`} value={value} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const { axis } = findDrawing(canvasElement);
    const centers = ['0', '50', '100%'].map((text) => {
      const label = canvasElement.querySelector(`[data-text="${text}"]`) as Element;
      const { left, right } = label.getBoundingClientRect();
      return (left + right) / 2;
    });
    await expect(centers.map((center) => Math.round(center - axis.left))).toEqual(
      [0, 0.5, 1].map((share) => Math.round(share * axis.width)),
    );
  },
};

export const DotPlotWithGap: Story = {
  render: (args) => (
    <>
      <ScaleAxis />
      <Scale {...args} label="Battery 1" />
      <ScaleGap />
      <Scale {...args} label="Battery 3" value={60} />
    </>
  ),
};

/** The dot at either end of the axis touches no number, and stays in a narrow window. */
export const DotAndNumberStayApart: Story = {
  tags: ['behaviour'],
  globals: narrow,
  render: (args) => (
    <>
      {[0, 5, 33.3, 50, 100].flatMap((value) =>
        scaleSizes.map((size) => (
          <Scale key={`${value} ${size}`} {...args} size={size} value={value} />
        )),
      )}
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const scale of canvas.getAllByRole('meter')) {
      const number = scale.lastElementChild as HTMLElement;
      const mark = scale.firstElementChild?.firstElementChild as Element;
      const dot = getComputedStyle(mark, '::after');
      const end = mark.getBoundingClientRect().right + Number.parseFloat(dot.inlineSize) / 2;
      await expect(number.getBoundingClientRect().left - end).toBeGreaterThanOrEqual(6);
      await expect(number.getBoundingClientRect().right).toBeLessThanOrEqual(
        scale.getBoundingClientRect().right,
      );
      // On one line, and whole.
      await expect(number.getClientRects()).toHaveLength(1);
      await expect(number.offsetHeight).toBeLessThan(
        1.75 * Number.parseFloat(getComputedStyle(number).fontSize),
      );
      await expect(number.scrollWidth).toBeLessThanOrEqual(number.clientWidth);
    }
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** Whatever colour the owner gives, the dot can be seen in both themes. */
export const KeepsContrastInAnyColor: Story = {
  tags: ['behaviour'],
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

export const BeginsWhereReadingBegins: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  play: async ({ args, canvasElement }) => {
    const { axis, mark } = findDrawing(canvasElement);
    await expect(mark.right).toBe(axis.right);
    await expect((mark.width / axis.width) * 100).toBeCloseTo(args.value, 0);
  },
};
