import { type Degree, DegreeCard } from '@portfolio/ui/DegreeCard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { desktop, inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Presents a degree: from where, when, how far it is, and what stood out.',
  use: [
    'For a degree that was awarded or will be.',
    'Alone at full width, where the highlights are beside the facts; two or more in a `Grid` of two columns.',
    'With `status` while the studies go on.',
  ],
  avoid: {
    'It is a course or a certificate.': 'Use `CertificationCard`.',
    'It is a position held.': 'Use `Timeline`.',
    'It has neither institution nor year.': 'Use `Card`.',
    'A highlight praises its owner, such as “Team player”.':
      'Name a fact that can be checked, in at most ten words: “Average grade 1.4”.',
  },
  anatomy: {
    Degree: 'A third-level heading: its full name as awarded.',
    Year: 'When it was awarded, or will be: `Expected 2027`.',
    Status: 'Next to the year. Left out by default.',
    Institution: 'With university and location below.',
    Highlight:
      'A `Pictogram` (decoration) and a text, below a hairline with a dot in a colour of its own.',
  },
  stateWidth: 280,
  keyboard: {},
  announced: {
    'The card is read':
      'The degree as a heading of level 3, year and status, the institution, the highlights as a list. The pictograms aren’t read.',
  },
};

const highlights = [
  { icon: 'chart', text: 'Average grade 1.4', color: '#2a63b8' },
  { icon: 'flask', text: 'Tutor in statistics for two years', color: '#8a4b08' },
];
const degree: Degree = {
  degree: 'M.Sc. in Data Science',
  institution: 'Institute for Applied Statistics',
  university: 'University of Bergen',
  year: 'Expected 2027',
  status: 'Second year',
  location: 'Bergen, Norway',
  highlights,
};

/** The degree, with other facts. */
const having = (facts: Partial<Degree>) => ({ degree: { ...degree, ...facts } });

const meta = {
  component: DegreeCard,
  decorators: inlineSize(36),
  args: { degree },
  parameters: { guide },
} satisfies Meta<typeof DegreeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const third = { icon: 'trophy', text: 'Second place in a contest of forecasts', color: '#1a6b3c' };
const fourth = { icon: 'document', text: 'Thesis on drift in sensors', color: '#8a6ad0' };

export const Complete: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: degree.degree })).toBeVisible();
    const items = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(items).toHaveLength(highlights.length);
  },
};

export const FourHighlights: Story = {
  args: having({ highlights: [...highlights, third, fourth] }),
};

/** The location takes the place of the university. */
export const WithoutUniversity: Story = {
  args: having({ university: undefined }),
  play: async ({ canvas }) => {
    const { parentElement } = canvas.getByText(degree.institution);
    await expect(parentElement).toHaveTextContent(`${degree.institution}${degree.location}`);
  },
};

export const NothingOptional: Story = {
  args: having({ university: undefined, status: undefined, location: undefined, highlights: [] }),
};

export const HighlightsAreBesideTheFactsTwoByTwo: Story = {
  tags: ['behaviour'],
  globals: desktop,
  parameters: { inlineSize: 64 },
  args: { ...FourHighlights.args },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('listitem').map((item) => item.getBoundingClientRect());
    const lefts = boxes.map(({ left }) => left);
    const [first = 0, second = 0] = lefts;
    await expect(lefts).toEqual([first, second, first, second]);
    const facts = canvas.getByText(degree.institution).getBoundingClientRect();
    await expect(first).toBeGreaterThan(facts.right);
    await expect(facts.top).toBeLessThan(boxes[1]?.bottom ?? 0);
  },
};

/** In half a page they are below the facts. */
export const AnOddHighlightLeavesNoHole: Story = {
  tags: ['behaviour'],
  args: having({ highlights: [...highlights, third] }),
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('listitem');
    await expect(last?.offsetWidth).toBeGreaterThan(2 * (first?.offsetWidth ?? 0));
  },
};
