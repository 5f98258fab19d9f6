import { type Project, ProjectCard, ProjectSheet } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll } from '../support/expectations.ts';
import { change, described } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { longText, manyTechnologies, technologies } from '../support/samples.ts';
import { largeText } from '../support/visitor.ts';
import { desktop, inlineSize, narrow } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Presents a project: its finding as the title of its figure in front; opened, problem, approach and method next to the figure and its numbers.',
  use: [
    'For each project of a list, in a `ProjectGrid`, which lines up the fronts of a row and gives an opened card the room of two.',
    'With `figure` whenever there is a number: without one, the pictogram and the gradient take its place.',
    'With the `color` of its category, the same wherever that appears.',
    'As `ProjectSheet` where no script runs: it says everything in words, each thing once.',
  ],
  avoid: {
    'It only leads to the project.': 'Use `WorkCard`, which is one link.',
    'It isn’t a project, but has two sides.': 'Use `FlipCard`.',
    'It is a position held.': 'Use `Timeline`.',
    'The result is only on the back.':
      'Say it in front, in about 60 characters: most visitors never open a card.',
  },
  anatomy: {
    Rule: 'The category’s colour, as everywhere. Without one, the project’s gradient.',
    Result:
      'The finding, as the title of the figure. Without one, the first sentence of the description below the title.',
    Figure: 'Small in front. `color` marks what is the project’s own.',
    Title: 'A third-level heading, on both sides. It leads to the case study.',
    Technologies: 'Three in front, then “+N more”. All of them on the back.',
    Labels:
      'Category, where the place doesn’t say it, “★ Featured” and `badge`, next to the button.',
    Links: 'To code and demo, on both sides.',
    Button:
      '“How it was measured”, or “Read more” without a figure, and “Close”, in the same place.',
  },
  stateWidth: 328,
  keyboard: {
    Tab: 'Front: to the button, then through the links. Opened: from the button through “Numbers” to the links.',
    'Enter, Space':
      'On the button: opens and closes the card. On “Numbers”: opens and closes the table.',
    Enter: 'On a link: opens it in a new tab. The card doesn’t turn.',
  },
  announced: {
    'The front is read':
      'The button, the labels, the result, the measure, the figure’s numbers as an image’s name, the title as a heading of level 3, “First technologies of Leaf Disease Finder, list”.',
    'A link gets the focus': '“Code of Leaf Disease Finder (opens in a new tab), link”.',
    'The button gets the focus':
      '“How it was measured: Leaf Disease Finder, button, collapsed”; opened, “Close: Leaf Disease Finder, button, expanded”.',
  },
};

const figure = described(change);

const project: Project = {
  title: 'Leaf Disease Finder',
  description:
    'Growers in a field have no network, and the model was too slow for their small computer. I stored its weights in 8 bit and measured both versions on the same pictures.',
  result: 'A small computer recognizes a leaf’s disease in a third of the time',
  figure,
  color: '#3b7dd8',
  technologies,
  codeUrl: 'https://github.example.com/mira/leaf-disease-finder',
  icon: 'camera',
  gradient: ['#2a63b8', '#3b7dd8'],
};

/** The project, with other facts. */
const having = (facts: Partial<Project>) => ({ project: { ...project, ...facts } });

const meta = {
  component: ProjectCard,
  subcomponents: { ProjectSheet },
  decorators: inlineSize(24),
  args: { project, category: 'Computer Vision' },
  parameters: { guide },
} satisfies Meta<typeof ProjectCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFigure: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.project.title })).toBeVisible();
    await expect(canvas.getByText(args.project.result ?? '')).toBeVisible();
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getByText(args.category ?? '')).toBeVisible();
    await expect(canvas.queryByText(/Featured|more$/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Demo/ })).toBeNull();
    await expect(canvas.queryByText(args.project.description)).toBeNull();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

/** Nothing was measured. */
export const WithoutFigure: Story = {
  args: having({ figure: undefined }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('figure')).toBeNull();
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/^Read more: /);
  },
};

/** The front begins with what the project is about. */
export const WithoutResult: Story = {
  args: having({ result: undefined, description: longText }),
  play: async ({ canvas }) => {
    const opening = canvas.getByText(longText.slice(0, longText.indexOf('.') + 1));
    await expect(opening).toBeVisible();
    await expect(opening.offsetHeight).toBeGreaterThan(0);
  },
};

const everything = {
  badge: 'Deployed Live',
  client: 'Kestrelforge Analytics',
  demoUrl: 'https://leaves.example.org',
  featured: true,
  period: 'Oct 2024–Nov 2024',
  roles: ['Lead', 'Data engineer'],
  caseStudyUrl: '/projects/leaf-disease-finder',
  technologies: manyTechnologies,
};

/** The title leads to the case study, and nothing else does. */
async function expectOneWay(canvasElement: Element, { title, caseStudyUrl }: Project) {
  const ways = canvasElement.querySelectorAll(`a[href="${caseStudyUrl}"]:not([inert] *)`);
  await expect([...ways].map(({ textContent }) => textContent)).toEqual([title]);
}

/** The front names three technologies and says how many more there are. The title leads to the case study. */
export const Everything: Story = {
  args: having(everything),
  play: async ({ args, canvas, canvasElement }) => {
    const first = canvas.getByRole('list', { name: `First technologies of ${args.project.title}` });
    const labels = within(first).getAllByRole('listitem');
    await expect(labels.map(({ textContent }) => textContent)).toEqual([
      ...manyTechnologies.slice(0, 3),
      `+${manyTechnologies.length - 3} more`,
    ]);
    await expectOneWay(canvasElement, args.project);
    for (const [name, href] of [
      ['Code', args.project.codeUrl],
      ['Demo', args.project.demoUrl],
    ]) {
      const link = canvas.getByRole('link', {
        name: `${name} of ${args.project.title} (opens in a new tab)`,
      });
      await expect(link).toHaveAttribute('href', href);
      await expect(link).toHaveAttribute('rel', 'noopener');
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};

export const NoTechnologies: Story = {
  args: having({ technologies: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByText(/more/)).toBeNull();
  },
};

/** The large figure with its numbers, the whole description and the method. */
export const Opened: Story = {
  args: { defaultFlipped: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.project.description)).toBeVisible();
    await expect(canvas.getByRole('figure')).toHaveAttribute('data-size', 'lg');
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.getByText(figure.method)).toBeVisible();
  },
};

/** It begins with when, for whom and as what, and has all technologies. */
export const OpenedEverything: Story = {
  ...Opened,
  args: { ...having(everything), defaultFlipped: true },
  play: async ({ args, canvas, canvasElement }) => {
    const facts = canvas.getByRole('list', {
      name: `Period, client and roles of ${args.project.title}`,
    });
    const items = within(facts).getAllByRole('listitem');
    await expect(items.map(({ textContent }) => textContent)).toEqual([
      args.project.period,
      `for ${args.project.client}`,
      ...everything.roles,
    ]);
    await expect(topOf(facts)).toBeGreaterThan(topOf(canvas.getByRole('heading')) ?? 0);
    const all = canvas.getByRole('list', { name: `Technologies of ${args.project.title}` });
    await expect(within(all).getAllByRole('listitem')).toHaveLength(manyTechnologies.length);
    await expectOneWay(canvasElement, args.project);
  },
};

/** All of it in words, each thing once: in a browser without JavaScript. */
export const Sheet: Story = {
  args: having({ caseStudyUrl: everything.caseStudyUrl, featured: true }),
  render: (args) => <ProjectSheet project={args.project} />,
  play: async ({ args, canvas, canvasElement }) => {
    await expectOneWay(canvasElement, args.project);
    for (const text of [args.project.result ?? '', args.project.description, figure.method]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.getAllByRole('link', { name: /^Code/ })).toHaveLength(1);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** What the front of a card on the same page doesn't say. */
export const SheetNextToItsCard: Story = {
  args: having(everything),
  render: ({ project }) => <ProjectSheet project={project} hasCard />,
  play: async ({ args, canvas }) => {
    for (const text of [
      args.project.description,
      args.project.period ?? '',
      `for ${args.project.client}`,
      'Lead',
    ]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
    await expect(canvas.queryByText(args.project.result ?? '')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** Part of a story: the card in a row with another one, of which these facts are different. */
const inARow = (other: Partial<Project>): Pick<Story, 'globals' | 'parameters' | 'render'> => ({
  globals: desktop,
  parameters: { inlineSize: 70 },
  render: (args) => (
    <ProjectGrid>
      <ProjectCard {...args} />
      <ProjectCard {...args} project={{ ...args.project, title: 'Drift Watch', ...other }} />
    </ProjectGrid>
  ),
});

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top;
const expectLevel = ([first, second]: (Element | undefined)[]) =>
  expect(topOf(first)).toBe(topOf(second));

/** Whatever their gradients are. */
export const CardsOfACategoryHaveOneColour: Story = {
  tags: ['behaviour'],
  ...inARow({ gradient: ['#933b5c', '#c4547c'], figure: undefined }),
  play: async ({ canvas }) => {
    const [first, second] = canvas
      .getAllByRole('article')
      .map((card) => getComputedStyle(card, '::before').backgroundImage);
    await expect(first).toContain('rgb(59, 125, 216)');
    await expect(second).toBe(first);
  },
};

export const APictogramIsAsHighAsAFigure: Story = {
  tags: ['behaviour'],
  ...inARow({ figure: undefined }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
    await expectLevel(canvas.getAllByRole('heading', { level: 3 }));
  },
};

/** Title and actions begin at one height, however long a result is; labels are in the line of the button. */
export const CardsOfARowLineUp: Story = {
  tags: ['behaviour'],
  ...inARow({
    badge: undefined,
    result: longText,
    title: longText,
    codeUrl: undefined,
    demoUrl: everything.demoUrl,
  }),
  args: having({ badge: 'Deployed Live' }),
  play: async ({ canvas }) => {
    const links = [
      canvas.getByRole('link', { name: /^Code/ }),
      canvas.getByRole('link', { name: /^Demo/ }),
    ];
    for (const pair of [canvas.getAllByRole('heading'), links]) await expectLevel(pair);
    await expectLevel(canvas.getAllByRole('button'));
    const [figure] = canvas.getAllByRole('figure');
    await expect(topOf(canvas.getByText('Deployed Live'))).toBeLessThan(topOf(figure) ?? 0);
  },
};

export const APlusSignStaysInPlaceInRightToLeftText: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  args: having({ technologies: ['C++', ...technologies] }),
  play: async ({ canvas }) => {
    for (const text of ['C++', '+1 more']) {
      await expect(getComputedStyle(canvas.getByText(text)).direction).toBe('ltr');
    }
  },
};

/** One project or two: as wide as the page. */
const wide: Pick<Story, 'parameters' | 'render'> = {
  parameters: { inlineSize: 70 },
  render: (args) => (
    <ProjectGrid wide staggerMs={undefined}>
      <ProjectCard {...args} />
      <ProjectCard {...args} {...having({ title: 'Drift Watch', figure: undefined })} />
    </ProjectGrid>
  ),
};

export const AWideCardHasItsFigureNextToItsText: Story = {
  tags: ['behaviour'],
  ...wide,
  globals: { ...desktop, motion: 'reduced' },
  play: async ({ args, canvas, userEvent }) => {
    const [card] = canvas.getAllByRole('article') as [HTMLElement];
    const figureIsBefore = () => {
      const { right } = within(card).getByRole('figure').getBoundingClientRect();
      return within(card).getByRole('heading').getBoundingClientRect().left > right;
    };
    await expect(figureIsBefore()).toBe(true);
    const { top } = card.getBoundingClientRect();
    await userEvent.click(within(card).getByText(args.project.result ?? ''));
    await expect(canvas.getByText(args.project.description)).toBeVisible();
    await expect(figureIsBefore()).toBe(true);
    await expect(card.getBoundingClientRect().top).toBe(top);
    await userEvent.click(canvas.getByText(args.project.description));
    await expect(card).toHaveAttribute('data-flipped', 'false');
  },
};

export const AWideCardLooksLikeAnyOtherOnAPhone: Story = {
  tags: ['behaviour'],
  ...wide,
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const { bottom } = canvas.getByRole('figure').getBoundingClientRect();
    await expect(topOf(canvas.getAllByRole('heading')[0])).toBeGreaterThan(bottom);
  },
};

/** What has no room beside the button goes above it. */
export const LinksStayApartAtTwiceTheTextSize: Story = {
  tags: ['behaviour'],
  args: having(everything),
  globals: { ...narrow, motion: 'reduced' },
  ...largeText,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const _side of ['front', 'back']) {
      const turn = canvas.getByRole('button');
      const code = canvas.getByRole('link', { name: /^Code/ });
      const demo = canvas.getByRole('link', { name: /^Demo/ });
      for (const link of [code, demo]) await expectApart(link, turn);
      await expectApart(code, demo);
      await expectNoSidewaysScroll(canvasElement);
      await userEvent.click(turn);
    }
  },
};
