import { Columns, NarrowOnly } from '@portfolio/ui/Columns';
import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, type within } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { miniature } from '../support/miniature.tsx';
import { desktop, inlineSize, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Puts different parts of a page side by side where there is room, otherwise one below the other.',
  use: [
    'For parts with a space of their own, such as `Section`s: it makes none between one and the next below.',
    'For two parts that are worth seeing together, such as a text and a form.',
    'With `size="sm"` in half a page, for short parts.',
    'With a third part that goes below the first, however high the second is.',
    'With `NarrowOnly` for a link down to a part that a wide window shows at the top.',
  ],
  avoid: {
    'The entries are of one kind, such as cards.': 'Use `Grid`.',
    'The entries are small, such as buttons.': 'Use `Cluster`.',
    'There are more than three parts.': 'Give each a `Section`, one below the other.',
    'A text says “on the right”.':
      'Let each part make sense by itself: on a phone nothing is on the right.',
  },
  stateWidth: 318,
  keyboard: {},
  announced: {
    'Its parts are read':
      'Only the parts, in their order: the first, the second, the third. The columns have no role.',
  },
};

const question =
  'I begin with the question, not with the model. What would you do differently if you knew the answer? ' +
  'From that follows what to measure, how exact it must be, and how soon an answer is of any use.';

const part = (heading: string, ...texts: string[]) => (
  <Section key={heading} heading={heading}>
    <Prose>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </Prose>
  </Section>
);

const approach = part('Approach', question, 'Only then do I look for a model.');
const background = part(
  'Background',
  'Eight years of logistics before I wrote a line of code: I know what a late delivery costs.',
);

const meta = {
  component: Columns,
  subcomponents: { NarrowOnly },
  args: { children: [approach, background] },
  decorators: [inlineSize(70), miniature],
  parameters: { guide },
} satisfies Meta<typeof Columns>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Where a part is on the page. */
const placeOf = (canvas: ReturnType<typeof within>, name: string) =>
  canvas.getByRole('region', { name }).getBoundingClientRect();

export const TwoParts: Story = {
  play: async ({ canvas }) => {
    const [first, second] = [placeOf(canvas, 'Approach'), placeOf(canvas, 'Background')];
    await expect(second.left).toBe(first.right + 48);
    await expect(second.top).toBe(first.top);
    await expect(second.height).toBeLessThan(first.height);
  },
};

/** The second has a column of its own, and the third directly follows the first. */
export const ThreeParts: Story = {
  args: {
    children: [
      part('Background', question),
      part('Method', question, `${question} `.repeat(2), `${question} `.repeat(3)),
      part('Tools', 'A notebook for a day, then a pipeline.'),
    ],
  },
  play: async ({ canvas }) => {
    const [first, second, third] = ['Background', 'Method', 'Tools'].map((name) =>
      placeOf(canvas, name),
    ) as [DOMRect, DOMRect, DOMRect];
    await expect(second.top).toBe(first.top);
    await expect(second.left).toBeGreaterThan(first.right);
    await expect(third.left).toBe(first.left);
    await expect(third.top).toBeCloseTo(first.bottom, 0);
    await expect(third.bottom).toBeLessThan(second.bottom);
  },
};

export const OnePart: Story = { args: { children: approach } };

export const NarrowPlace: Story = {
  parameters: { inlineSize: 22 },
  play: async ({ canvas }) => {
    const [first, second] = [placeOf(canvas, 'Approach'), placeOf(canvas, 'Background')];
    await expect(second.left).toBe(first.left);
    await expect(second.top).toBeGreaterThanOrEqual(first.bottom);
  },
};

/** The first part is as wide as two of three. */
export const Lead: Story = {
  tags: ['behaviour'],
  args: { lead: true },
  globals: desktop,
  play: async ({ canvas }) => {
    const [first, second] = [placeOf(canvas, 'Approach'), placeOf(canvas, 'Background')];
    await expect(second.top).toBe(first.top);
    await expect(first.width).toBeCloseTo(2 * second.width + 24, 0);
  },
};

/** A link to a part that a wide window shows next to the others. */
const wayDown: Pick<Story, 'render'> = {
  render: () => (
    <NarrowOnly>
      <a href="#message">Write to me</a>
    </NarrowOnly>
  ),
};

export const ALinkLeadsDownOnAPhone: Story = {
  tags: ['behaviour'],
  ...wayDown,
  globals: phone,
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Write to me' })).toBeVisible(),
};

export const NoLinkLeadsDownOnADesktop: Story = {
  tags: ['behaviour'],
  ...wayDown,
  globals: desktop,
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};
