import { ButtonLink } from '@portfolio/ui/Button';
import { Timeline, TimelineCard, TimelineEnd, type TimelinePosition } from '@portfolio/ui/Timeline';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { change, described } from '../support/figures.ts';
import { twoFrames } from '../support/frames.ts';
import type { Guide } from '../support/guide.ts';
import { technologies } from '../support/samples.ts';
import { withSystemMotion } from '../support/systemMotion.ts';
import { desktop, inlineSize, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Tells in the order of time what somebody did: positions along an axis, newest first.',
  use: [
    'For positions held, each a `TimelineCard`: what was done, what came of it, with which tools.',
    'With a `TimelineEnd` for what comes next: a hollow mark, a dashed axis, an action.',
    'Below a `TimeAxis`, which shows the same to scale.',
  ],
  avoid: {
    'Only the periods count.': 'Use `TimeAxis`.',
    'It is a degree or a certificate.': 'Use `DegreeCard` or `CertificationCard`.',
    'The order doesn’t matter.': 'Use `Card` in a `Grid`.',
    'A duty would begin with “Responsible for”.':
      'Say what was done, in the past tense: `Moved a forecast that was run by hand to a nightly pipeline.`',
    'Nobody has measured a result, such as “100% commitment”.':
      'Leave it out. A result is a number before and after, with what it measures.',
  },
  anatomy: {
    Time: 'From when to when, how long, and the kind of position: `Jun 2025–Aug 2025`. Next to the axis, or above the title.',
    Dot: 'In the colour of the company, like the ring of its initials. Decoration.',
    Title: 'The position. A third-level heading.',
    Initials: 'Of the company, in a ring of its colour. Decoration.',
    Company: 'With the location below it.',
    Duties: 'What was done, as a list.',
    Skills: 'What was used, as tags.',
    Projects:
      'What came of it: each project with its result and a small figure, or else numbers that the duties explain. In the margin where there is room, otherwise below the skills. An arrow leads to a story.',
  },
  stateWidth: 470,
  keyboard: {
    Tab: 'Moves the focus to the projects, and to the actions of a `TimelineEnd`.',
  },
  announced: {
    'It is read':
      'A list. Each entry is an article: period, title as a heading of level 3, company, duties as a list, “Skills used as Machine Learning Intern, list”, then projects as a list of links, each with its result and the finding of its figure.',
  },
};

const internship: TimelinePosition = {
  title: 'Machine Learning Intern',
  company: 'Harbour Analytics',
  companyInitials: 'HA',
  companyColor: '#2a63b8',
  location: 'Pune, India (remote)',
  period: 'Jun 2025–Aug 2025',
  length: '3 months',
  badge: 'Internship',
  duties: [
    'Moved a forecast that was run by hand to a nightly pipeline.',
    'Wrote the tests that stop a model worse than the one in use.',
  ],
  projects: [
    {
      title: 'Demand Forecast Pipeline',
      href: '/projects/demand-forecast-pipeline',
      caseStudy: true,
      result: 'A nightly pipeline cut the forecast error from 24.1% to 18.3%.',
      figure: described(change),
      color: '#2a63b8',
    },
  ],
  skills: technologies,
};

const meta = {
  component: Timeline,
  subcomponents: { TimelineCard, TimelineEnd },
  args: { children: <TimelineCard position={internship} /> },
  parameters: { guide },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing waits to be scrolled to. */
const still: Decorator = (Story) => (
  <div data-motion="reduced">
    <Story />
  </div>
);

export const Position: Story = {
  decorators: still,
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await expect(card.getByText('Internship')).toBeVisible();
    // The company's name is next to its initials.
    await expect(card.getByText('HA')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const HeldToday: Story = {
  decorators: still,
  args: {
    children: (
      <TimelineCard position={{ ...internship, period: 'Jun 2025–Present', length: undefined }} />
    ),
  },
};

export const DutiesOnly: Story = {
  decorators: still,
  args: {
    children: (
      <TimelineCard
        position={{
          ...internship,
          badge: undefined,
          location: undefined,
          projects: undefined,
          skills: [],
        }}
      />
    ),
  },
};

export const TwoPositions: Story = {
  decorators: still,
  args: {
    children: [
      <TimelineCard key="first" position={internship} />,
      <TimelineCard
        key="second"
        position={{
          ...internship,
          title: 'Data Analyst Intern',
          company: 'Monsoon Retail',
          companyInitials: 'MR',
          companyColor: '#1a6b3c',
          period: 'Jun 2024–Jul 2024',
          length: '2 months',
        }}
      />,
    ],
  },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Machine Learning Intern', 'Data Analyst Intern']);
    const skills = canvas.getByRole('list', { name: 'Skills used as Machine Learning Intern' });
    await expect(skills).toBeVisible();
  },
};

/** The axis continues, dashed, into the future. */
export const OpenEnd: Story = {
  decorators: still,
  args: {
    children: [
      <TimelineCard key="first" position={internship} />,
      <TimelineEnd
        key="next"
        title="Next Step: 2026 & Beyond"
        label="Looking Forward"
        text="A first position in a team that runs its own models."
        tags={['Seeking Opportunities', 'Open to Collaboration']}
      >
        <ButtonLink href="/contact">Get in touch</ButtonLink>
      </TimelineEnd>,
    ],
  },
  play: async ({ canvas }) => {
    const [, last] = canvas.getAllByRole('article');
    await expect(last).toHaveAttribute('data-ahead', 'true');
    await expect(canvas.getByRole('link', { name: 'Get in touch' })).toHaveAttribute(
      'href',
      '/contact',
    );
  },
};

/** Whatever colour an owner gives, the ring of the initials and the dot can be seen in both themes. */
export const KeepsContrastInAnyColor: Story = {
  tags: ['behaviour'],
  decorators: still,
  args: {
    children: ['#ffff00', '#ffffff', '#000000', '#0000ff'].map((color) => (
      <TimelineCard key={color} position={{ ...internship, companyColor: color }} />
    )),
  },
  play: async ({ canvas }) => {
    // There the system's colours count.
    if (matchMedia('(forced-colors: active)').matches) return;
    for (const article of canvas.getAllByRole('article')) {
      const ring = getComputedStyle(within(article).getByText('HA')).borderTopColor;
      const [lightness] = ring.match(/[\d.]+/) ?? [];
      // As `visibleColor.ts` sets it and a unit test checks: 3:1 on every surface.
      await expect(Number(lightness)).toBeGreaterThanOrEqual(47.9);
      await expect(Number(lightness)).toBeLessThanOrEqual(54.1);
      const when = article.querySelector('p') as HTMLElement;
      await expect(getComputedStyle(when, '::before').borderTopColor).toBe(ring);
    }
  },
};

/**
 * An entry further down is there, for a picture of the whole page, too. Visitors who scroll to it see it fade in once a
 * tenth of it is in sight.
 */
export const FadesInWhenInSight: Story = {
  tags: ['behaviour'],
  beforeEach: withSystemMotion('allowed'),
  decorators: (Story) => (
    <div style={{ paddingBlockStart: '200vh' }}>
      <Story />
    </div>
  ),
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('listitem')[0] as HTMLElement;
    /** Scrolls until this part of its height has come into sight from below. */
    const showPart = async (part: number) => {
      const { top, height } = first.getBoundingClientRect();
      window.scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
      await twoFrames();
    };
    await waitFor(() => expect(first).toHaveAttribute('data-reveal', 'waiting'));
    await expect(getComputedStyle(first).opacity).toBe('1');
    const faded = new Promise((resolve) => {
      first.addEventListener('transitionend', resolve, { once: true });
    });
    for (let part = -0.03; first.dataset.reveal !== 'shown'; part += 0.01) await showPart(part);
    await faded;
    await expect(getComputedStyle(first).opacity).toBe('1');
    window.scrollTo(0, 0);
    // It has appeared for good.
    await expect(first).toHaveAttribute('data-reveal', 'shown');
  },
};

export const HidesNothingWithReducedMotion: Story = {
  ...FadesInWhenInSight,
  tags: ['behaviour'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const first = canvas.getAllByRole('listitem')[0] as HTMLElement;
    first.dataset.reveal = 'hidden';
    await expect(getComputedStyle(first).opacity).toBe('1');
  },
};

/** Numbers take the place of projects where there are none. */
export const NumbersWithoutProjects: Story = {
  decorators: still,
  args: {
    children: (
      <TimelineCard
        position={{
          ...internship,
          projects: undefined,
          figures: [
            { value: '52 → 31 min', label: 'nightly run' },
            { value: '3.4 → 1.1 GB', label: 'training image' },
          ],
        }}
      />
    ),
  },
};

const box = (element: HTMLElement) => element.getBoundingClientRect();
const link = { name: /^Demand Forecast Pipeline/ };

/** In a wide window, a project is a note in line with the title. */
export const ProjectsAreInTheMargin: Story = {
  ...OpenEnd,
  tags: ['behaviour', 'visual'],
  globals: desktop,
  play: async ({ canvas }) => {
    const title = box(canvas.getByRole('heading', { name: internship.title }));
    const duty = box(canvas.getByText(/^Moved a forecast/).closest('li') as HTMLElement);
    const project = canvas.getByRole('link', link);
    await expect(project).toHaveAttribute('href', '/projects/demand-forecast-pipeline');
    await expect(box(project).left).toBeGreaterThan(duty.right);
    await expect(box(project).top).toBeLessThan(title.bottom);
    await expect(canvas.getByRole('figure')).toBeVisible();
  },
};

/** Nobody adds up what two companies measured. */
export const ALineSeparatesTheNumbersOfTwoPositions: Story = {
  ...TwoPositions,
  tags: ['behaviour'],
  globals: desktop,
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      const notes = within(card).getByRole('figure').closest('ul')?.parentElement as HTMLElement;
      await expect(getComputedStyle(notes).borderBlockStartWidth).toBe('1px');
    }
  },
};

export const ProjectsAreBelowTheDutiesOnAPhone: Story = {
  tags: ['behaviour', 'visual'],
  globals: phone,
  play: async ({ canvas }) => {
    const skills = canvas.getByRole('list', { name: `Skills used as ${internship.title}` });
    await expect(box(canvas.getByRole('link', link)).top).toBeGreaterThan(box(skills).bottom);
  },
};

/** As in a narrow window, however wide the window is. */
export const FollowsItsPlaceInHalfAPage: Story = {
  tags: ['behaviour'],
  globals: desktop,
  decorators: inlineSize(36),
  play: async ({ canvas }) => {
    const title = box(canvas.getByRole('heading', { level: 3 }));
    await expect(box(canvas.getByText(internship.period)).bottom).toBeLessThanOrEqual(title.top);
    const duty = box(canvas.getByText(/^Moved a forecast/));
    await expect(box(canvas.getByRole('link', link)).top).toBeGreaterThan(duty.bottom);
  },
};

/** A change is still read from before to after, and a length begins with its number. */
export const ResultsKeepTheirOrderFromRightToLeft: Story = {
  ...NumbersWithoutProjects,
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const text of ['52 → 31 min', '3 months']) {
      await expect(getComputedStyle(canvas.getByText(text)).direction).toBe('ltr');
    }
  },
};
