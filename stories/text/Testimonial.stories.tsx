import { Testimonial, TestimonialList } from '@portfolio/ui/Testimonial';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { longText } from '../support/samples.ts';
import { desktop } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Shows what somebody said about the owner’s work, and who said it.',
  use: [
    'For the words of people who agreed to be quoted: cut, but not changed.',
    'In a `TestimonialList` where there are several: in two columns, if they fit.',
    'With `url` if visitors can check the words somewhere, such as on a profile.',
    'Without `text` for somebody whom visitors can ask.',
  ],
  avoid: {
    'Several short sentences take turns.': 'Use `QuoteRotator`.',
    'It was printed or published.': 'Use `Entry`.',
    'It is the owner’s own statement.': 'Use `Prose` or `Callout`.',
    'It only says “A great colleague!”, from “a client”.':
      'Ask for words that say what happened, and for the name.',
  },
  anatomy: {
    of: 'With Source',
    parts: {
      Text: {
        selector: 'blockquote',
        description: 'In the display face, next to a line; without quotation marks.',
      },
      Name: {
        selector: 'figcaption > bdi:first-child',
        description: 'Left out if nobody knows it.',
      },
      Position: {
        selector: 'figcaption > bdi + bdi',
        description: 'The one at the time, and the organization. Left out by default.',
      },
      Source: {
        selector: 'a',
        description: 'The host where the words can be checked, in a new tab. Left out by default.',
      },
    },
  },
  stateWidth: 280,
  keyboard: {
    Tab: 'Moves the focus to the link, if there is one.',
    Enter: 'Opens the source in a new tab.',
  },
  announced: {
    'It is read':
      'A figure with name and position as its caption, and in it the words as a quotation.',
    'The link gets the focus':
      '“Check the words of Ines Falk at network.example.com (opens in a new tab), link”.',
  },
};

const meta = {
  component: Testimonial,
  subcomponents: { TestimonialList },
  args: {
    text: 'Our ferries stood still for a day, and nobody knew why. She found the cause in two minutes.',
    name: 'Ines Falk',
    position: 'Head of operations, Fjord Ferries',
  },
  parameters: { guide },
} satisfies Meta<typeof Testimonial>;
export default meta;
type Story = StoryObj<typeof meta>;

const { text, name, position } = meta.args;

export const WithName: Story = {
  play: async ({ canvas }) => {
    const figure = within(canvas.getByRole('figure'));
    const caption = figure.getByText(name).closest('figcaption');
    await expect(caption).toBeVisible();
    await expect(caption).toContainElement(figure.getByText(position));
    await expect(figure.queryByRole('link')).toBeNull();
    await expect(figure.getByRole('blockquote')).toHaveTextContent(text);
  },
};

/** The place where visitors can check it is named. */
export const WithSource: Story = {
  args: { url: 'https://network.example.com/recommendations' },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', {
      name: `Check the words of ${name} at network.example.com (opens in a new tab)`,
    });
    await expect(link).toHaveAttribute('href', args.url);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

export const SourceFocus: Story = {
  args: { ...WithSource.args },
  parameters: { pseudo: { focusVisible: 'a' } },
};

export const NameUnknown: Story = { args: { name: undefined, position: undefined } };

export const NameWithoutWords: Story = { args: { text: undefined } };

/** Columns fill from top to bottom. */
export const ALongTextLeavesNoHoleNextToIt: Story = {
  tags: ['behaviour'],
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

export const ASingleOneKeepsALineThatIsEasyToRead: Story = {
  tags: ['behaviour'],
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
