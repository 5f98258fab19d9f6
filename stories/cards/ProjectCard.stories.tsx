import { ProjectCard, type ProjectCardProps, ProjectSheet } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { change, described } from '../support/figures.ts';
import { longText, manyTechnologies, sentence, technologies } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { desktop, narrow } from '../support/widths.ts';
import { guide } from './ProjectCard.guide.tsx';

const demoUrl = 'https://demand-forecast.example.org';

const figure = described(change);

const meta = {
  component: ProjectCard,
  subcomponents: { ProjectSheet },
  args: {
    title: 'Demand Forecast Pipeline',
    description: sentence,
    result: 'A nightly pipeline cut the forecast error from 24.1% to 18.3%.',
    figure,
    color: '#3b7dd8',
    technologies,
    codeUrl: 'https://github.example.com/mira/demand-forecast-pipeline',
    icon: 'chart',
    gradient: ['#2a63b8', '#3b7dd8'],
    category: 'MLOps',
  },
  parameters: { guide },
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Part of a story: the card beside another one, with these props. */
const beside = (other: Partial<ProjectCardProps>): Pick<Story, 'render'> => ({
  render: (args) => (
    <ProjectGrid>
      <ProjectCard {...args} />
      <ProjectCard {...args} title="Drift Watch" {...other} />
    </ProjectGrid>
  ),
});

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top;
const expectLevel = ([first, second]: (Element | undefined)[]) =>
  expect(topOf(first)).toBe(topOf(second));

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    await expect(canvas.getByText(args.result ?? '')).toBeVisible();
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getByText(args.category ?? '')).toBeVisible();
    await expect(canvas.queryByText(/Featured/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Demo/ })).toBeNull();
    await expect(canvas.queryByText(args.description)).toBeNull();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The back: the large figure with its numbers, the whole description, the method and all technologies. */
export const Opened: Story = {
  tags: ['visual'],
  globals: { ...desktop, motion: 'reduced' },
  args: { technologies: manyTechnologies, storyUrl: '/projects/demand-forecast-pipeline' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 3 }));
    await expect(canvas.getByText(args.description)).toBeVisible();
    const all = canvas.getByRole('list', { name: `Technologies of ${args.title}` });
    await expect(within(all).getAllByRole('listitem')).toHaveLength(manyTechnologies.length);
    await expect(canvas.getByRole('figure')).toHaveAttribute('data-size', 'lg');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByText(figure.method)).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Read the story of/ })).toHaveAttribute(
      'href',
      args.storyUrl,
    );
  },
};

const facts = {
  period: 'Oct 2024–Nov 2024',
  client: 'Kestrelforge Analytics',
  roles: ['Lead', 'Data engineer'],
};

/** Part of a story whose card shows its back. */
const flipped = (args: Partial<ProjectCardProps>): Pick<Story, 'args' | 'globals'> => ({
  args: { ...args, defaultFlipped: true },
  globals: { motion: 'reduced' },
});

/** The back begins with when, for whom and as what. */
export const PeriodClientRoles: Story = {
  ...flipped(facts),
  play: async ({ args, canvas }) => {
    const list = canvas.getByRole('list', { name: `Period, client and roles of ${args.title}` });
    const items = within(list).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      facts.period,
      `for ${facts.client}`,
      ...facts.roles,
    ]);
    await expect(topOf(list)).toBeGreaterThan(topOf(canvas.getByRole('heading')) ?? 0);
  },
};

/** Cards of a category have one colour above them, whatever their gradients are. */
export const OneColourACategory: Story = {
  ...beside({ gradient: ['#933b5c', '#c4547c'], figure: undefined }),
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('article')
      .map((card) => getComputedStyle(card.firstElementChild ?? card).backgroundImage);
    await expect(first).toContain('rgb(59, 125, 216)');
    await expect(second).toBe(first);
  },
};

/** Without a figure, the project's gradient and pictogram are in its place, as high as one. Nothing was measured. */
export const NoFigure: Story = {
  globals: desktop,
  args: { figure: undefined },
  ...beside({ figure }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
    await expectLevel(canvas.getAllByRole('heading', { level: 3 }));
    await expect(canvas.getAllByRole('button')[0]).toHaveAccessibleName(/^Read more: /);
  },
};

/** Without a result, the front begins with what the project is about. */
export const NoResult: Story = {
  args: { result: undefined, description: longText },
  play: async ({ canvas }) => {
    const opening = longText.slice(0, longText.indexOf('.') + 1);
    await expect(canvas.getByText(opening)).toBeVisible();
    await expect(canvas.getByText(opening).offsetHeight).toBeGreaterThan(0);
  },
};

/** All of it in words, each thing once: in a browser without JavaScript. */
export const InWords: Story = {
  render: (args) => <ProjectSheet {...args} featured />,
  play: async ({ args, canvas }) => {
    for (const text of [args.result ?? '', args.description, figure.method]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getAllByRole('link', { name: /^Code/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What the front of a card on the same page doesn't say. */
export const InWordsBesideFront: Story = {
  args: facts,
  render: ({ id, ...args }) => <ProjectSheet {...args} hasCard />,
  play: async ({ args, canvas }) => {
    for (const text of [args.description, facts.period, `for ${facts.client}`, ...facts.roles]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.queryByText(args.result ?? '')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** The front names three technologies and says how many more there are. */
export const ManyTechnologies: Story = {
  args: { technologies: manyTechnologies },
  play: async ({ args, canvas }) => {
    const first = canvas.getByRole('list', { name: `First technologies of ${args.title}` });
    const labels = within(first)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    await expect(labels).toEqual([
      ...manyTechnologies.slice(0, 3),
      `+${manyTechnologies.length - 3} more`,
    ]);
  },
};

export const CodeAndDemo: Story = {
  args: { demoUrl },
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('link', {
      name: `Code of ${args.title} (opens in a new tab)`,
    });
    const demo = canvas.getByRole('link', {
      name: `Demo of ${args.title} (opens in a new tab)`,
    });
    await expect(code).toHaveAttribute('href', args.codeUrl);
    await expect(demo).toHaveAttribute('href', demoUrl);
    await expectTabOrder(userEvent, [code, demo]);
    for (const link of [code, demo]) {
      await expect(link).toHaveAttribute('rel', 'noopener');
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expectApart(code, demo);
    demo.addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(demo);
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'false');
  },
};

/** Title, result and actions begin at one height on every card of a row; labels come after technologies. */
export const LinesUp: Story = {
  globals: desktop,
  args: { badge: 'Deployed Live' },
  ...beside({ badge: undefined, result: longText, title: longText, codeUrl: undefined, demoUrl }),
  play: async ({ args, canvas }) => {
    const results = [canvas.getByText(args.result ?? ''), canvas.getAllByText(longText)[1]];
    const links = [
      canvas.getByRole('link', { name: /^Code/ }),
      canvas.getByRole('link', { name: /^Demo/ }),
    ];
    for (const pair of [canvas.getAllByRole('heading'), results, links]) await expectLevel(pair);
    await expectLevel(canvas.getAllByRole('button'));
    const [technologies] = canvas.getAllByRole('list', { name: /^First technologies/ });
    await expect(topOf(canvas.getByText('Deployed Live'))).toBeGreaterThan(
      topOf(technologies) ?? 0,
    );
  },
};

export const NoTechnologies: Story = {
  args: { technologies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByText(/more/)).toBeNull();
  },
};

/** In right-to-left text, a plus sign stays where it is written. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { technologies: ['C++', ...technologies] },
  play: async ({ canvas }) => {
    for (const text of ['C++', '+1 more']) {
      await expect(getComputedStyle(canvas.getByText(text)).direction).toBe('ltr');
    }
  },
};

/** One project or two: as wide as the page, the front first, with its figure next to its text. */
export const Wide: Story = {
  tags: ['visual'],
  globals: { ...desktop, motion: 'reduced' },
  args: { technologies: manyTechnologies },
  render: (args) => (
    <ProjectGrid wide staggerMs={undefined}>
      <ProjectCard {...args} />
      <ProjectCard {...args} title="Drift Watch" figure={undefined} />
    </ProjectGrid>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [card] = canvas.getAllByRole('article') as [HTMLElement];
    const figureIsBefore = () => {
      const { right } = within(card).getByRole('figure').getBoundingClientRect();
      return within(card).getByRole('heading').getBoundingClientRect().left > right;
    };
    await expect(canvas.queryByText(args.description)).toBeNull();
    await expect(canvas.getAllByText(`+${manyTechnologies.length - 3} more`)).toHaveLength(2);
    await expect(figureIsBefore()).toBe(true);
    const { top } = card.getBoundingClientRect();
    await userEvent.click(within(card).getByText(args.result ?? ''));
    await expect(card).toHaveAttribute('data-flipped', 'true');
    await expect(canvas.getByText(args.description)).toBeVisible();
    await expect(figureIsBefore()).toBe(true);
    await expect(card.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByText(args.description));
    await expect(card).toHaveAttribute('data-flipped', 'false');
  },
};

/** On a phone it looks like any other card. */
export const WideOnAPhone: Story = {
  globals: narrow,
  render: (args) => (
    <ProjectGrid wide staggerMs={undefined}>
      <ProjectCard {...args} />
    </ProjectGrid>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const { bottom } = canvas.getByRole('figure').getBoundingClientRect();
    await expect(topOf(canvas.getByRole('heading'))).toBeGreaterThan(bottom);
  },
};

/** Twice the size of text: what has no room beside the button goes above it. */
export const LargeText: Story = {
  args: { demoUrl, technologies: manyTechnologies },
  globals: { ...narrow, motion: 'reduced' },
  ...largeText,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const _side of ['front', 'back']) {
      const turn = canvas.getByRole('button');
      const [code, demo] = canvas.getAllByRole('link');
      if (!code || !demo) throw new Error('A link is missing.');
      for (const link of [code, demo]) await expectApart(link, turn);
      await expectApart(code, demo);
      await expectNoSidewaysScroll(canvasElement);
      await userEvent.click(turn);
    }
  },
};
