import { FactList } from '@portfolio/ui/FactList';
import { LocalTime } from '@portfolio/ui/LocalTime';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { desktop, phone } from '../support/widths.ts';
import { guide } from './FactList.guide.tsx';

const facts = [
  { label: 'Available from', value: 'Internship now, first role from mid-2026' },
  { label: 'Based in', value: 'Pune, Maharashtra, India' },
  { label: 'Languages', value: 'Marathi (native speaker), English (fluent), Hindi (fluent)' },
  { label: 'Local time', value: <LocalTime timeZone="Asia/Kolkata" /> },
];

const meta = {
  component: FactList,
  args: { facts },
  parameters: { guide },
} satisfies Meta<typeof FactList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each label is next to its value, and all values begin at one edge. */
export const Default: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const labels = canvas.getAllByRole('term');
    await expect(labels.map(({ textContent }) => textContent)).toEqual(
      facts.map(({ label }) => label),
    );
    const lefts = canvas.getAllByRole('definition').map((value) => value.offsetLeft);
    await expect(new Set(lefts).size).toBe(1);
    await expect(lefts[0]).toBeGreaterThan(labels[0]?.offsetLeft ?? 0);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Labels go above their values, and nothing is cut off. */
export const LargeText: Story = {
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
