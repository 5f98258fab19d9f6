import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { manyTechnologies, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { desktop, fitsNarrow, inlineSize } from '../support/widths.ts';
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
    for (const [index, item] of placesIn(canvasElement).entries()) {
      await expect(item.style.getPropertyValue('--pf-reveal-delay')).toBe(`${index * 100}ms`);
    }
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

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

/** A card in the middle of a row is opened: it stays, and the others come after it. */
export const Opened: Story = {
  tags: ['visual'],
  globals: { ...desktop, motion: 'reduced' },
  decorators: inlineSize(70),
  args: { rest: <p>After the projects</p> },
  play: async ({ canvas, userEvent }) => {
    const cardOf = (name: string) =>
      canvas.getByRole('heading', { name }).closest('article') as HTMLElement;
    const { top } = cardOf('Project 2').getBoundingClientRect();
    await userEvent.click(canvas.getByRole('heading', { name: 'Project 2' }));
    const opened = cardOf('Project 2').getBoundingClientRect();
    await expect(opened.top).toBe(top);
    await expect(cardOf('Project 1').getBoundingClientRect().top).toBeGreaterThan(opened.bottom);
  },
};

export const TwoColumns: Story = {
  globals: desktop,
  decorators: inlineSize(45),
  play: ({ canvasElement }) => expectColumns(canvasElement, 2),
};

export const Narrow: Story = {
  ...fitsNarrow,
  decorators: inlineSize(18),
  play: async (context) => {
    await fitsNarrow.play(context);
    await expectColumns(context.canvasElement, 1);
  },
};
