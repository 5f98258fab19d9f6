import { ButtonLink } from '@portfolio/ui/Button';
import {
  Timeline,
  TimelineCard,
  type TimelineCardProps,
  TimelineEnd,
} from '@portfolio/ui/Timeline';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
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
    parts: {
      Time: {
        selector: 'article > p',
        description:
          'From when to when, and how long: `Jun 2025–Aug 2025`. Next to the axis, or above the title.',
      },
      Title: { selector: 'h3', description: 'The position. A third-level heading.' },
      Initials: {
        selector: 'h3 + div > span',
        description: 'Of the company, in its colour. Decoration.',
      },
      Company: { selector: 'h3 + div strong', description: 'With the location below it.' },
      Badge: {
        selector: 'h3 + div > p + span',
        description: 'The kind of position. Left out by default.',
      },
      Duties: { selector: 'article ul', description: 'What was done, as a list.' },
      Results: {
        selector: 'dl',
        description:
          'What came of it, in numbers. In the margin where there is room, otherwise before the duties.',
      },
      Skills: { selector: 'ul[aria-label]', description: 'What was used, as tags.' },
    },
  },
  stateWidth: 470,
  keyboard: {
    Tab: 'Moves the focus to the actions of a `TimelineEnd`. Nothing else can be pressed.',
  },
  announced: {
    'It is read':
      'A list. Each entry is an article: period, title as a heading of level 3, company, results as terms with values, duties as a list, “Skills used as Machine Learning Intern, list”.',
  },
};

const internship: TimelineCardProps = {
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
  figures: [
    { value: '52 → 31 min', label: 'nightly run' },
    { value: '3.4 → 1.1 GB', label: 'training image' },
  ],
  skills: technologies,
};

const meta = {
  component: Timeline,
  subcomponents: { TimelineCard, TimelineEnd },
  args: { children: <TimelineCard {...internship} /> },
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
    children: <TimelineCard {...internship} period="Jun 2025–Present" length={undefined} />,
  },
};

export const DutiesOnly: Story = {
  decorators: still,
  args: {
    children: (
      <TimelineCard
        {...internship}
        badge={undefined}
        location={undefined}
        figures={undefined}
        skills={[]}
      />
    ),
  },
};

export const TwoPositions: Story = {
  decorators: still,
  args: {
    children: [
      <TimelineCard key="first" {...internship} />,
      <TimelineCard
        key="second"
        {...internship}
        title="Data Analyst Intern"
        company="Monsoon Retail"
        companyInitials="MR"
        companyColor="#1a6b3c"
        period="Jun 2024–Jul 2024"
        length="2 months"
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
      <TimelineCard key="first" {...internship} />,
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

/** An entry further down waits until a tenth of it is in sight. */
export const AppearsWhenInSight: Story = {
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
    await showPart(0.08);
    await waitFor(() => expect(first).toHaveAttribute('data-reveal', 'waiting'));
    await expect(getComputedStyle(first).opacity).toBe('0');
    await showPart(0.12);
    await waitFor(() => expect(first).toHaveAttribute('data-reveal', 'shown'));
    await expect(getComputedStyle(first).transitionProperty).toContain('opacity');
    window.scrollTo(0, 0);
    // It has appeared for good.
    await expect(first).toHaveAttribute('data-reveal', 'shown');
  },
};

export const WaitsForNothingWithReducedMotion: Story = {
  ...AppearsWhenInSight,
  tags: ['behaviour'],
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first && getComputedStyle(first).opacity).toBe('1');
  },
};

/** In a wide window, results are notes in line with the title. */
export const ResultsAreInTheMargin: Story = {
  ...OpenEnd,
  tags: ['behaviour', 'visual'],
  globals: desktop,
  play: async ({ canvas }) => {
    const box = (element: HTMLElement) => element.getBoundingClientRect();
    const title = box(canvas.getByRole('heading', { name: internship.title }));
    const duty = box(canvas.getByText(/^Moved a forecast/).closest('li') as HTMLElement);
    const result = box(canvas.getByText('52 → 31 min'));
    const tags = box(canvas.getByRole('list', { name: `Skills used as ${internship.title}` }));
    await expect(result.left).toBeGreaterThan(duty.right);
    await expect(result.top).toBeLessThan(title.bottom);
    // They take no room of the text, however many they are.
    const company = box(canvas.getByText(internship.company));
    await expect(duty.top - company.bottom).toBeLessThan(40);
    await expect(tags.left).toBe(title.left);
    // A term comes before its value in the document, and below it on the screen.
    await expect(box(canvas.getByText('nightly run')).top).toBeGreaterThanOrEqual(result.bottom);
  },
};

/** Where there is no margin, they are side by side under the company. */
export const ResultsAreBeforeTheDutiesOnAPhone: Story = {
  tags: ['behaviour', 'visual'],
  globals: phone,
  play: async ({ canvas }) => {
    const box = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect();
    const [first, second] = [box('52 → 31 min'), box('3.4 → 1.1 GB')];
    await expect(second.top).toBe(first.top);
    await expect(second.left).toBeGreaterThan(first.right);
    await expect(first.top).toBeGreaterThan(box(internship.company).bottom);
    await expect(first.bottom).toBeLessThan(box(/^Moved a forecast/).top);
  },
};

/** As in a narrow window, however wide the window is. */
export const FollowsItsPlaceInHalfAPage: Story = {
  tags: ['behaviour'],
  globals: desktop,
  decorators: inlineSize(36),
  play: async ({ canvas }) => {
    const period = canvas.getByText(internship.period).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    await expect(period.bottom).toBeLessThanOrEqual(title.top);
    const duty = canvas.getByText(/^Moved a forecast/).getBoundingClientRect();
    const result = canvas.getByText('52 → 31 min').getBoundingClientRect();
    await expect(result.bottom).toBeLessThan(duty.top);
  },
};

/** A change is still read from before to after, and a length begins with its number. */
export const ResultsKeepTheirOrderFromRightToLeft: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    for (const text of ['52 → 31 min', '3 months']) {
      await expect(getComputedStyle(canvas.getByText(text)).direction).toBe('ltr');
    }
  },
};
