import {
  SkillBadge,
  SkillEvidence,
  SkillGroup,
  SkillGroups,
  SkillIcon,
  SkillTile,
  type SkillTileProps,
} from '@portfolio/ui/SkillTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll } from '../support/expectations.ts';
import { hydratePrerendered } from '../support/prerendered.ts';
import { pictures } from '../support/samples.ts';
import { allStates, allStatesWithoutBroken } from '../support/states.tsx';
import { desktop, narrow } from '../support/widths.ts';
import { guide } from './SkillTile.guide.tsx';

const python: SkillTileProps = {
  name: 'Python',
  icon: pictures.icon,
  color: '#2a63b8',
  proficiency: 90,
  description: 'The language of most of what is shown here, with types and tests.',
  projects: [
    'Demand Forecast Pipeline',
    'Model Release Gate',
    'Drift Watch',
    'Card Fraud Scoring',
    'Chest X-Ray Triage',
  ],
};
const airflow = { ...python, name: 'Apache Airflow', color: '#1a6b3c', proficiency: 75 };

/** Twenty projects in four domains. */
const axis = {
  total: 20,
  domains: [
    { label: 'MLOps', count: 9 },
    { label: 'Healthcare AI', count: 6 },
    { label: 'Computer Vision', count: 4 },
    { label: 'NLP', count: 1 },
  ],
};
const domains = axis.domains.map(({ count }) => count);
const evidenceOf = (...positions: number[]) => ({
  count: positions.length,
  total: axis.total,
  domains,
  positions,
  href: '#projects',
});

const meta = {
  component: SkillTile,
  subcomponents: { SkillGroups, SkillGroup, SkillEvidence, SkillBadge, SkillIcon },
  args: python,
  decorators: [
    // Room for the tooltip, which a docs page has around.
    (Story, { parameters, viewMode }) => (
      <div
        style={{
          inlineSize: parameters.wide ? 'auto' : '14rem',
          margin: viewMode === 'docs' || parameters.still ? 'auto' : '16rem auto 1rem',
        }}
      >
        <Story />
      </div>
    ),
  ],
  parameters: { guide },
} satisfies Meta<typeof SkillTile>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const tile = (canvas: Canvas, name = 'Python') => canvas.getByRole('button', { name });
const tooltip = () => screen.queryByRole('tooltip');
/** The names of a tile that are drawn: not those for assistive technology. */
const namesSeen = (button: HTMLElement) =>
  [...button.querySelectorAll<HTMLElement>('span')]
    .filter((span) => span.childElementCount === 0 && span.offsetWidth > 1)
    .map(({ textContent }) => textContent);

export const Default: Story = {
  play: async ({ canvas }) => {
    const { width, height } = tile(canvas).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    // Beside the button: assistive technology reads no roles inside one.
    const meter = canvas.getByRole('meter', { name: 'Proficiency in Python' });
    await expect(tile(canvas)).not.toContainElement(meter);
    await expect(within(meter).getByText('90%')).toBeVisible();
    // A tile by itself has its scale below the name, as wide as the tile.
    await expect(meter.getBoundingClientRect().width).toBeGreaterThan(width / 2);
  },
};

/** Nothing opens here. */
export const States: Story = {
  ...allStatesWithoutBroken,
  tags: ['visual'],
  parameters: { ...allStates.parameters, still: true, wide: true },
};

/** Its tooltip names three projects, as text: the link to them is next to the tile. */
export const Details: Story = {
  args: { evidence: evidenceOf(0, 1, 2, 5, 7) },
  play: async ({ canvas, userEvent }) => {
    const button = tile(canvas);
    await userEvent.click(button);
    await expect(button).toHaveAccessibleDescription(
      'Proficiency 90 percent. The language of most of what is shown here, with types and tests. ' +
        'Used in Demand Forecast Pipeline, Model Release Gate, Drift Watch and 2 more.',
    );
    const details = within(tooltip() as HTMLElement);
    await waitFor(() => expect(details.getByText('+2 more')).toBeVisible());
    await expect(details.queryByText('Card Fraud Scoring')).toBeNull();
    await expect(tooltip()?.querySelector('a, button')).toBeNull();
    await expect(canvas.getByRole('link')).toHaveAccessibleName('Python, used in 5 of 20 projects');
  },
};

/** A site without a page of projects has no link to them: the tooltip and the number say the same. */
export const ProjectsWithoutLink: Story = {
  args: { evidence: { ...evidenceOf(0, 1, 2, 5, 7), href: undefined } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(tile(canvas));
    await expect(tile(canvas)).toHaveAccessibleDescription(
      /Used in Demand Forecast Pipeline, .* and 2 more\.$/,
    );
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('5 of 20')).toBeVisible();
  },
};

/** All there is to say about the skill is its name: a badge takes the place of its icon, too. */
export const NameOnly: Story = {
  args: {
    name: 'Tide gauges',
    icon: '',
    proficiency: undefined,
    description: undefined,
    projects: [],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const button = tile(canvas, 'Tide gauges');
    // Once on the badge, which has room for twelve characters; once for assistive technology.
    await expect(namesSeen(button)).toEqual(['Tide gauges']);
    await expect(button).toHaveAccessibleName('Tide gauges');
    await expect(canvasElement.querySelector('img')).toBeNull();
    await userEvent.click(button);
    // The name once more, where it has been cut, and no badge beside it.
    await waitFor(() => expect(screen.getAllByText('Tide gauges').at(-1)).toBeVisible());
    await expect(screen.getByText('Tide gauge…')).toBeVisible();
    await expect(document.querySelectorAll('[data-badge]')).toHaveLength(1);
    await expect(button).toHaveAccessibleDescription('Tide gauges');
  },
};

/** The badge takes the place of an icon that fails, and of nothing else: the name stays. */
export const BrokenIcon: Story = {
  parameters: { wide: true },
  args: { icon: pictures.broken },
  render: (args) => (
    <SkillGroup heading="Skills">
      <SkillTile {...args} />
      <SkillTile {...airflow} icon={pictures.broken} />
    </SkillGroup>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(await canvas.findByText('Apache A…')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
    for (const [name, seen] of [
      ['Python', ['Python', 'Python']],
      ['Apache Airflow', ['Apache A…', 'Apache Airfl…']],
    ] as const) {
      await expect(namesSeen(tile(canvas, name))).toEqual(seen);
      await expect(tile(canvas, name)).toHaveAccessibleName(name);
    }
    await userEvent.click(tile(canvas, 'Apache Airflow'));
    await waitFor(() => expect(screen.getByText('Apache Air…')).toBeVisible());
    // In the tooltip, too.
    await waitFor(() => expect(screen.getAllByText('Apache A…')).toHaveLength(2));
  },
};

/** An icon may fail in the prerendered page, before any script could notice. */
export const IconFailedBeforeHydration: Story = {
  play: ({ canvasElement }) =>
    hydratePrerendered(
      canvasElement,
      <SkillTile {...airflow} icon={pictures.broken} />,
      () => undefined,
      (host) => waitFor(() => expect(host).toHaveTextContent('Apache A…')),
    ),
};

/** Left edges of the drawings of all scales, and of the axis above them. */
const placesOf = (canvasElement: HTMLElement) =>
  Array.from(
    canvasElement.querySelectorAll(
      '[role="meter"] > :first-child, div[aria-hidden] > :first-child',
    ),
    (drawing) => Math.round(drawing.getBoundingClientRect().left),
  );

/** One axis for all, with its labels once; a badge, or a skill without a proficiency, changes nothing. */
export const Group: Story = {
  parameters: { wide: true },
  render: (args) => (
    <SkillGroup heading="Skills">
      <SkillTile {...args} />
      <SkillTile {...args} name="Docker" icon={pictures.broken} />
      <SkillTile {...airflow} proficiency={undefined} />
      <SkillTile {...args} name="R" proficiency={0} />
      <SkillTile {...args} name="Julia" proficiency={100} />
    </SkillGroup>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Skills' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getAllByRole('meter')).toHaveLength(4);
    // The axis, four scales, and the lines of the grid where there is no scale.
    const places = placesOf(canvasElement);
    await expect(places).toHaveLength(6);
    await expect(new Set(places).size).toBe(1);
  },
};

/** Two columns in a wide window, about equally long; one column in others. */
export const Groups: Story = {
  parameters: { wide: true },
  globals: desktop,
  render: (args) => (
    <SkillGroups>
      {Object.entries({ One: 6, Two: 6, Three: 4, Four: 3, Five: 4 }).map(([group, count]) => (
        <SkillGroup key={group} heading={group}>
          {'abcdef'
            .slice(0, count)
            .split('')
            .map((letter) => (
              <SkillTile key={letter} {...args} name={`${group} ${letter}`} />
            ))}
        </SkillGroup>
      ))}
    </SkillGroups>
  ),
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('region').map((each) => each.getBoundingClientRect());
    const bottoms = [1, 4].map((last) => regions[last]?.bottom ?? 0);
    await expect(regions[0]?.top).toBe(regions[2]?.top);
    await expect(regions[0]?.right).toBeLessThan(regions[2]?.left ?? 0);
    // No hole as high as a group.
    const [left = 0, right = 0] = bottoms;
    await expect(Math.abs(left - right)).toBeLessThan(regions[3]?.height ?? 0);
  },
};

/** From 0 to 100 percent the dot touches neither the name nor the number, in one line or in two. */
const anyProficiency: Pick<Story, 'parameters' | 'render' | 'play'> = {
  parameters: { wide: true },
  render: (args) => (
    <SkillGroup heading="Skills">
      {[0, 5, 50, 100].map((value) => (
        <SkillTile {...args} key={value} name={`${value} of 100`} proficiency={value} />
      ))}
    </SkillGroup>
  ),
  play: async ({ canvas, canvasElement }) => {
    for (const meter of canvas.getAllByRole('meter')) {
      const mark = meter.querySelector('span > span') as HTMLElement;
      const dot = Number.parseFloat(getComputedStyle(mark, '::after').width);
      const { right } = mark.getBoundingClientRect();
      const number = within(meter).getByText(/%$/);
      await expect(number.getBoundingClientRect().left - right).toBeGreaterThan(dot / 2);
      await expect(number.parentElement?.scrollWidth).toBeLessThanOrEqual(
        number.parentElement?.clientWidth ?? 0,
      );
      const name = canvas.getByText(`${meter.getAttribute('aria-valuenow')} of 100`);
      const box = name.getBoundingClientRect();
      const isBeside = box.bottom > meter.getBoundingClientRect().top;
      if (isBeside) await expect(right - dot / 2).toBeGreaterThan(box.right);
      await expect(right - dot / 2).toBeGreaterThanOrEqual(0);
    }
    await expectNoSidewaysScroll(canvasElement);
  },
};

export const AnyProficiency: Story = { ...anyProficiency, globals: desktop };

export const AnyProficiencyNarrow: Story = { ...anyProficiency, globals: narrow };

/** Groups whose tiles have evidence: one head for all, and each square in the same column. */
const withEvidence: Pick<Story, 'parameters' | 'render'> = {
  parameters: { wide: true, still: true },
  render: (args) => (
    <SkillGroups projects={axis}>
      <SkillGroup heading="Languages" color="#8a6ad0" note="used in 19 of 20 projects">
        <SkillTile {...args} evidence={evidenceOf(...Array.from({ length: 19 }, (_, at) => at))} />
        <SkillTile {...args} name="R" proficiency={70} projects={[]} evidence={evidenceOf(7, 14)} />
      </SkillGroup>
      <SkillGroup heading="Pipelines" color="#3b7dd8" note="used in 3 of 20 projects">
        <SkillTile {...airflow} evidence={evidenceOf(0, 1, 18)} />
        <SkillTile
          {...args}
          name="Sign painting"
          icon=""
          proficiency={undefined}
          projects={[]}
          evidence={evidenceOf()}
        />
      </SkillGroup>
    </SkillGroups>
  ),
};

const evidenceLinks = (canvas: Canvas) => canvas.getAllByRole('link', { name: /used in/ });

/** A square for each project, the number, and a link to those projects. A skill without any has empty squares. */
export const WithEvidence: Story = {
  ...withEvidence,
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Used in: one square is one of 20 projects')).toBeVisible();
    const [first] = evidenceLinks(canvas);
    await expect(first).toHaveAccessibleName('Python, used in 19 of 20 projects');
    await expect(first).toHaveAttribute('href', '#projects');
    await expect(evidenceLinks(canvas)).toHaveLength(3);
    for (const link of evidenceLinks(canvas)) {
      await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
    }
    const squares = [...canvasElement.querySelectorAll('[data-evidence] svg')];
    const lefts = squares.map((each) => each.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** On a phone the number is below the name, and the squares are below the scale. */
export const WithEvidenceNarrow: Story = {
  ...withEvidence,
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const name = canvas.getByText('Python').getBoundingClientRect();
    const number = canvas.getByText('19 of 20').getBoundingClientRect();
    await expect(number.top).toBeGreaterThanOrEqual(name.bottom);
  },
};

/** Squares of so many projects would be too small: a bar shows the share. */
export const ShareOfManyProjects: Story = {
  parameters: { wide: true, still: true },
  globals: desktop,
  render: (args) => (
    <SkillGroups projects={{ total: 2000, domains: [] }}>
      <SkillGroup heading="Languages">
        <SkillTile {...args} evidence={{ count: 1900, total: 2000, href: '#projects' }} />
        <SkillTile {...airflow} evidence={{ count: 1, total: 2000, href: '#projects' }} />
      </SkillGroup>
    </SkillGroups>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Used in: share of 2000 projects')).toBeVisible();
    await expect(canvas.getByText('1900 of 2000')).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** The tooltip of each tile leaves its own row free, with the link to its projects. */
export const TooltipLeavesItsRow: Story = {
  ...withEvidence,
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
      const evidence = button.parentElement?.querySelector('[data-evidence]');
      for (const part of [button, evidence]) {
        await waitFor(() => expectApart(part as Element, tooltip() as HTMLElement));
      }
    }
  },
};
