import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { manyTechnologies, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { desktop, inlineSize, narrow } from '../support/widths.ts';
import { guide } from './ProjectGrid.guide.tsx';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <ProjectCard
      // biome-ignore lint/suspicious/noArrayIndexKey: the cards never change their places
      key={index}
      title={`Project ${index + 1}`}
      description={sentence}
      technologies={manyTechnologies.slice(0, 2 + index)}
      codeUrl="https://github.example.com/mira/project"
      icon="chart"
      gradient={index % 2 ? ['#8a6ad0', '#c4547c'] : ['#2a63b8', '#2b9470']}
      category="MLOps"
      featured={index === 0}
    />
  ));

const meta = {
  component: ProjectGrid,
  parameters: { guide },
  args: { children: cards(5) },
} satisfies Meta<typeof ProjectGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

const placesIn = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('li[data-reveal]'),
];

const expectColumns = (canvasElement: HTMLElement, count: number) =>
  expect(new Set(placesIn(canvasElement).map(({ offsetLeft }) => offsetLeft)).size).toBe(count);

export const Default: Story = {
  globals: desktop,
  decorators: inlineSize(70),
  play: async ({ canvasElement }) => {
    await expectColumns(canvasElement, 3);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Cards that come into sight together appear 100 ms after one another, the first of them immediately. */
export const Staggered: Story = {
  tags: ['!autodocs'],
  beforeEach: withSystemMotion('allowed'),
  globals: desktop,
  decorators: [
    inlineSize(70),
    (Story) => (
      <div style={{ paddingBlockEnd: '100vh' }}>
        <Story />
      </div>
    ),
  ],
  args: { children: cards(30) },
  play: async ({ canvasElement }) => {
    const items = placesIn(canvasElement);
    await waitFor(() => expect(items[0]).toHaveAttribute('data-reveal', 'shown'));
    const shown = new Set(items.filter(({ dataset }) => dataset.reveal === 'shown'));
    // A jump far down.
    items.at(-1)?.scrollIntoView({ block: 'end', behavior: 'instant' });
    await waitFor(() => expect(items.at(-1)).toHaveAttribute('data-reveal', 'shown'));
    const come = items.filter((item) => item.dataset.reveal === 'shown' && !shown.has(item));
    await expect(come.length).toBeLessThan(items.length - shown.size);
    await expect(come.map((item) => getComputedStyle(item).transitionDelay.split(', ')[0])).toEqual(
      come.map((_, index) => `${Math.min(index / 10, 0.5)}s`),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
    for (const item of [...shown, ...come]) {
      await expect(item).toHaveAttribute('data-reveal', 'shown');
    }
  },
};

/** A category with one project takes as much room as one with two rows; its card doesn't, but is as wide. */
export const OneProject: Story = {
  args: { children: cards(1), wide: true },
  play: async ({ canvas }) => {
    const [grid] = canvas.getAllByRole('list') as [HTMLElement];
    await expect(grid.clientHeight).toBeGreaterThanOrEqual(600);
    await expect(canvas.getByRole('article').clientHeight).toBeLessThan(450);
    await expect(canvas.getByRole('article').clientWidth).toBe(grid.clientWidth);
  },
};

/** A card in the middle of a row is opened: it stays, and so do those before it. */
export const Opened: Story = {
  tags: ['visual'],
  globals: { ...desktop, motion: 'reduced' },
  decorators: inlineSize(70),
  args: { rest: <p>After the projects</p> },
  play: async ({ canvas, userEvent }) => {
    const cardOf = (name: string) =>
      canvas.getByRole('heading', { name }).closest('article') as HTMLElement;
    const places = () =>
      ['Project 1', 'Project 2', 'Project 3'].map((name) => {
        const { left, top } = cardOf(name).getBoundingClientRect();
        return [left, top];
      });
    const before = places();
    await userEvent.click(canvas.getByRole('heading', { name: 'Project 2' }));
    await expect(cardOf('Project 2')).toHaveAttribute('data-flipped', 'true');
    await expect(places()).toEqual(before);
  },
};

export const TwoColumns: Story = {
  globals: desktop,
  decorators: inlineSize(45),
  play: ({ canvasElement }) => expectColumns(canvasElement, 2),
};

export const Narrow: Story = {
  globals: narrow,
  decorators: inlineSize(18),
  play: ({ canvasElement }) => expectColumns(canvasElement, 1),
};
