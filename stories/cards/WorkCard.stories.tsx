import { WorkCard, type WorkCardProps, WorkList } from '@portfolio/ui/WorkCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { change, comparison, described, share } from '../support/figures.ts';
import { allStates } from '../support/states.tsx';
import { desktop, phone } from '../support/widths.ts';
import { guide } from './WorkCard.guide.tsx';

const cards: WorkCardProps[] = [
  {
    title: 'Demand Forecast Pipeline',
    href: '/projects#demand-forecast-pipeline',
    category: 'MLOps',
    result: 'A nightly pipeline cut the forecast error from 24.1% to 18.3%.',
    figure: described(change),
    color: '#2a63b8',
  },
  {
    title: 'Drift Watch',
    href: '/projects#drift-watch',
    category: 'MLOps',
    result: 'Flagged 11 of 12 replayed incidents within a day, with one false alarm in two weeks.',
    figure: described(share),
    color: '#2a63b8',
  },
  {
    title: 'Chest X-Ray Triage',
    href: '/projects?category=healthcare-ai#chest-x-ray-triage',
    category: 'Healthcare AI',
    result: 'An AUC of 0.91 on 4,200 public images held out by patient.',
    figure: described(comparison),
    color: '#1f7a5a',
  },
];

const inList = (some: readonly WorkCardProps[]) => (
  <WorkList>
    {some.map((card) => (
      <WorkCard key={card.title} {...card} />
    ))}
  </WorkList>
);

const meta = {
  component: WorkCard,
  subcomponents: { WorkList },
  args: cards[0] as WorkCardProps,
  parameters: { guide },
} satisfies Meta<typeof WorkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One link, by the title, that covers the whole card. */
export const Default: Story = {
  globals: phone,
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: args.title });
    await expect(canvas.getAllByRole('link')).toEqual([link]);
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
    const { left, top, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 30)).toBe(link);
    await expect(document.elementFromPoint(left + 20, bottom - 4)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
  },
};

/** The story has a link of its own, within the card that leads to the project. */
export const WithStory: Story = {
  globals: phone,
  args: { storyUrl: '/projects/demand-forecast-pipeline' },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: `Read the story of ${args.title}` });
    await expect(link).toHaveAttribute('href', args.storyUrl);
    const { left, top, height } = link.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(link);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Three side by side, with figures of equal height, so that titles line up. */
export const Three: Story = {
  globals: desktop,
  render: () => inList(cards),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

/** Two have room for their words beside the figure, or below it. */
export const Two: Story = {
  tags: ['visual'],
  globals: desktop,
  render: () => inList(cards.slice(1)),
};
