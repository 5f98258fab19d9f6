import { Testimonial } from '@portfolio/ui/Testimonial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { arabic, longText, longWord, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { inNarrowWindow, rightToLeft } from '../support/widths.ts';
import { guide } from './Testimonial.guide.tsx';

const name = 'Ines Falk, head of operations';

const meta = {
  component: Testimonial,
  args: { text: sentence, name },
  parameters: { guide },
} satisfies Meta<typeof Testimonial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const figure = canvas.getByRole('figure', { name });
    await expect(figure).toContainElement(canvas.getByRole('blockquote'));
    await expect(canvas.getByRole('blockquote')).toHaveTextContent(args.text);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The words alone, without an empty line below them. */
export const NameUnknown: Story = {
  args: { name: undefined },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('figure').textContent).toBe(args.text);
    await expect(canvas.getByRole('figure').childElementCount).toBe(1);
  },
};

export const LongTexts: Story = inNarrowWindow({
  text: `${longText} ${longWord}`,
  name: `${longWord}, ${longText}`,
});

export const RightToLeft: Story = rightToLeft({ text: arabic.sentence, name: arabic.name });
