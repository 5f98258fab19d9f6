import { StatisticList } from '@portfolio/ui/StatisticList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { desktop, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Shows a few numbers in a row or a grid, each with what it counts.',
  use: [
    'For two to eight numbers that sum up a page.',
    'With `inline`, as `facts` of a `PageHeading`.',
    'With `href`, to lead to the page that shows what was counted.',
    'With one it is a line, with up to three a row; from four on, a grid without a hole where they don’t fit on one line. The longest label gets two places if there is one too many, so five fill six.',
  ],
  avoid: {
    'Numbers are compared, or change.': 'Use `Figure`.',
    'It is a percentage on a scale.': 'Use `Scale`.',
    'Facts aren’t numbers.': 'Use `TagList`, or `ContactList` for ways to reach somebody.',
    'Nobody can check the numbers, such as “100% dedication”.':
      'Leave them out: they cost the trust in those that can be checked.',
    'The value would have words.':
      'Put them into the label: `20` and `projects`. Numbers alone can be compared at a glance.',
  },
  anatomy: {
    Value: 'As it is shown. Drawn before its label, read after it.',
    Label: 'What it counts, in one to four words.',
    Note: 'What the value counts, if readers could doubt it. Left out by default.',
    Link: 'Covers value and label: at least 44 px high. Left out by default.',
  },
  stateWidth: 600,
  keyboard: { Tab: 'Goes from link to link, if there are any.', Enter: 'Follows the link.' },
  announced: {
    'It is read': 'A list of terms with their values: “projects”, then “20”.',
    'A link gets the focus': '“projects, link”.',
  },
};

const eight = [
  { value: '3+', label: 'years of practical AI/ML experience' },
  { value: '20', label: 'projects' },
  { value: '15', label: 'technologies' },
  { value: '5', label: 'certificates' },
  { value: '4', label: 'domains' },
  { value: '1,204', label: 'hours of teaching' },
  { value: '12', label: 'talks' },
  { value: '2', label: 'awards' },
];
const five = { statistics: eight.slice(0, 5) };

const withNotes = {
  statistics: five.statistics.map((each, index) => ({
    ...each,
    href: '/projects',
    note: [
      'first project in 2022',
      undefined,
      'each used in a project',
      '4 programmes, 1 teaching certificate',
      'health, finance, retail, education',
    ][index],
  })),
};

const three = [
  { value: '20', label: 'projects' },
  { value: '7', label: 'featured' },
  { value: '4', label: 'categories' },
];

const meta = {
  component: StatisticList,
  args: { statistics: three },
  parameters: { guide },
} satisfies Meta<typeof StatisticList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A number is before its label, but read after it. */
export const Three: Story = {
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term');
    const values = canvas.getAllByRole('definition');
    await expect(terms.map(({ textContent }) => textContent)).toEqual(
      three.map(({ label }) => label),
    );
    await expect(values.map(({ textContent }) => textContent)).toEqual(
      three.map(({ value }) => value),
    );
    // Side by side, on a phone too.
    await expect(new Set(values.map(({ offsetTop }) => offsetTop)).size).toBe(1);
  },
};

export const One: Story = { args: { statistics: three.slice(0, 1) } };

export const Eight: Story = { args: { statistics: eight } };

export const LargeNumbers: Story = {
  args: {
    statistics: [
      { value: '12,345,678', label: 'predictions a month' },
      { value: '99.95%', label: 'of them in time' },
    ],
  },
};

export const WithLinks: Story = {
  args: { statistics: three.map((each) => ({ ...each, href: '/projects' })) },
};

/** Beneath the label, in its column. It isn't part of the link's name. */
export const WithNotes: Story = {
  tags: ['visual'],
  globals: desktop,
  args: withNotes,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    for (const { label, note } of withNotes.statistics) {
      const box = canvas.getByRole('link', { name: label }).getBoundingClientRect();
      if (!note) continue;
      const { left, top } = canvas.getByText(note).getBoundingClientRect();
      await expect(Math.round(left)).toBe(Math.round(box.left));
      await expect(top).toBeGreaterThanOrEqual(box.bottom - 4);
    }
    if (innerWidth < 1024) return;
    const values = canvas
      .getAllByText(/^[\d+]+$/)
      .map((value) => value.getBoundingClientRect().top);
    await expect(Math.max(...values) - Math.min(...values)).toBeLessThan(1);
  },
};

export const WithNotesOnAPhone: Story = { ...WithNotes, globals: phone };

export const LinkHover: Story = { ...WithLinks, parameters: { pseudo: { hover: 'a' } } };

export const LinkFocus: Story = {
  ...WithLinks,
  parameters: { pseudo: { focusVisible: 'div:first-child > dt > a' } },
};

export const Inline: Story = { args: { ...WithLinks.args, inline: true } };

/** Value and label are one target, large enough for a finger. */
export const EachNumberIsATarget: Story = {
  tags: ['behaviour'],
  globals: phone,
  args: {
    statistics: [
      { value: '3+', label: 'years of practical AI/ML experience', href: '/experience' },
      { value: '20+', label: 'projects completed', href: '/projects' },
      { value: '15+', label: 'technologies mastered', href: '/skills' },
      { value: '5+', label: 'certifications', href: '/education' },
      { value: '4+', label: 'domains covered' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(4);
    for (const [index, value] of canvas.getAllByRole('definition').slice(0, 4).entries()) {
      const { left, top, height } = value.getBoundingClientRect();
      await expect(document.elementFromPoint(left + 4, top + height / 2)).toBe(links[index]);
      await expect(value.parentElement?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const FiveAreOnOneLineOfAWideWindow: Story = {
  tags: ['behaviour', 'visual'],
  globals: desktop,
  args: five,
  play: async ({ canvas }) => {
    const values = canvas.getAllByRole('definition');
    await expect(new Set(values.map(({ offsetTop }) => offsetTop)).size).toBe(1);
    const [value, term] = [values[0], canvas.getAllByRole('term')[0]].map(
      (element) => element?.getBoundingClientRect().left ?? 0,
    );
    await expect(value).toBeLessThan(term ?? 0);
  },
};

/** The rows of numbers: their widths as parts of the list's, by the lines that they are on. */
const rowsOf = (values: readonly HTMLElement[]) => {
  const rows = new Map<number, number>();
  for (const value of values) {
    const { top, width } = value.parentElement?.getBoundingClientRect() ?? { top: 0, width: 0 };
    rows.set(Math.round(top), (rows.get(Math.round(top)) ?? 0) + width);
  }
  return [...rows.values()].map(Math.round);
};

/** The longest label takes two places, and so no row has a hole. */
export const FiveFillSixPlacesOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  args: five,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth > 640) return;
    const values = canvas.getAllByRole('definition');
    const whole = Math.round(values[0]?.closest('dl')?.getBoundingClientRect().width ?? 0);
    await expect(rowsOf(values)).toEqual([whole, whole]);
    const [longest, other] = values.map((value) => value.parentElement?.offsetWidth ?? 0);
    await expect(longest).toBeGreaterThan(1.9 * (other ?? 0));
    for (const value of values) {
      await expect(value.parentElement?.offsetHeight).toBeGreaterThanOrEqual(44);
    }
  },
};

export const EveryRowIsFullInAWideWindow: Story = {
  tags: ['behaviour'],
  globals: desktop,
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {[4, 5, 6, 7, 8].map((count) => (
        <StatisticList key={count} statistics={eight.slice(0, count)} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    for (const list of canvasElement.querySelectorAll('dl')) {
      const whole = Math.round(list.getBoundingClientRect().width);
      const rows = rowsOf([...list.querySelectorAll('dd')]);
      // Few enough for one line: spread over it.
      if (rows.length > 1) await expect(new Set(rows)).toEqual(new Set([whole]));
    }
  },
};

export const EveryRowIsFullOnAPhone: Story = {
  ...EveryRowIsFullInAWideWindow,
  tags: ['behaviour', 'visual'],
  globals: phone,
};

export const ThreeAreSideBySideOnAPhone: Story = {
  ...Three,
  tags: ['behaviour'],
  globals: phone,
};
