import { FactList } from '@portfolio/ui/FactList';
import { LocalTime } from '@portfolio/ui/LocalTime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { sentence } from '../support/samples.ts';
import { largeText } from '../support/visitor.ts';
import { desktop, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Lists facts about somebody or something, each on a line with its label.',
  use: [
    'For two to eight facts that a visitor looks up rather than reads.',
    'Next to a text, or below one.',
    'With an element as value where the fact changes, such as `LocalTime`.',
  ],
  avoid: {
    'The facts are numbers that sum up a page.': 'Use `StatisticList`.',
    'They are ways to reach somebody.': 'Use `ContactList`, which has links and copy buttons.',
    'They have no labels.': 'Use `TagList`.',
    'Label and value make a sentence.':
      'Cut it down to a label of one or two words, and the fact itself: `Based in`, `Pune, India`.',
  },
  stateWidth: 320,
  keyboard: {},
  announced: { 'It is read': 'A list of terms with their values: “Based in”, then “Pune, India”.' },
};

const meta = {
  component: FactList,
  args: {
    facts: [
      { label: 'Available from', value: 'Internship now, first role from mid-2026' },
      { label: 'Based in', value: 'Pune, India' },
      { label: 'Languages', value: 'Marathi (native speaker), English (fluent), Hindi (fluent)' },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

const { facts } = meta.args;

export const Several: Story = {
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term').map(({ textContent }) => textContent);
    await expect(labels).toEqual(facts.map(({ label }) => label));
  },
};

export const One: Story = { args: { facts: facts.slice(0, 1) } };

export const LongValue: Story = {
  args: { facts: [...facts, { label: 'Latest work', value: sentence }] },
};

export const WithElement: Story = {
  args: {
    facts: [...facts, { label: 'Local time', value: <LocalTime timeZone="Asia/Kolkata" /> }],
  },
  // Another time in every picture.
  parameters: { chromatic: { ignoreSelectors: ['[data-state="ready"]'] } },
};

export const ValuesBeginAtOneEdge: Story = {
  tags: ['behaviour'],
  globals: desktop,
  play: async ({ canvas }) => {
    const lefts = canvas.getAllByRole('definition').map((value) => value.offsetLeft);
    await expect(new Set(lefts).size).toBe(1);
    await expect(lefts[0]).toBeGreaterThan(canvas.getByText('Based in').offsetLeft);
  },
};

export const LargeLabelsGoAboveTheirValues: Story = {
  tags: ['behaviour'],
  ...largeText,
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth > 640) return;
    const [label] = canvas.getAllByRole('term');
    const [value] = canvas.getAllByRole('definition');
    await expect(value?.offsetTop).toBeGreaterThan(label?.offsetTop ?? 0);
  },
};
