import { examples } from '@portfolio/figures/kinds';
import { FigureFrame, mark } from '@portfolio/ui/FigureFrame';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from '../foundations/contrast.ts';
import { figureGuide } from '../support/figureGuide.ts';
import { described } from '../support/figures.ts';

const figure = described(examples.comparison);

const guide = figureGuide(figure, {
  purpose: 'Puts title, method, a sentence and a table of numbers around a drawing of your own.',
  use: [
    'When the data are of one of the kinds of `Figure`, but should be drawn in another way.',
    'With the colours of `mark`, which keep 3:1 in both themes and follow forced colours.',
  ],
  avoid: {
    'The drawing of a kind fits.': 'Use `Figure`: it has labels, an axis and round ticks.',
    'It is a photograph or a diagram in a file.': 'Use `Picture`.',
    'The drawing would hold words that are nowhere else.':
      'Put them into the title or the method: screen readers read the sentence in place of the drawing.',
  },
  parts: {
    Drawing: 'The children: one image for screen readers, named by `figure.finding`.',
    Ours: '`mark.ours`: the colour that was given, lighter or darker where it must be.',
    Others: '`mark.other` is grey; `mark.paper` fills what is hollow.',
  },
});

const meta = {
  component: FigureFrame,
  args: {
    figure,
    color: '#c25b3f',
    // Ours, another, and what is hollow.
    children: (
      <svg
        aria-hidden="true"
        viewBox="0 0 100 40"
        style={{ blockSize: '5rem', forcedColorAdjust: 'none' }}
      >
        <path d="M0 38H100" stroke={mark.other} />
        <rect x="10" y="8" width="20" height="30" fill={mark.ours} />
        <rect x="40" y="18" width="20" height="20" fill={mark.other} />
        <rect x="70.5" y="24.5" width="19" height="13" fill={mark.paper} stroke={mark.other} />
      </svg>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof FigureFrame>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Headline: Story = {
  args: { headline: 'Filled marks are ours' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(String(args.headline))).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveTextContent(args.figure.title);
  },
};

export const Large: Story = {
  play: async ({ args, canvas }) => {
    const frame = canvas.getByRole('figure');
    await expect(frame).toHaveTextContent(args.figure.title);
    await expect(frame).toHaveTextContent(args.figure.method);
    await expect(canvas.getByRole('img', { name: /the lowest of 3/ })).toBeVisible();
  },
};

export const LargeWithoutColor: Story = { args: { color: undefined } };

/** The front of a card: the drawing has at least 6.75rem. No method and no table. */
export const Small: Story = {
  args: { size: 'sm' },
  play: async ({ args, canvas }) => {
    const frame = canvas.getByRole('figure');
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const drawing = canvas.getByRole('img');
    await expect(drawing.getBoundingClientRect().height).toBeCloseTo(6.75 * rem, 0);
    await expect(frame).not.toHaveTextContent(args.figure.method);
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const SmallWithoutColor: Story = { args: { size: 'sm', color: undefined } };

export const LightColor: Story = { args: { size: 'sm', color: '#ffff00' } };

export const DarkColor: Story = { args: { size: 'sm', color: '#000080' } };

export const OpensItsNumbers: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
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

/** Words in another script keep their direction, and begin at the side where the others do. */
export const WordsKeepTheirDirection: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('figure');
    const { right } = frame.getBoundingClientRect();
    const [title, method] = frame.querySelectorAll('[dir="auto"]');
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
export const KeepsContrastInLight: Story = {
  tags: ['behaviour'],
  globals: { theme: 'light' },
  render: (args) => (
    <>
      {colors.map((color) => (
        <FigureFrame key={color} {...args} size="sm" color={color} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const surface = painted(getComputedStyle(document.body).backgroundColor);
    const ours = [...canvasElement.querySelectorAll('rect:first-of-type')];
    await expect(ours).toHaveLength(colors.length);
    for (const bar of ours) {
      const color = painted(getComputedStyle(bar).fill);
      await expect(contrast(color, surface), color).toBeGreaterThanOrEqual(3);
    }
  },
};

export const KeepsContrastInTheDark: Story = {
  ...KeepsContrastInLight,
  tags: ['behaviour'],
  globals: { theme: 'dark' },
};
