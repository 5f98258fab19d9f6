import { ValueCard, ValueGrid } from '@portfolio/ui/ValueCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { guide } from './ValueCard.guide.tsx';

const meta = {
  component: ValueCard,
  subcomponents: { ValueGrid },
  args: {
    title: 'Ethics-Oriented',
    icon: 'balance',
    summary: 'Who is harmed when it is wrong?',
    text: 'I test a model on the people it is worst for, and write down what it must not be used for.',
  },
  parameters: { guide },
} satisfies Meta<typeof ValueCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    // Without the pictogram, which assistive technology would read out.
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    await expect(canvas.getByText(args.summary)).toBeVisible();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const Flipped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `In practice: ${args.title}` }));
    await expect(canvas.getByText(args.text)).toBeVisible();
    // One heading at a time, once the other side has turned away.
    await waitFor(() =>
      expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible(),
    );
    await expect(canvas.getByText(args.summary).closest('[inert]')).not.toBeNull();
  },
};

/** However long their texts are, all cards have one height, before and after one is turned. */
export const EqualHeight: Story = {
  globals: { motion: 'reduced' },
  render: (args) => (
    <ValueGrid>
      {[args.text, `${args.text} ${args.text} ${args.text}`, args.text].map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change their places
        <ValueCard key={index} {...args} title={`${args.title} ${index}`} text={text} />
      ))}
    </ValueGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    const heights = () =>
      new Set(canvas.getAllByRole('article').map(({ clientHeight }) => clientHeight));
    const [before] = heights();
    await expect(heights()).toEqual(new Set([before]));
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await expect(heights()).toEqual(new Set([before]));
  },
};
