import { Callout } from '@portfolio/ui/Callout';
import { ProjectCard, type ProjectCardProps } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, type ReactElement } from 'react';
import { expect, waitFor } from 'storybook/test';
import { change, described } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { miniature } from '../support/miniature.tsx';
import { manyTechnologies } from '../support/samples.ts';
import { withSystemMotion } from '../support/systemMotion.ts';
import { desktop, inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Lists project cards in up to three columns, gives an opened one the room of two, and keeps the page’s height when a filter leaves fewer.',
  use: [
    'For `ProjectCard`s that a `CategoryFilter` above it changes: it is at least 600 px high, so nothing below jumps.',
    'With another `key` for each category: then the cards of the new one appear one after another.',
    'With `wide` for one project or two: the figure is next to the text.',
    'With `rest` for something short after the projects: it takes the cells that the last row leaves free.',
  ],
  avoid: {
    'The cards aren’t projects.': 'Use `Grid`.',
    'Two or three projects are shown and nothing filters them.': 'Use `WorkList` with `WorkCard`s.',
  },
  stateWidth: 318,
  keyboard: { Tab: 'Goes from card to card, and in each to its links and its button.' },
  announced: {
    'The list is reached': '“List, 5 items”.',
    'Other cards come':
      'Nothing by itself: say what is shown with `shownLabel` of the `CategoryFilter`.',
  },
};

const projects = [
  ['Tide Tables', 'Forecasts the tide at 40 harbours, and says how sure it is.', '#2a63b8'],
  ['Reading Aloud', 'Scores how fluently a child reads, for teachers of 30.', '#8a6d00'],
  ['Cold Chain', 'Finds the lorry whose cooling is about to fail.', '#1f9d6b'],
  ['Quiet Hours', 'Maps noise at night from 200 microphones.', '#8e44ad'],
  ['Seed Bank', 'Sorts photographs of seeds by species.', '#c0392b'],
] as const;

const cards = projects.map(([title, description, color], index) => (
  <ProjectCard
    key={title}
    project={{
      title,
      description,
      technologies: manyTechnologies.slice(0, 2 + index),
      codeUrl: 'https://code.example.org/project',
      icon: 'chart',
      gradient: [color, '#2b9470'],
      color,
      featured: index === 0,
      // Its back is higher than its front.
      figure: index === 1 ? described(change) : undefined,
    }}
    category="Data"
  />
));

const meta = {
  component: ProjectGrid,
  args: {
    children: cards,
    rest: <Callout heading="And two that failed" text="Their notes are online as well." />,
    // Nothing waits until it is in sight.
    staggerMs: undefined,
  },
  decorators: [inlineSize(70), miniature],
  parameters: { guide },
} satisfies Meta<typeof ProjectGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Checks how many columns there are. */
const shows =
  (columns: number): NonNullable<Story['play']> =>
  async ({ canvas }) => {
    const places = canvas.getAllByRole('article').map(({ parentElement }) => parentElement);
    await expect(new Set(places.map((place) => place?.offsetLeft)).size).toBe(columns);
  };

export const FiveProjects: Story = { play: shows(3) };

/** It keeps its place and goes on below; the cards after it move on. */
export const SecondOpened: Story = {
  args: {
    children: cards.map((card, index) => cloneElement(card, { defaultFlipped: index === 1 })),
  },
};

/** As high as two rows; its card isn't, but is as wide. */
export const OneProject: Story = {
  args: { children: cards[0], rest: undefined, wide: true },
  play: async ({ canvas }) => {
    const [list] = canvas.getAllByRole('list') as [HTMLElement];
    await expect(list.clientHeight).toBeGreaterThanOrEqual(600);
    await expect(canvas.getByRole('article').clientHeight).toBeLessThan(450);
    await expect(canvas.getByRole('article').clientWidth).toBe(list.clientWidth);
  },
};

export const TwoColumns: Story = { parameters: { inlineSize: 45 }, play: shows(2) };

export const NarrowPlace: Story = {
  args: { children: cards.slice(0, 2), rest: undefined },
  parameters: { inlineSize: 22 },
  play: shows(1),
};

/**
 * Cards that come into sight together appear 100 ms after one another, the first of them immediately. After a jump, every
 * card is there.
 */
export const CardsAppearOneAfterAnother: Story = {
  tags: ['behaviour'],
  beforeEach: withSystemMotion('allowed'),
  globals: desktop,
  render: ({ children }) => (
    <div style={{ paddingBlockEnd: '100vh' }}>
      <ProjectGrid>{children}</ProjectGrid>
    </div>
  ),
  args: {
    children: Array.from({ length: 30 }, (_, index) => {
      const title = `Project ${index + 1}`;
      const card = cards[index % 5] as ReactElement<ProjectCardProps>;
      return cloneElement(card, { key: title, project: { ...card.props.project, title } });
    }),
  },
  play: async ({ canvasElement }) => {
    const items = [...canvasElement.querySelectorAll<HTMLElement>('li[data-reveal]')];
    await waitFor(() => expect(items[0]).toHaveAttribute('data-reveal', 'shown'));
    const shown = items.filter(({ dataset }) => dataset.reveal === 'shown');
    await expect(shown.length).toBeLessThan(items.length);
    await expect(shown.map((item) => getComputedStyle(item).transitionDelay)).toEqual(
      shown.map((_, index) => `${Math.min(index / 10, 0.5)}s`),
    );
    items.at(-1)?.scrollIntoView({ block: 'end', behavior: 'instant' });
    await waitFor(() => expect(items.at(-1)).toHaveAttribute('data-reveal', 'shown'));
    const others = items.filter((item) => !shown.includes(item));
    await expect(others.map((item) => getComputedStyle(item).opacity)).toEqual(
      others.map(() => '1'),
    );
    window.scrollTo({ top: 0, behavior: 'instant' });
    await expect(items.at(-1)).toHaveAttribute('data-reveal', 'shown');
  },
};

export const TheRowOfAnOpenedCardStaysInPlace: Story = {
  tags: ['behaviour'],
  globals: { ...desktop, motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const cardOf = (name: string) =>
      canvas.getByRole('heading', { name }).closest('article') as HTMLElement;
    const row = ['Tide Tables', 'Reading Aloud', 'Cold Chain'].map(cardOf);
    const places = () =>
      row.map((card) => {
        const { left, top } = card.getBoundingClientRect();
        return [left, top];
      });
    const before = places();
    await userEvent.click(canvas.getByRole('heading', { name: 'Reading Aloud' }));
    await expect(row[1]).toHaveAttribute('data-flipped', 'true');
    await expect(places()).toEqual(before);
  },
};
