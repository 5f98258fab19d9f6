import { Button } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Sets a few small things of one kind in a row, which wraps where it gets too narrow.',
  use: [
    'For buttons or links that belong together. Put the most important first: it is reached first, and stays on the first line.',
    'For a row of icons, tags or other small things of about the same height.',
    'Instead of margins: entries are 12 px apart, and so are lines.',
  ],
  avoid: {
    'The entries are cards, and should be equally wide.': 'Use `Grid`.',
    'Two different parts of a page should be side by side.': 'Use `Columns`.',
    'The entries are a list of short labels, such as technologies.':
      'Use `TagList`, which is announced as a list.',
    'Styles would turn the row round.':
      'Change the order of the entries: the Tab key follows that, not what is seen.',
  },
  stateWidth: 380,
  keyboard: {},
  announced: {
    'Its entries are read':
      'Only the entries, in their order. The row itself has no role and no name.',
  },
};

const meta = {
  component: Cluster,
  args: {
    children: ['Save Draft', 'Preview', 'Discard'].map((label, index) => (
      <Button key={label} variant={index ? 'outline' : 'solid'}>
        {label}
      </Button>
    )),
  },
  parameters: { guide },
} satisfies Meta<typeof Cluster>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneLine: Story = {};

export const NarrowPlace: Story = {
  decorators: inlineSize(14),
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('button') as [HTMLElement, ...HTMLElement[]];
    await expect(last?.offsetTop).toBe(first.offsetTop + first.offsetHeight + 12);
  },
};

export const OneEntry: Story = { args: { children: <Button>Save Draft</Button> } };
