import { Testimonial, TestimonialList } from '@portfolio/ui/Testimonial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { longText, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { desktop } from '../support/widths.ts';
import { guide } from './Testimonial.guide.tsx';

const name = 'Ines Falk';
const position = 'Head of operations, Fjord Ferries';
const url = 'https://www.linkedin.example.com/in/owner/details/recommendations';

const meta = {
  component: Testimonial,
  subcomponents: { TestimonialList },
  args: { text: sentence, name, position },
  parameters: { guide },
} satisfies Meta<typeof Testimonial>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const figure = within(canvas.getByRole('figure'));
    const caption = figure.getByText(name).closest('figcaption');
    await expect(caption).toBeVisible();
    await expect(caption).toContainElement(figure.getByText(position));
    await expect(figure.queryByRole('link')).toBeNull();
    await expect(figure.getByRole('blockquote')).toHaveTextContent(args.text ?? '');
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The place where visitors can check it is named. */
export const Source: Story = {
  args: { url },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', {
      name: `Check the words of ${name} at www.linkedin.example.com (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute('href', url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** Next to a long text there is no hole. */
export const InColumns: Story = {
  globals: desktop,
  render: (args) => (
    <TestimonialList>
      <Testimonial {...args} />
      <Testimonial name={name} />
      <Testimonial {...args} name={undefined} />
      <Testimonial {...args} text={longText} />
    </TestimonialList>
  ),
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('figure').map((each) => each.getBoundingClientRect());
    const [first, second, third, last] = boxes as [DOMRect, DOMRect, DOMRect, DOMRect];
    await expect([second.left, third.left]).toEqual([first.left, first.left]);
    await expect(last.left).toBeGreaterThan(first.right);
    await expect(last.top).toBe(first.top);
    await expect(second.top - first.bottom).toBe(third.top - second.bottom);
  },
};

/** A single one keeps a line length that is easy to read. */
export const One: Story = {
  globals: desktop,
  render: (args) => (
    <TestimonialList>
      <Testimonial {...args} text={longText} />
    </TestimonialList>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByRole('figure').getBoundingClientRect();
    await expect(width).toBeGreaterThan(600);
    await expect(width).toBeLessThan(800);
  },
};
