import { DegreeCard } from '@portfolio/ui/DegreeCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { desktop, inlineSize } from '../support/widths.ts';
import { guide } from './DegreeCard.guide.tsx';

const meta = {
  component: DegreeCard,
  args: {
    degree: 'B.Tech in Artificial Intelligence and Machine Learning',
    institution: 'Tamhini Institute of Technology',
    university: 'Deccan Technical University',
    year: 'Expected 2026',
    status: 'Final (4th) year',
    location: 'Pune, India',
    highlights: [
      {
        icon: 'chart',
        text: 'Grade point average 8.9 of 10 after six semesters',
        color: '#2a63b8',
      },
      {
        icon: 'trophy',
        text: 'Second place in the institute’s forecasting contest',
        color: '#1a6b3c',
      },
      { icon: 'teaching', text: 'Teaching assistant in statistics', color: '#8a4b08' },
    ],
  },
  parameters: { guide },
} satisfies Meta<typeof DegreeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: args.degree })).toBeVisible();
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(args.highlights.length);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

const four = [
  ...meta.args.highlights,
  { icon: 'document', text: 'Final-year project on drift', color: '#8a6ad0' },
];

/** Beside the facts, two by two. */
export const FourHighlights: Story = {
  tags: ['visual'],
  globals: desktop,
  decorators: inlineSize(64),
  args: { highlights: four },
  play: async ({ args, canvas }) => {
    const boxes = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const lefts = boxes.map(({ left }) => left);
    const [first = 0, second = 0] = lefts;
    await expect(lefts).toEqual([first, second, first, second]);
    const facts = canvas.getByText(args.institution).getBoundingClientRect();
    await expect(first).toBeGreaterThan(facts.right);
    await expect(facts.top).toBeLessThan(boxes[1]?.bottom ?? 0);
  },
};

/** In half a page they are below the facts; an odd one leaves no hole. */
export const HalfAsWide: Story = {
  decorators: inlineSize(36),
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('listitem');
    await expect(last?.offsetWidth).toBeGreaterThan(2 * (first?.offsetWidth ?? 0));
  },
};

export const LocationAlone: Story = {
  args: { university: undefined },
  play: async ({ canvas }) => {
    const institution = canvas.getByText('Tamhini Institute of Technology').parentElement;
    await expect(institution).toHaveTextContent('Tamhini Institute of TechnologyPune, India');
  },
};
