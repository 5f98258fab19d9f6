import { ButtonLink } from '@portfolio/ui/Button';
import {
  Timeline,
  TimelineCard,
  type TimelineCardProps,
  TimelineEnd,
  type TimelineEndProps,
} from '@portfolio/ui/Timeline';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { twoFrames } from '../support/frames.ts';
import { technologies } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { desktop, inlineSize, phone } from '../support/widths.ts';
import { guide } from './Timeline.guide.tsx';

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

/** Args of a timeline with one position: the internship, but for these props. */
const onePosition = (props?: Partial<TimelineCardProps>) => ({
  children: <TimelineCard {...internship} {...props} />,
});

const nextStep: TimelineEndProps = {
  title: 'Next Step: 2026 & Beyond',
  label: 'Looking Forward',
  text: 'A first position in a team that runs its own models.',
  tags: ['Seeking Opportunities', 'Open to Collaboration', 'Ready for Impact'],
  children: <ButtonLink href="/contact">Get in touch</ButtonLink>,
};

const meta = {
  component: Timeline,
  subcomponents: { TimelineCard, TimelineEnd },
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
  parameters: { guide },
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 }).map((title) => title.textContent);
    await expect(titles).toEqual(['Machine Learning Intern', 'Data Analyst Intern']);
    const skills = canvas.getByRole('list', { name: 'Skills used as Machine Learning Intern' });
    await waitFor(() => expect(skills).toBeVisible());
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const SingleEntry: Story = {
  args: onePosition(),
  play: async ({ canvas }) => {
    const card = within(canvas.getByRole('article'));
    await waitFor(() => expect(card.getByText('Internship')).toBeVisible());
    // The company's name is beside its initials.
    await expect(card.getByText('HA')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** The axis continues, dashed, into the future. */
export const OpenEnd: Story = {
  args: {
    children: [
      <TimelineCard key="first" {...internship} />,
      <TimelineEnd key="next" {...nextStep} />,
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
  // Most of the page is empty.
  tags: ['!autodocs'],
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

/** With reduced motion, nothing waits to appear. */
export const ReducedMotion: Story = {
  ...AppearsWhenInSight,
  globals: { motion: 'reduced' },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('listitem');
    await expect(first && getComputedStyle(first).opacity).toBe('1');
  },
};

/** In a wide window, results are notes in the margin, in line with the title. */
export const NotesInTheMargin: Story = {
  tags: ['visual'],
  globals: desktop,
  args: OpenEnd.args ?? {},
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
    await expect(tags.left).toBe(box(canvas.getByRole('heading', { name: internship.title })).left);
    // A term comes before its value in the document, and below it on the screen.
    await expect(box(canvas.getByText('nightly run')).top).toBeGreaterThanOrEqual(result.bottom);
  },
};

/** Where there is no margin, they are side by side under the company, before the duties. */
export const ResultsBeforeTheDuties: Story = {
  globals: phone,
  tags: ['visual'],
  args: onePosition(),
  play: async ({ canvas }) => {
    const box = (text: string | RegExp) => canvas.getByText(text).getBoundingClientRect();
    const [first, second] = [box('52 → 31 min'), box('3.4 → 1.1 GB')];
    await expect(second.top).toBe(first.top);
    await expect(second.left).toBeGreaterThan(first.right);
    await expect(first.top).toBeGreaterThan(box(internship.company).bottom);
    await expect(first.bottom).toBeLessThan(box(/^Moved a forecast/).top);
  },
};

/** A change is still read from before to after, and a length begins with its number. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: onePosition(),
  play: async ({ canvas }) => {
    for (const text of ['52 → 31 min', '3 months']) {
      await expect(getComputedStyle(canvas.getByText(text)).direction).toBe('ltr');
    }
  },
};

/** In half a page it is as in a narrow window, however wide the window is. */
export const HalfAPage: Story = {
  globals: desktop,
  decorators: [inlineSize(36)],
  args: onePosition(),
  play: async ({ canvas }) => {
    const period = canvas.getByText(internship.period).getBoundingClientRect();
    const title = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    await expect(period.bottom).toBeLessThanOrEqual(title.top);
    const duty = canvas.getByText(/^Moved a forecast/).getBoundingClientRect();
    const result = canvas.getByText('52 → 31 min').getBoundingClientRect();
    await expect(result.bottom).toBeLessThan(duty.top);
  },
};
