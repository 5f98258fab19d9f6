import { type Work, WorkCard, WorkList } from '@portfolio/ui/WorkCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { change, comparison, described, series, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { desktop, inlineSize, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Says the result of one piece of work above its figure, and leads to more about it.',
  use: [
    'To show the two or three best results on a page that leads to all of them.',
    'In a `WorkList`: side by side where there is room, below each other elsewhere.',
    'With `lead` for the strongest result, next to the heading of a page, if it has a figure.',
    'With `caseStudy` if the address is that of a case study.',
  ],
  avoid: {
    'The page is about the projects themselves.':
      'Use `ProjectCard`, which has description, technologies and links.',
    'It needs several links.': 'Use `Card` with links: here the whole card is one link.',
    'There is no result to show yet.': 'Use `Link` in a text.',
    'The result names tools, such as “Built with Python and PyTorch”.':
      'Write the finding as a title of about 60 characters. The tools are on the project’s own card.',
  },
  anatomy: {
    Rule: 'In the colour of the category.',
    Result: 'The finding as a title. Left out by default.',
    Figure: 'With the name of its measure. Left out by default.',
    Title:
      'A third-level heading, and the link. Its target is the whole card. An arrow says that it leads to a case study.',
    Category: 'Says in words what the colour says.',
  },
  stateWidth: 280,
  keyboard: {
    Tab: 'Moves the focus to the title. The outline is around the whole card.',
    Enter: 'Follows the link.',
  },
  announced: {
    'It gets the focus': '“Leaf Disease Finder, link, heading level 3”.',
    'The card is read':
      'The result and the measure, the finding of the figure as an image’s name, then title and category. The arrow isn’t read.',
  },
};

const work: Work = {
  title: 'Leaf Disease Finder',
  href: 'https://work.example.org/leaf-disease-finder',
  category: 'Computer Vision',
  result: 'A leaf’s disease recognized three times as fast',
  figure: described(change),
  color: '#2a63b8',
};

/** The work, with other facts. */
const having = (facts: Partial<Work>) => ({ work: { ...work, ...facts } });

const meta = {
  component: WorkCard,
  subcomponents: { WorkList },
  decorators: inlineSize(22),
  args: { work },
  parameters: { guide },
} satisfies Meta<typeof WorkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFigure: Story = {
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: args.work.title });
    await expect(canvas.getAllByRole('link')).toEqual([link]);
    await expect(canvas.getByRole('heading', { level: 3 })).toContainElement(link);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: 'a' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'a' } } };

export const WithCaseStudy: Story = {
  args: having({ caseStudy: true }),
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(args.work.title);
  },
};

export const WithoutFigure: Story = { args: having({ figure: undefined }) };

export const TitleOnly: Story = {
  args: having({ figure: undefined, result: undefined, color: undefined }),
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

const cards: Work[] = [
  work,
  {
    title: 'Drift Watch',
    href: '#drift-watch',
    category: 'MLOps',
    result: 'All but one of 12 incidents flagged within a day',
    figure: described(share),
  },
  {
    title: 'Solar Park Forecast',
    href: '#solar-park-forecast',
    category: 'Energy',
    result: 'The forecast is off by 6.8% of the park’s capacity',
    figure: described(comparison),
  },
];

const listOf = (count: number): Pick<Story, 'globals' | 'parameters' | 'render'> => ({
  globals: desktop,
  parameters: { inlineSize: 70 },
  render: () => (
    <WorkList>
      {cards.slice(0, count).map((card) => (
        <WorkCard key={card.title} work={card} />
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

/** For the result that a page leads with: its figure is large, and a press on the plot reads it. */
export const Lead = {
  globals: desktop,
  parameters: { inlineSize: 43 },
  args: { ...having({ figure: described(series) }), lead: true, level: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent(work.title);
    await expect(canvas.getByText(/points at least/)).toBeVisible();
    const line = await canvas.findByRole('slider');
    const { left, top, width, height } = line.getBoundingClientRect();
    await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(line);
  },
} satisfies Story;

export const LeadOnAPhone: Story = { args: Lead.args, globals: phone };
