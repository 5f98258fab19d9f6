import { FigureFrame, mark } from '@portfolio/ui/FigureFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from '../foundations/contrast.ts';
import { comparison, described } from '../support/figures.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './FigureFrame.guide.tsx';

/** In place of a drawing. */
const Square = () => (
  <div style={{ background: mark.ours, blockSize: '4rem', forcedColorAdjust: 'none' }} />
);

const meta = {
  component: FigureFrame,
  args: { figure: described(comparison), color: '#c25b3f', children: <Square /> },
  parameters: { guide },
} satisfies Meta<typeof FigureFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Title, drawing, method, and the numbers, which open by keyboard. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const figure = canvas.getByRole('figure');
    await expect(figure).toHaveTextContent(args.figure.title);
    await expect(figure).toHaveTextContent(args.figure.method);
    await expect(canvas.getByRole('img', { name: /the lowest of 3/ })).toBeVisible();
    await userEvent.tab();
    const summary = canvas.getByText('Numbers');
    await expect(summary).toHaveFocus();
    // user-event has no Enter or Space for a summary: `tests/e2e/keyboard.spec.ts` presses them.
    await userEvent.click(summary);
    await expect(canvas.getByRole('table', { name: args.figure.title })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'gradient boosting' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '7.9%' })).toBeVisible();
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(2);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The front of a card: exactly 8.5rem, without method and table. */
export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('figure');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    await expect(figure.getBoundingClientRect().height).toBeCloseTo(8.5 * rem, 0);
    await expect(figure).not.toHaveTextContent(args.figure.method);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

/** Words in another script keep their direction, and begin at the side where the others do. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const figure = canvas.getByRole('figure');
    const { right } = figure.getBoundingClientRect();
    const [title, method] = figure.querySelectorAll('[dir="auto"]');
    for (const element of [title, method]) {
      if (!element) throw new Error('The figure lacks its title or its method.');
      await expect(getComputedStyle(element).direction).toBe('ltr');
      const words = document.createRange();
      words.selectNodeContents(element);
      await expect(words.getBoundingClientRect().right).toBeCloseTo(right, 0);
    }
  },
};

const colors = [
  '#ffff00',
  '#00ff00',
  '#000080',
  '#000000',
  '#ffffff',
  '#ff00ff',
  '#00ffff',
  '#777777',
];

/** A colour as the browser paints it, in `#rrggbb`. */
function painted(color: string): string {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  if (!context) throw new Error('The browser cannot draw.');
  context.fillStyle = color;
  context.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Whatever colour an owner chooses, marks keep 3:1 to the surface. */
const keepsContrast: Story = {
  render: (args) => (
    <>
      {colors.map((color) => (
        <FigureFrame key={color} {...args} size="sm" color={color} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const surface = painted(getComputedStyle(document.body).backgroundColor);
    for (const square of canvasElement.querySelectorAll<HTMLElement>('[role="img"] > div')) {
      const color = painted(getComputedStyle(square).backgroundColor);
      await expect(contrast(color, surface), color).toBeGreaterThanOrEqual(3);
    }
  },
};
export const AnyColor: Story = { ...keepsContrast, globals: { theme: 'light' } };
export const AnyColorInTheDark: Story = { ...keepsContrast, globals: { theme: 'dark' } };
