import {
  type Skill,
  SkillBadge,
  SkillGroup,
  SkillGroups,
  SkillIcon,
  SkillTile,
  SkillUse,
} from '@portfolio/ui/SkillTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { expectApart } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { pinned } from '../support/pinned.tsx';
import { hydratePrerendered } from '../support/prerendered.ts';
import { pictures } from '../support/samples.ts';
import { desktop, inlineSize, narrow } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Shows a skill with its icon, its proficiency on an axis and the projects that show it, and tells more in a tooltip.',
  use: [
    'For each skill of a list, in a `SkillGroup`: below each other on one axis, so that they can be compared.',
    'With `SkillGroups` around several groups: two columns in a wide window; with `projects`, one head for all of them.',
    'With `evidence` where projects are public: an estimate is a claim, a project can be checked.',
    'Without `proficiency` if nobody has measured it: a group of names has no axis.',
    'With a `description` of its use, in one sentence: “Reports that finish in seconds”, not “Expert in SQL”.',
    'As `SkillIcon` or `SkillBadge` beside a name, where there is nothing more to say.',
  ],
  avoid: {
    'It is only a label.': 'Use `Tag` in a `TagList`.',
    'It measures anything but a skill.': 'Use `Scale`.',
    'The details must be read by everybody.':
      'Use `SkillGroup` with `detailed`, or `Prose`: a tooltip is for more, not for all.',
    'Every skill would be at 100%.':
      'Leave `proficiency` out: an axis with nothing to compare says nothing, and nobody believes it.',
  },
  anatomy: {
    Icon: 'Decoration. A badge with the name takes its place if it is missing or fails.',
    Name: 'At most 12 characters show; screen readers get all of it.',
    Button: 'Name and scale are one target, a `Tooltip`.',
    Scale: 'A dot, and its number.',
    Squares:
      'One for each project, filled in the colour of its domain where it shows the skill. It names its project and leads to it.',
    Count: 'A link to those projects.',
  },
  stateWidth: 352,
  keyboard: {
    Tab: 'Moves the focus to the tile and opens its tooltip. The row is one stop (ARIA pattern Toolbar).',
    '←, →': 'Go through the tile, each of its projects and the link to all of them.',
    'Enter, Space': 'Pins the tooltip, so that it stays; closes a pinned one.',
    Escape: 'Closes the tooltip, or hides the name of a project. The focus stays.',
  },
  announced: {
    'It gets the focus':
      '“Python, toggle button”, then the tooltip: “Proficiency 90 percent. The language of most of what is shown here, with types and tests. Used in Demand Forecast Pipeline, Model Release Gate, Drift Watch and 2 more.”',
    'The scale is read': '“Proficiency in Python, meter, 90”.',
    'The arrow keys reach a project': '“Drift Watch, link”.',
    'The count is read': '“Python, used in 5 of 20 projects, link”.',
    'A group is read': 'A region with the group’s heading, and a list of its tiles.',
  },
};

const python: Skill = {
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
const projects = {
  total: 20,
  domains: (
    [
      ['MLOps', '#3b7dd8', 9],
      ['Healthcare AI', '#2b9470', 6],
      ['Computer Vision', '#8a6ad0', 4],
      ['NLP', '#2a8ea3', 1],
    ] as const
  ).map(([label, color, count]) => ({
    label,
    color,
    projects: Array.from({ length: count }, (_, at) => ({
      title: `${label} project ${at + 1}`,
      href: `#${label}-${at + 1}`,
    })),
  })),
};
const evidenceOf = (...positions: number[]) => ({
  count: positions.length,
  total: projects.total,
  domains: projects.domains,
  positions,
  href: '#projects',
});

/** The skill, with other facts. */
const having = (facts: Partial<Skill>) => ({ skill: { ...python, ...facts } });

const meta = {
  component: SkillTile,
  subcomponents: { SkillGroups, SkillGroup, SkillUse, SkillBadge, SkillIcon },
  decorators: inlineSize(22),
  args: { skill: python },
  parameters: { guide },
} satisfies Meta<typeof SkillTile>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const tile = (canvas: Canvas, name = 'Python') => canvas.getByRole('button', { name });
const tooltip = () => screen.getByRole('tooltip');
/** The names of a tile that are drawn: not those for assistive technology. */
const namesSeen = (button: HTMLElement) =>
  [...button.querySelectorAll<HTMLElement>('span')]
    .filter((span) => span.childElementCount === 0 && span.offsetWidth > 1)
    .map(({ textContent }) => textContent);

export const Idle: Story = {
  play: async ({ canvas }) => {
    const { width, height } = tile(canvas).getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    // Next to the button: assistive technology reads no roles inside one.
    const meter = canvas.getByRole('meter', { name: 'Proficiency in Python' });
    await expect(tile(canvas)).not.toContainElement(meter);
    await expect(within(meter).getByText('90%')).toBeVisible();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: ':has(> button)' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

/** It names three projects, as text: the link to them is next to the tile. */
export const Pinned: Story = {
  decorators: pinned,
  play: async ({ canvas }) => {
    await expect(tile(canvas)).toHaveAttribute('aria-pressed', 'true');
    await expect(tile(canvas)).toHaveAccessibleDescription(
      'Proficiency 90 percent. The language of most of what is shown here, with types and tests. ' +
        'Used in Demand Forecast Pipeline, Model Release Gate, Drift Watch and 2 more.',
    );
    await expect(within(tooltip()).getByText('+2 more')).toBeVisible();
    await expect(within(tooltip()).queryByText('Card Fraud Scoring')).toBeNull();
    await expect(tooltip().querySelector('a, button')).toBeNull();
  },
};

/** The badge takes the place of an icon that fails, and of nothing else: the name stays. */
export const BrokenIcon: Story = {
  args: { skill: { ...airflow, icon: pictures.broken } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Apache A…')).toBeVisible();
    const button = tile(canvas, 'Apache Airflow');
    await expect(namesSeen(button)).toEqual(['Apache A…', 'Apache Airfl…']);
  },
};

export const PinnedBrokenIcon: Story = {
  ...Pinned,
  args: { ...BrokenIcon.args },
  play: async () => {
    await expect(await within(tooltip()).findByText('Apache A…')).toBeVisible();
    await expect(within(tooltip()).getByText('Apache Air…')).toBeVisible();
  },
};

/** The badge has room for twelve characters, and says the name. */
export const NoIcon: Story = {
  args: having({ name: 'Tide gauges', icon: '' }),
  play: async ({ canvas }) => {
    await expect(namesSeen(tile(canvas, 'Tide gauges'))).toEqual(['Tide gauges']);
  },
};

export const LongName: Story = { args: { skill: airflow } };

export const NoProficiency: Story = { args: having({ proficiency: undefined }) };

/** All there is to say is the name: it's there once more where it has been cut, and no badge is next to it. */
export const PinnedNameOnly: Story = {
  ...Pinned,
  args: { skill: { name: 'Tide gauges', icon: '', color: python.color, projects: [] } },
  play: async ({ canvas }) => {
    await expect(within(tooltip()).getByText('Tide gauge…')).toBeVisible();
    await expect(document.querySelectorAll('[data-badge]')).toHaveLength(1);
    await expect(tile(canvas, 'Tide gauges')).toHaveAccessibleDescription('Tide gauges');
  },
};

/** A square for each project, the number, and a link to those projects. */
export const WithEvidence: Story = {
  args: having({ evidence: evidenceOf(0, 1, 2, 5, 7) }),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Python, used in 5 of 20 projects' });
    await expect(link).toHaveAttribute('href', '#projects');
    await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
  },
};

/** A site without a page of projects has no link to them. */
export const EvidenceWithoutLink: Story = {
  args: having({ evidence: { ...evidenceOf(0, 1, 2, 5, 7), href: undefined } }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.getByText('5 of 20')).toBeVisible();
  },
};

/** A skill that no project shows has empty squares. */
export const NoProject: Story = { args: having({ projects: [], evidence: evidenceOf() }) };

/** The name, each project and all of them are one stop of the Tab key. */
export const ArrowKeysNameEachProject: Story = {
  tags: ['behaviour'],
  ...WithEvidence,
  parameters: { inlineSize: 50 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(tile(canvas)).toHaveFocus();
    for (const name of [
      'MLOps project 1',
      'MLOps project 2',
      'MLOps project 3',
      'MLOps project 6',
      'MLOps project 8',
      'Python, used in 5 of 20 projects',
    ]) {
      await userEvent.keyboard('{ArrowRight}');
      await expect(canvas.getByRole('link', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}');
    const last = canvas.getByRole('link', { name: 'MLOps project 8' });
    await expect(last).toHaveFocus();
    await expect(last).toHaveAttribute('href', '#MLOps-8');
    await expect(within(last).getByText('MLOps project 8')).toHaveStyle({ opacity: '1' });
    await userEvent.keyboard('{Escape}');
    await expect(within(last).getByText('MLOps project 8')).toHaveStyle({ opacity: '0' });
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
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
  parameters: { inlineSize: 22 },
  render: (args) => (
    <SkillGroup heading="Skills">
      <SkillTile {...args} />
      <SkillTile
        skill={{ ...args.skill, name: 'Docker', icon: pictures.broken, proficiency: 60 }}
      />
      <SkillTile skill={{ ...airflow, proficiency: undefined }} />
      <SkillTile skill={{ ...args.skill, name: 'R', proficiency: 0 }} />
      <SkillTile skill={{ ...args.skill, name: 'Julia', proficiency: 100 }} />
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

export const GroupOfNames: Story = {
  parameters: { inlineSize: 22 },
  args: having({ proficiency: undefined }),
  render: (args) => (
    <SkillGroup heading="Crafts">
      <SkillTile {...args} />
      <SkillTile skill={{ ...args.skill, name: 'Tide gauges', icon: '' }} />
      <SkillTile skill={{ ...args.skill, name: 'R' }} />
    </SkillGroup>
  ),
};

/** With its descriptions. */
export const DetailedGroup: Story = {
  parameters: { inlineSize: 22 },
  render: (args) => (
    <SkillGroup heading="Skills" detailed>
      <SkillTile {...args} />
      <SkillTile skill={{ ...airflow, description: undefined }} />
    </SkillGroup>
  ),
};

/** Groups with one head for all. */
const inGroupsWithEvidence: Pick<Story, 'render'> = {
  render: (args) => (
    <SkillGroups projects={projects}>
      <SkillGroup heading="Languages" color="#8a6ad0" note="used in 19 of 20 projects">
        <SkillTile
          skill={{
            ...args.skill,
            evidence: evidenceOf(...Array.from({ length: 19 }, (_, at) => at)),
          }}
        />
        <SkillTile
          skill={{
            ...args.skill,
            name: 'R',
            proficiency: 70,
            projects: [],
            evidence: evidenceOf(7, 14),
          }}
        />
      </SkillGroup>
      <SkillGroup heading="Pipelines" color="#3b7dd8" note="used in 3 of 20 projects">
        <SkillTile skill={{ ...airflow, evidence: evidenceOf(0, 1, 18) }} />
        <SkillTile
          skill={{
            ...args.skill,
            name: 'Sign painting',
            icon: '',
            proficiency: undefined,
            projects: [],
            evidence: evidenceOf(),
          }}
        />
      </SkillGroup>
    </SkillGroups>
  ),
};

/** In a narrow place, squares and number are below name and scale, and the names of the domains are a legend. */
export const GroupsWithEvidence: Story = {
  parameters: { inlineSize: 22 },
  ...inGroupsWithEvidence,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Used in: one square is one of 20 projects')).toBeVisible();
    const name = canvas.getByText('Python').getBoundingClientRect();
    const number = canvas.getByText('19 of 20').getBoundingClientRect();
    await expect(number.top).toBeGreaterThanOrEqual(name.bottom);
  },
};

/** Squares of so many projects would be too small: a bar shows the share. */
export const ShareOfManyProjects: Story = {
  parameters: { inlineSize: 22 },
  render: (args) => (
    <SkillGroups projects={{ total: 2000, domains: [] }}>
      <SkillGroup heading="Languages">
        <SkillTile
          skill={{ ...args.skill, evidence: { count: 1900, total: 2000, href: '#projects' } }}
        />
        <SkillTile skill={{ ...airflow, evidence: { count: 1, total: 2000, href: '#projects' } }} />
      </SkillGroup>
    </SkillGroups>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Used in: share of 2000 projects')).toBeVisible();
    await expect(canvas.getByText('1900 of 2000')).toBeVisible();
  },
};

/** By itself, next to a name. */
export const IconAlone: Story = { render: ({ skill }) => <SkillIcon {...skill} /> };

export const BadgeAlone: Story = { render: ({ skill }) => <SkillBadge {...skill} /> };

/** Cut after eight characters. Whatever its colour is, the text keeps its contrast. */
export const BadgeInALightColour: Story = {
  ...BadgeAlone,
  args: having({ name: 'TensorFlow', color: '#ffe000' }),
};

/** An icon may fail in the prerendered page, before any script could notice. */
export const ABadgeReplacesAnIconThatFailedBeforeHydration: Story = {
  tags: ['behaviour'],
  play: ({ canvasElement }) =>
    hydratePrerendered(
      canvasElement,
      <SkillTile skill={{ ...airflow, icon: pictures.broken }} />,
      () => undefined,
      (host) => waitFor(() => expect(host).toHaveTextContent('Apache A…')),
    ),
};

/** From 0 to 100 percent, in one line or in two. */
export const ADotTouchesNeitherNameNorNumber: Story = {
  tags: ['behaviour'],
  parameters: { inlineSize: 70 },
  globals: desktop,
  render: (args) => (
    <>
      {[70, 22, 14].map((room) => (
        <div key={room} style={{ maxInlineSize: `${room}rem`, paddingInline: '1rem' }}>
          <SkillGroup heading={`${room} rem`}>
            {[0, 5, 50, 100].map((value) => (
              <SkillTile
                key={value}
                skill={{ ...args.skill, name: `${value} of 100`, proficiency: value }}
              />
            ))}
          </SkillGroup>
        </div>
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const item of canvasElement.querySelectorAll('li')) {
      const meter = within(item).getByRole('meter');
      const mark = meter.querySelector('span > span') as HTMLElement;
      const dot = Number.parseFloat(getComputedStyle(mark, '::after').width);
      const { right } = mark.getBoundingClientRect();
      const number = within(meter).getByText(/%$/);
      await expect(number.getBoundingClientRect().left - right).toBeGreaterThan(dot / 2);
      await expect(number.parentElement?.scrollWidth).toBeLessThanOrEqual(
        number.parentElement?.clientWidth ?? 0,
      );
      const name = within(item)
        .getByText(/ of 100$/)
        .getBoundingClientRect();
      const isBeside = name.bottom > meter.getBoundingClientRect().top;
      if (isBeside) await expect(right - dot / 2).toBeGreaterThan(name.right);
      await expect(right - dot / 2).toBeGreaterThanOrEqual(0);
    }
  },
};

/** About equally long. */
export const GroupsAreInTwoColumnsInAWideWindow: Story = {
  tags: ['behaviour'],
  parameters: { inlineSize: 76 },
  globals: desktop,
  render: (args) => (
    <SkillGroups>
      {Object.entries({ One: 6, Two: 6, Three: 4, Four: 3, Five: 4 }).map(([group, count]) => (
        <SkillGroup key={group} heading={group}>
          {[...'abcdef'].slice(0, count).map((letter) => (
            <SkillTile key={letter} skill={{ ...args.skill, name: `${group} ${letter}` }} />
          ))}
        </SkillGroup>
      ))}
    </SkillGroups>
  ),
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('region').map((each) => each.getBoundingClientRect());
    await expect(regions[0]?.top).toBe(regions[2]?.top);
    await expect(regions[0]?.right).toBeLessThan(regions[2]?.left ?? 0);
    // No hole as high as a group.
    const [left = 0, right = 0] = [1, 4].map((last) => regions[last]?.bottom);
    await expect(Math.abs(left - right)).toBeLessThan(regions[3]?.height ?? 0);
  },
};

/** Each project is in the same column, whatever the group. */
export const SquaresCanBeComparedInAWideWindow: Story = {
  tags: ['behaviour'],
  ...inGroupsWithEvidence,
  parameters: { inlineSize: 76 },
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    const links = canvas.getAllByRole('link', { name: /used in/ });
    await expect(links).toHaveLength(3);
    for (const link of links) await expect(link.offsetHeight).toBeGreaterThanOrEqual(24);
    const squares = [...canvasElement.querySelectorAll('[data-evidence] svg')];
    const lefts = squares.map((each) => each.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** And leaves its row free. */
export const ATooltipOpensBesideTheNames: Story = {
  tags: ['behaviour'],
  ...inGroupsWithEvidence,
  parameters: { inlineSize: 70 },
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button');
    for (const button of buttons) {
      await userEvent.click(button);
      await waitFor(() => expectApart(button.parentElement as Element, tooltip()));
      for (const each of buttons) await expectApart(each.firstElementChild as Element, tooltip());
    }
  },
};

export const ATooltipOpensBesideTheNamesFromRightToLeft: Story = {
  ...ATooltipOpensBesideTheNames,
  globals: { ...desktop, direction: 'rtl' },
};

/** With the link to its projects. */
export const ATooltipLeavesItsRowFree: Story = {
  tags: ['behaviour'],
  ...inGroupsWithEvidence,
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await userEvent.click(button);
      await waitFor(() => expectApart(button.parentElement as Element, tooltip()));
    }
  },
};
