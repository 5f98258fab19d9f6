import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { desktop } from '../support/widths.ts';
import { guide } from './Callout.guide.tsx';

const meta = {
  component: Callout,
  args: {
    heading: 'Next Step: 2026 & Beyond',
    label: 'Looking Forward',
    text: 'I am looking for a first position where a model has to stay right after its release.',
    tags: ['Seeking Opportunities', 'Open to Collaboration', 'Ready for Impact'],
    children: <ButtonLink href="/contact">Get in touch</ButtonLink>,
  },
  parameters: { guide },
} satisfies Meta<typeof Callout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    const region = within(canvas.getByRole('region', { name: args.heading }));
    await expect(region.getByRole('heading', { level: 2 })).toHaveTextContent(args.heading);
    await expect(region.getByRole('list', { name: args.heading })).toBeVisible();
    await expect(region.getByRole('link', { name: 'Get in touch' })).toBeVisible();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The closing statement of a page. */
export const Banner: Story = {
  args: {
    variant: 'banner',
    heading: 'Ready to Innovate Together?',
    tags: ['AI/ML Development', 'Data Science Consulting', 'Open Source Collaboration'],
  },
  play: ({ args, canvas }) =>
    expect(canvas.getByRole('region', { name: args.heading })).toBeVisible(),
};

/** Where a banner puts its text, and what goes with it. */
function columnsOf(canvasElement: HTMLElement) {
  const [words, beside] = [...(canvasElement.querySelector('section')?.children ?? [])];
  if (!words || !beside) throw new Error('The banner has one column.');
  return { words, beside, box: beside.getBoundingClientRect() };
}

/** In a wide window the tags and the actions are in the last third, beside the text. */
export const WideBanner: Story = {
  ...Banner,
  tags: ['visual'],
  globals: desktop,
  play: async ({ args, canvas, canvasElement }) => {
    const { words, beside, box } = columnsOf(canvasElement);
    await expect(words).toContainElement(canvas.getByText(String(args.text)));
    await expect(beside).toContainElement(canvas.getByRole('list'));
    await expect(beside).toContainElement(canvas.getByRole('link', { name: 'Get in touch' }));
    const { left, right, top, bottom } = words.getBoundingClientRect();
    await expect(box.left).toBeGreaterThan(right);
    await expect(right - left).toBeGreaterThan(box.width);
    await expect(box.top).toBeLessThan(bottom);
    await expect(box.bottom).toBeGreaterThan(top);
  },
};

/** What is beside the text in place of the actions, which go below it. */
export const BannerWithQuote: Story = {
  tags: ['visual'],
  globals: desktop,
  args: {
    variant: 'banner',
    tags: [],
    aside: <blockquote>Running it is evidence.</blockquote>,
  },
  play: async ({ canvas, canvasElement }) => {
    const { words, beside } = columnsOf(canvasElement);
    await expect(beside).toHaveTextContent(/^Running it is evidence\.$/);
    await expect(words).toContainElement(canvas.getByRole('link', { name: 'Get in touch' }));
  },
};

/** With nothing else to say, the text itself follows the heading on its line. */
export const BannerWithTextOnly: Story = {
  tags: ['visual'],
  globals: desktop,
  render: ({ heading, text }) => <Callout variant="banner" heading={heading} text={text} />,
  play: async ({ args, canvasElement }) => {
    const { words, beside } = columnsOf(canvasElement);
    await expect(words).toHaveTextContent(args.heading);
    await expect(beside).toHaveTextContent(String(args.text));
    // Near enough to read as one.
    const gap = beside.getBoundingClientRect().left - words.getBoundingClientRect().right;
    await expect(gap).toBeLessThan(64);
  },
};

/** The address of the callout, to pass on: shown with the mouse over the heading, or on focus. */
export const LinkToItself: Story = {
  tags: ['visual'],
  args: { id: 'next-step' },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `Link to this section: ${args.heading}` });
    await expect(link).toHaveAttribute('href', '#next-step');
    await expect(canvas.getByRole('region', { name: args.heading })).toHaveAttribute(
      'id',
      'next-step',
    );
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveStyle({ opacity: 1 });
    await expect(link.offsetWidth).toBeGreaterThanOrEqual(24);
  },
};
