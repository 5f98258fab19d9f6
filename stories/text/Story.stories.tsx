import {
  StoryHead,
  StoryLinks,
  type StoryProps,
  StorySection,
  Story as StoryText,
} from '@portfolio/ui/Story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { allStates } from '../support/states.tsx';
import { storyFacts, storySections } from '../support/story.tsx';
import { desktop, inlineSize, phone } from '../support/widths.ts';
import { guide, head, next, previous } from './Story.guide.tsx';

const meta = {
  component: StoryText,
  subcomponents: { StoryHead, StorySection, StoryLinks },
  args: { facts: storyFacts, children: storySections },
  parameters: { guide },
} satisfies Meta<typeof StoryText>;
export default meta;
type Story = StoryObj<typeof meta>;

const page = (args: StoryProps) => (
  <div>
    <StoryHead {...head} />
    <StoryText {...args} />
    <StoryLinks previous={previous} next={next} />
  </div>
);

const leftOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect().left ?? Number.NaN;

/** Names, text and margin are columns. The figure has the width of all of them. */
export const Default: Story = {
  globals: desktop,
  decorators: inlineSize(70),
  tags: ['visual'],
  render: page,
  play: async ({ canvas, canvasElement }) => {
    const data = within(canvas.getByRole('region', { name: 'Data' }));
    const text = data.getByText(/operator publishes/);
    const facts = canvas.getByText('When').closest('dl');
    await expect(leftOf(text)).toBeGreaterThan(
      data.getByRole('heading').getBoundingClientRect().right,
    );
    await expect(leftOf(facts)).toBeGreaterThan(text.getBoundingClientRect().right);
    await expect(leftOf(canvas.getByText(/never from those after/))).toBe(leftOf(facts));
    const figure = canvas.getByRole('table').closest('figure');
    await expect(leftOf(figure)).toBe(leftOf(data.getByRole('heading')));
    await expect(figure?.offsetWidth).toBe(
      canvas.getByRole('region', { name: 'Result' }).offsetWidth,
    );
    for (const element of canvasElement.querySelectorAll('section p, section li')) {
      await expectApart(element, facts as Element);
    }
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** One column: the small figure and the facts come before the first section. */
export const OnAPhone: Story = {
  globals: phone,
  render: page,
  play: async ({ canvas, canvasElement }) => {
    const [small] = canvas.getAllByRole('figure');
    const tops = [
      canvas.getByRole('heading', { level: 1 }),
      small,
      canvas.getByText('When'),
      canvas.getByRole('heading', { name: 'Question' }),
    ].map((each) => each?.getBoundingClientRect().top ?? 0);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** Everything that can be followed is reached in the order in which it is read. */
export const ByKeyboard: Story = {
  globals: phone,
  render: page,
  play: async ({ canvas, userEvent }) => {
    const name = (text: string | RegExp) => canvas.getByRole('link', { name: text });
    await expectTabOrder(userEvent, [
      name('Projects'),
      name('Transport'),
      name(/^Code/),
      name('Link to this section: Question'),
      name('Link to this section: Data'),
      name('Link to this section: How it was split and measured'),
      name('Link to this section: Result'),
      name('Link to this section: What failed'),
      name('Link to this section: What I would do next'),
      name('Rooftop Solar Forecast'),
      name('Drift Watch'),
    ]);
  },
};

/** Without facts the margin is free: the first section's notes are there. */
export const NoFacts: Story = {
  globals: desktop,
  decorators: inlineSize(70),
  args: {
    facts: [{ label: 'When', values: [] }],
    children: (
      <StorySection heading="Question" aside="A note">
        <p>Text</p>
      </StorySection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('When')).toBeNull();
    const text = canvas.getByText('Text').getBoundingClientRect();
    await expect(leftOf(canvas.getByText('A note'))).toBeGreaterThan(text.right);
  },
};

/** With notes in the margin of the first sections, the facts are next to the first, and nothing is over them. */
export const NotesFromTheStart: Story = {
  globals: desktop,
  decorators: inlineSize(70),
  args: {
    children: ['Question', 'Data'].map((heading) => (
      <StorySection key={heading} heading={heading} aside={<p>A note on the {heading}</p>}>
        <p>Text</p>
      </StorySection>
    )),
  },
  play: async ({ canvas }) => {
    const facts = canvas.getByText('When').closest('dl') as Element;
    for (const note of canvas.getAllByText(/A note/)) await expectApart(note, facts);
  },
};

/** At the beginning and at the end there is one other story, and a single one has none. */
export const OneOtherStory: Story = {
  globals: desktop,
  render: () => (
    <>
      <StoryLinks next={next} />
      <StoryLinks />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('navigation')).toHaveLength(1);
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Next story · MLOps')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'next');
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(card.right).toBeCloseTo(nav.right, 0);
    await expect(card.width).toBeLessThan(nav.width / 2);
  },
};
