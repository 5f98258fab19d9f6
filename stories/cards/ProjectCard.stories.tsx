import type { FigureData } from '@portfolio/ui/Figure';
import { ProjectCard, type ProjectCardProps, ProjectSheet } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import {
  longText,
  longWord,
  manyTechnologies,
  sentence,
  technologies,
} from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { desktop, narrow, rightToLeft } from '../support/widths.ts';
import { guide } from './ProjectCard.guide.tsx';

const demoUrl = 'https://demand-forecast.example.org';

const figure: FigureData = {
  kind: 'change',
  title: 'Inference on a Raspberry Pi 4',
  unit: 'ms',
  before: { label: 'float', value: 310 },
  after: { label: '8 bit', value: 96 },
  better: 'lower',
  method: 'One MobileNetV3, on a Raspberry Pi 4.',
};

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
    icon: '📦',
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

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.title })).toBeVisible();
    await expect(canvas.getByText(args.result ?? '')).toBeVisible();
    await expect(canvas.getByRole('figure')).toBeVisible();
    await expect(canvas.getByText(args.category)).toBeVisible();
    await expect(canvas.queryByText(/Featured/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Demo/ })).toBeNull();
    await expect(canvas.queryByText(args.description)).toBeNull();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const Flipped: Story = {
  globals: { motion: 'reduced' },
  args: { technologies: manyTechnologies },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 3 }));
    await expect(canvas.getByText(args.description)).toBeVisible();
    const all = canvas.getByRole('list', { name: `Technologies of ${args.title}` });
    await expect(within(all).getAllByRole('listitem')).toHaveLength(manyTechnologies.length);
    // The large figure, with the way it was measured.
    await expect(canvas.getByRole('figure')).toHaveAttribute('data-size', 'lg');
    await expect(canvas.getByRole('figure')).toHaveTextContent(figure.method);
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
    const { bottom } = canvas.getByRole('heading').getBoundingClientRect();
    await expect(list.getBoundingClientRect().top).toBeGreaterThan(bottom);
  },
};

/** A long client and many roles take the lines that they need, and nothing is cut. */
export const LongClient: Story = {
  ...flipped({
    ...facts,
    client: `Ministry of Transport, ${longWord}`,
    roles: ['Lead', 'Data engineer', 'Reviewer', 'Trainer for the operators of three cities'],
  }),
  globals: { ...narrow, motion: 'reduced' },
  play: async ({ args, canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const card = canvas.getByRole('article').getBoundingClientRect();
    const list = canvas.getByRole('list', { name: `Period, client and roles of ${args.title}` });
    for (const name of [`for ${args.client}`, ...(args.roles ?? [])]) {
      const box = within(list).getByText(name).getBoundingClientRect();
      await expect(box.right).toBeLessThanOrEqual(card.right);
      await expect(box.bottom).toBeLessThan(
        canvas.getByText(args.description).offsetTop + card.top,
      );
    }
  },
};

/** In a browser without JavaScript, too, next to a front that doesn't say them. */
export const PeriodClientRolesInWords: Story = {
  args: facts,
  render: ({ id, ...args }) => <ProjectSheet {...args} besideFront />,
  play: async ({ canvas }) => {
    for (const text of [facts.period, `for ${facts.client}`, ...facts.roles]) {
      await expect(canvas.getByText(text)).toBeVisible();
    }
  },
};

/** Without a figure, the project's gradient and emoji are in its place, as high as one. */
export const NoFigure: Story = {
  globals: desktop,
  args: { figure: undefined },
  ...beside({ figure }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('figure')).toHaveLength(1);
    const [first, second] = canvas.getAllByRole('heading', { level: 3 });
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
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

/** The front of a neighbour stays as it is while a long back is open, and what is below moves. */
export const TurnedBesideAnother: Story = {
  tags: ['visual'],
  globals: { motion: 'reduced' },
  args: { description: longText },
  render: (args) => (
    <ProjectGrid>
      {['Drift Watch', 'Model Release Gate', 'Edge Model Packager', 'Sign Alphabet Tutor'].map(
        (title) => (
          <ProjectCard key={title} {...args} title={title} />
        ),
      )}
    </ProjectGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    const [turned, neighbour] = canvas.getAllByRole('article') as [HTMLElement, HTMLElement];
    const last = canvas.getAllByRole('heading', { level: 3 }).at(-1) as HTMLElement;
    const heightOf = (card: HTMLElement) => card.firstElementChild?.getBoundingClientRect().height;
    const before = { height: heightOf(neighbour), top: last.getBoundingClientRect().top };
    await userEvent.click(within(turned).getByRole('heading'));
    const { height, bottom } = within(turned)
      .getByText(longText)
      .parentElement?.parentElement?.getBoundingClientRect() as DOMRect;
    await expect(height).toBeGreaterThan(before.height ?? 0);
    await expect(heightOf(neighbour)).toBe(before.height);
    await expect(last.getBoundingClientRect().top).toBeGreaterThan(bottom);
    // Its room below belongs to nobody.
    const { left, width } = neighbour.getBoundingClientRect();
    await expect(neighbour).not.toContainElement(
      document.elementFromPoint(left + width / 2, bottom - 4) as HTMLElement,
    );
    await userEvent.click(within(turned).getByText(longText));
    await expect(last.getBoundingClientRect().top).toBe(before.top);
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
  render: ({ id, ...args }) => <ProjectSheet {...args} besideFront />,
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(args.description)).toBeVisible();
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

/** The links of one row line up, however long the texts above them are. */
export const LinksLineUp: Story = {
  ...beside({ result: longText }),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link', { name: /^Code/ });
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

export const NoTechnologies: Story = {
  args: { technologies: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.queryByText(/more/)).toBeNull();
  },
};

export const DemoAlone: Story = {
  args: { codeUrl: undefined, demoUrl },
  play: async ({ canvas }) => {
    const [link, ...others] = canvas.getAllByRole('link');
    await expect(link).toHaveAccessibleName(/^Demo of /);
    await expect(others).toHaveLength(0);
  },
};

/** In right-to-left text, a plus sign stays where it is written. */
export const RightToLeft: Story = {
  ...rightToLeft({ technologies: ['C++', ...technologies] }),
  play: async ({ canvas }) => {
    for (const text of ['C++', '+1 more']) {
      await expect(getComputedStyle(canvas.getByText(text)).direction).toBe('ltr');
    }
  },
};

/** Without links, the button is where it is on the other cards of the row. */
export const NoLinks: Story = {
  args: { codeUrl: undefined },
  ...beside({ codeUrl: 'https://github.example.com/drift-watch' }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    const [first, second] = canvas.getAllByRole('button', { name: /^Turn over/ });
    await expect(first?.getBoundingClientRect().top).toBe(second?.getBoundingClientRect().top);
  },
};

/** Twice the size of text: what has no room beside the button goes above it. */
export const LargeText: Story = {
  args: { demoUrl, technologies: manyTechnologies },
  globals: { ...narrow, motion: 'reduced' },
  ...largeText,
  play: async ({ canvas, canvasElement, userEvent }) => {
    for (const _side of ['front', 'back']) {
      const turn = canvas.getByRole('button', { name: /^Turn over/ });
      const [code, demo] = canvas.getAllByRole('link');
      if (!code || !demo) throw new Error('A link is missing.');
      for (const link of [code, demo]) await expectApart(link, turn);
      await expectApart(code, demo);
      await expectNoSidewaysScroll(canvasElement);
      await userEvent.click(turn);
    }
  },
};
