import { TimeAxis } from '@portfolio/ui/TimeAxis';
import { DEFAULT_LOOK, looks, makeColors, themes } from '@portfolio/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast } from '../foundations/contrast.ts';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { largeText } from '../support/visitor.ts';
import { inlineSize, narrow, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Draws periods to scale on an axis of months and years.',
  use: [
    'To sum up when things took place, how long, and what overlaps, above the text that tells more.',
    'From one month to several decades: as many months and years are labelled as fit.',
  ],
  avoid: {
    'It has to say what was done.': 'Use `Timeline`; both together are best.',
    'Something was measured over time.': 'Use `FigureSeries`.',
    'Days or hours count.': 'Write them as text: the axis knows months.',
    'Periods would have the same letters.':
      'Give each place its own, the same as in the text below. Otherwise nobody finds them again.',
  },
  anatomy: {
    Caption: 'What the figure shows.',
    Bar: 'From the first to the last month, both included, in the colour of its place. Its label shows on hover.',
    Initials: 'One to three, above the bar, with the name next to them where it fits.',
    Axis: 'Months and years, as many as fit. Begins with the first period.',
  },
  stateWidth: 300,
  keyboard: {},
  announced: {
    'It is read':
      'A figure with its caption, and a list of images: “Kestrelforge”. Dates aren’t read, so they must be in the text next to it.',
  },
};

const period = (label: string, start: string, end: string) => ({
  label,
  initials: label.slice(0, 2).toUpperCase(),
  start,
  end,
});

const meta = {
  component: TimeAxis,
  args: {
    caption: 'Internships by month',
    periods: [
      period('Kestrelforge', '2024-10', '2024-11'),
      period('Lumenpath', '2024-06', '2024-08'),
      period('Quayside', '2024-03', '2024-04'),
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof TimeAxis>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Months: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('figure')).toContainElement(
      canvas.getByText('Internships by month'),
    );
    // To scale: three months are one and a half times as wide as two.
    const width = (name: string) =>
      canvas.getByRole('img', { name }).closest('li')?.getBoundingClientRect().width ?? 0;
    await expect(width('Lumenpath') / width('Quayside')).toBeCloseTo(1.5, 2);
    // From the first month to the last.
    await expect(canvas.getByText('Mar')).toBeVisible();
    await expect(canvas.getByText('2024')).toBeVisible();
  },
};

/** A name that fits follows its initials; the other bar keeps its initials, and its label for all. */
export const WithNames: Story = {
  args: {
    periods: [
      {
        ...period('Kestrelforge', '2024-03', '2024-08'),
        name: 'Kestrelforge Analytics',
      },
      { ...period('Quayside', '2024-09', '2024-09'), name: 'Quayside Retail Data' },
    ],
  },
  decorators: inlineSize(30),
  play: async ({ canvas }) => {
    const isWithin = (name: string, label: string) =>
      canvas.getByText(name).getBoundingClientRect().bottom <=
      canvas.getByRole('img', { name: label }).getBoundingClientRect().bottom + 1;
    await expect(isWithin('Kestrelforge Analytics', 'Kestrelforge')).toBe(true);
    // On the next line, which is clipped.
    await expect(isWithin('Quayside Retail Data', 'Quayside')).toBe(false);
    await expect(isWithin('QU', 'Quayside')).toBe(true);
  },
};

export const Overlapping: Story = {
  args: {
    periods: [
      period('Tides', '2025-01', '2025-03'),
      period('Moss', '2025-02', '2025-06'),
      period('Glass', '2025-05', '2025-09'),
    ],
  },
};

export const OneMonth: Story = { args: { periods: [period('Tides', '2025-01', '2025-01')] } };

export const FourYears: Story = { args: { periods: [period('Tides', '2021-05', '2025-11')] } };

/** Every fifth year is named if more don't fit. */
export const Decades: Story = {
  args: {
    periods: [period('Harbour', '1994-09', '2011-05'), period('Monsoon', '2011-06', '2024-12')],
  },
  decorators: inlineSize(20),
  play: async ({ canvas }) => {
    for (const year of ['1995', '2000', '2005', '2010', '2015', '2020']) {
      await expect(canvas.getByText(year)).toBeVisible();
    }
    await expect(canvas.getByText('1996')).not.toBeVisible();
  },
};

/** Sixty positions on a phone: bars without initials, as those would lie on top of each other. */
export const Crowded: Story = {
  args: {
    periods: [
      ...Array.from({ length: 60 }, (_, year) =>
        period(`Season ${year}`, `${1960 + year}-01`, `${1960 + year}-11`),
      ),
      period('Harbour', '2020-01', '2026-12'),
    ],
  },
  decorators: inlineSize(20),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('SE')[0]).not.toBeVisible();
    await expect(canvas.getByText('HA')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Season 7' })).toBeInTheDocument();
  },
};

/** Where each label that is seen is drawn, from left to right. */
function drawnLabels(canvasElement: HTMLElement, pattern: RegExp) {
  const labels = [...canvasElement.querySelectorAll<HTMLElement>('[aria-hidden] span')];
  return labels
    .filter((label) => label.checkVisibility() && pattern.test(label.textContent ?? ''))
    .map((label) => {
      const text = document.createRange();
      text.selectNodeContents(label);
      return text.getBoundingClientRect();
    });
}

/** From one year to fifty, on phones and wide windows. */
export const LabelsOfAnyCareerStayApart: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      {[248, 328, 480, 768, 1216].flatMap((width) =>
        [1, 2, 6, 9, 16, 25, 40, 50].map((years) => (
          <div key={`${width} ${years}`} style={{ inlineSize: width }}>
            <TimeAxis {...args} periods={[period('Harbour', `${2026 - years}-04`, '2026-03')]} />
          </div>
        )),
      )}
    </>
  ),
  play: async ({ canvasElement }) => {
    const figures = [...canvasElement.querySelectorAll('figure')];
    const misplaced = figures.flatMap((figure) => {
      const { left, right } = figure.getBoundingClientRect();
      const years = drawnLabels(figure, /^\d{4}$/);
      const months = drawnLabels(figure, /^[A-Z][a-z]{2}$/);
      const isMisplaced = (label: DOMRect, index: number, labels: DOMRect[]) => {
        const before = labels[index - 1]?.right ?? left - 3;
        // Three pixels are a space in this size.
        return label.left - before < 3 || label.right > right + 0.5;
      };
      const isRight = years.length > 0 && ![years, months].some((all) => all.some(isMisplaced));
      return isRight ? [] : [figure.textContent];
    });
    // One expectation for all: Storybook records each, which takes longer than what is compared.
    await expect(misplaced).toEqual([]);
  },
};

/** Never in a mix of steps. */
export const LabelsAreOneRoundStepApart: Story = {
  tags: ['behaviour'],
  args: { periods: [period('Harbour', '2008-03', '2024-02')] },
  decorators: inlineSize(26),
  play: async ({ canvasElement, canvas }) => {
    await expect(canvas.getByText('2016')).toBeVisible();
    await expect(canvas.getByText('2015')).not.toBeVisible();
    await expect(drawnLabels(canvasElement, /^\d{4}$/)).toHaveLength(7);
  },
};

/** A year that begins shortly before the axis ends has a tick but no label, which wouldn't fit. */
export const LastYearHasNoLabelWithoutRoom: Story = {
  tags: ['behaviour'],
  globals: narrow,
  args: { periods: [period('Harbour', '1993-03', '2025-12')] },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const TimeRunsInTheReadingDirection: Story = {
  tags: ['behaviour'],
  globals: phone,
  render: (args) => (
    <>
      <TimeAxis {...args} />
      <TimeAxis {...args} dir="rtl" />
    </>
  ),
  play: async ({ canvas }) => {
    const lefts = (name: string) =>
      canvas.getAllByRole('img', { name }).map((bar) => bar.getBoundingClientRect().left);
    const [first = 0, mirroredFirst = 0] = lefts('Quayside');
    const [last = 0, mirroredLast = 0] = lefts('Kestrelforge');
    await expect(first).toBeLessThan(last);
    await expect(mirroredFirst).toBeGreaterThan(mirroredLast);
  },
};

/** As the ring of its initials has it, as light or dark as either theme needs. */
export const ABarHasTheColourOfItsCompany: Story = {
  tags: ['behaviour'],
  args: {
    periods: [
      { ...period('Kestrelforge', '2024-03', '2024-04'), color: '#000080' },
      { ...period('Lumenpath', '2024-06', '2024-08'), color: '#ffe000' },
      period('Quayside', '2024-10', '2024-11'),
    ],
  },
  play: async ({ canvas }) => {
    const [navy = '', yellow = '', ink = ''] = canvas
      .getAllByRole('img')
      .map((bar) => getComputedStyle(bar, '::after').borderBlockEndColor);
    await expect(new Set([navy, yellow, ink]).size).toBe(3);
    for (const color of [navy, yellow]) {
      for (const theme of themes) {
        const { surface } = makeColors(looks[DEFAULT_LOOK], theme);
        await expect(contrast(color, surface.page)).toBeGreaterThanOrEqual(3);
      }
    }
  },
};

export const NothingIsDrawnWithoutPeriods: Story = {
  tags: ['behaviour'],
  args: { periods: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('figure')).toBeNull(),
};

/** Fewer labels show, in full size. */
export const LabelsStayApartInLargeText: Story = {
  ...largeText,
  tags: ['behaviour'],
  decorators: inlineSize(20),
  play: async ({ canvasElement, canvas }) => {
    const labels = drawnLabels(canvasElement, /^[A-Z][a-z]{2}$/);
    await expect(labels.length).toBeGreaterThan(1);
    for (const [index, { left }] of labels.slice(1).entries()) {
      await expect(labels[index]?.right).toBeLessThan(left);
    }
    await expect(canvas.getByText('2024')).toBeVisible();
  },
};
