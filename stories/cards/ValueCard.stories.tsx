import { type Value, ValueCard, ValueGrid } from '@portfolio/ui/ValueCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'States one principle in a sentence to remember and, on the back, what it means in practice.',
  use: [
    'For two to six principles that somebody works by.',
    'In a `ValueGrid`: two columns, and the cards of a row equally high.',
    'In a `FlipCardGroup` around the grid, so that at most one back shows.',
  ],
  avoid: {
    'It states something that can be checked, such as a result.':
      'Use `StatisticList`, or `WorkCard` with a figure.',
    'It is a person’s words.': 'Use `QuoteRotator`.',
    'The text must be read by everybody.': 'Use `Prose`, or `Callout`.',
    'The summary is a list of nouns that everybody claims.':
      'Write a sentence of at most ten words that somebody could disagree with.',
  },
  anatomy: {
    Icon: 'A `Pictogram`, on both sides. Decoration.',
    Title: 'A third-level heading, on both sides.',
    Summary: 'The value in a sentence. Front only.',
    Button: 'Turns the card: “In practice”, and “Back”.',
  },
  stateWidth: 250,
  keyboard: {
    Tab: 'Moves the focus to the button.',
    'Enter, Space': 'Turns the card over. The focus stays on the button.',
  },
  announced: {
    'The card is read':
      'The button, the title as a heading of level 3, the text of the side that shows. The pictogram isn’t read.',
    'The button gets the focus':
      '“In practice: Reproducible, button, collapsed”; on the back, “Back: Reproducible, button, expanded”.',
  },
};

const value: Value = {
  title: 'Reproducible',
  icon: 'idea',
  summary: 'Anyone can run it again.',
  text: 'I version data, code and settings together, and every figure names the run it is from.',
};

const meta = {
  component: ValueCard,
  subcomponents: { ValueGrid },
  decorators: inlineSize(22),
  args: { value },
  parameters: { guide },
} satisfies Meta<typeof ValueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Front: Story = {
  play: async ({ args, canvas }) => {
    // Without the pictogram, which assistive technology would read out.
    await expect(canvas.getByRole('heading', { level: 3, name: args.value.title })).toBeVisible();
    await expect(canvas.getByText(args.value.summary)).toBeVisible();
    await expect(
      canvas.getByRole('button', { name: `In practice: ${args.value.title}` }),
    ).toBeVisible();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

export const Flipped: Story = {
  args: { defaultFlipped: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.value.text)).toBeVisible();
    // One heading at a time.
    await expect(canvas.getByRole('heading', { level: 3, name: args.value.title })).toBeVisible();
    await expect(canvas.getByText(args.value.summary).closest('[inert]')).not.toBeNull();
  },
};

export const LongText: Story = {
  args: {
    value: {
      ...value,
      title: 'Honest About Uncertainty',
      summary: 'An estimate without an interval is only half of a result.',
      text: `${value.text} I test a model on the people it is worst for, and write down what it must not be used for.`,
    },
  },
};

export const LongTextFlipped: Story = { args: { ...LongText.args, ...Flipped.args } };

/** A row has one height, and no more than the side with most text needs. */
export const ARowIsAsHighAsItNeedsToBe: Story = {
  tags: ['behaviour'],
  parameters: { inlineSize: 60 },
  globals: { motion: 'reduced' },
  render: (args) => (
    <ValueGrid>
      {['One', 'Two', 'Three'].map((title, index) => (
        <ValueCard
          key={title}
          {...args}
          value={{ ...value, title, text: value.text.repeat(index + 1) }}
        />
      ))}
    </ValueGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    const heights = () => canvas.getAllByRole('article').map(({ clientHeight }) => clientHeight);
    const [front = 0, ...others] = heights();
    await expect(others).toEqual([front, front]);
    const [, turn] = canvas.getAllByRole('button');
    await userEvent.click(turn as HTMLElement);
    const [neighbour, turned, below] = heights();
    await expect(turned).toBeGreaterThan(front);
    await expect(neighbour).toBe(turned);
    await expect(below).toBe(front);
  },
};
