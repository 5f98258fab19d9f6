import { WorkCard, type WorkCardProps, WorkList } from '@portfolio/ui/WorkCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { change, comparison, described, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { desktop, inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Shows the result of one piece of work, as a figure and in a sentence, and leads to more about it.',
  use: [
    'To show the two or three best results on a page that leads to all of them.',
    'In a `WorkList`: side by side where there is room, below each other elsewhere.',
    'With `icon` and without `figure` only beside cards that have a figure.',
  ],
  avoid: {
    'The page is about the projects themselves.':
      'Use `ProjectCard`, which has description, technologies and links.',
    'It needs other links than to the project and its story.':
      'Use `Card` with links: here the whole card is one link.',
    'There is no result to show yet.': 'Use `Link` in a text.',
    'The result names tools, such as “Built with Python and PyTorch”.':
      'Write what came of it, with its number, in at most 110 characters. The tools are on the project’s own card.',
  },
  anatomy: {
    of: 'With Story',
    parts: {
      Rule: { selector: 'article', description: 'In the colour of the category.' },
      Figure: {
        selector: 'figure',
        description: 'The small form of `Figure`. A `Pictogram` takes its place, or nothing does.',
      },
      Category: {
        selector: 'figure + div > p',
        description: 'Says in words what the colour says.',
      },
      Title: {
        selector: 'h3',
        description: 'A third-level heading, and the link. Its target is the whole card.',
      },
      Result: { selector: 'h3 + p', description: 'What came of it. Left out by default.' },
      Story: {
        selector: 'p ~ a',
        description: 'A link of its own, 44 px high. Left out by default.',
      },
    },
  },
  stateWidth: 280,
  keyboard: {
    Tab: 'Moves the focus to the title. The outline is around the whole card.',
    Enter: 'Follows the link.',
  },
  announced: {
    'It gets the focus': '“Leaf Disease Finder, link, heading level 3”.',
    'The card is read':
      'The finding of the figure as an image’s name, then category, title and result. The pictogram isn’t read.',
  },
};

const storyUrl = 'https://work.example.org/leaf-disease-finder/story';

const meta = {
  component: WorkCard,
  subcomponents: { WorkList },
  decorators: inlineSize(22),
  args: {
    title: 'Leaf Disease Finder',
    href: 'https://work.example.org/leaf-disease-finder',
    category: 'Computer Vision',
    result: 'Recognizes a leaf’s disease in 96 ms on a small computer, down from 310 ms.',
    figure: described(change),
    color: '#2a63b8',
  },
  parameters: { guide },
} satisfies Meta<typeof WorkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFigure: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.title });
    await expect(canvas.getAllByRole('link')).toEqual([link]);
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: 'a' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

export const WithStory: Story = {
  args: { storyUrl },
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: `Read the story of ${args.title}` });
    await expect(link).toHaveAttribute('href', storyUrl);
  },
};

export const WithPictogram: Story = { args: { figure: undefined, icon: 'camera' } };

export const WithoutFigure: Story = { args: { figure: undefined } };

export const TitleOnly: Story = {
  args: { figure: undefined, result: undefined, color: undefined },
};

export const TheWholeCardIsALink: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link');
    const { left, top, bottom } = canvas.getByRole('article').getBoundingClientRect();
    await expect(document.elementFromPoint(left + 20, top + 30)).toBe(link);
    await expect(document.elementFromPoint(left + 20, bottom - 4)).toBe(link);
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(getComputedStyle(link, '::after').outlineStyle).toBe('solid');
  },
};

/** The story has a link of its own, within the card that leads to the project. */
export const TheStoryHasItsOwnLink: Story = {
  tags: ['behaviour'],
  args: { storyUrl },
  play: async ({ args, canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: /^Read the story/ });
    const { left, top, height } = link.getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
    await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(link);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: args.title })).toHaveFocus();
    await userEvent.tab();
    await expect(link).toHaveFocus();
  },
};

const cards: WorkCardProps[] = [
  meta.args,
  {
    title: 'Drift Watch',
    href: '#drift-watch',
    category: 'MLOps',
    result: 'Flagged 11 of 12 replayed incidents within a day, with one false alarm in two weeks.',
    figure: described(share),
  },
  {
    title: 'Solar Park Forecast',
    href: '#solar-park-forecast',
    category: 'Energy',
    result: 'Predicts the output of a solar park with a mean error of 6.8% of its capacity.',
    figure: described(comparison),
  },
];

const listOf = (count: number): Pick<Story, 'globals' | 'parameters' | 'render'> => ({
  globals: desktop,
  parameters: { inlineSize: 70 },
  render: () => (
    <WorkList>
      {cards.slice(0, count).map((card) => (
        <WorkCard key={card.title} {...card} />
      ))}
    </WorkList>
  ),
});

/** Figures are equally high. */
export const TitlesOfThreeCardsLineUp: Story = {
  tags: ['behaviour'],
  ...listOf(3),
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('heading').map((each) => each.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const TwoCardsHaveTheirFiguresNextToTheirWords: Story = {
  tags: ['behaviour'],
  ...listOf(2),
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('figure')
      .map((each) => each.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
    const words = canvas.getByText(cards[0]?.result ?? '').getBoundingClientRect();
    await expect(words.left).toBeGreaterThan(first?.right ?? 0);
  },
};
