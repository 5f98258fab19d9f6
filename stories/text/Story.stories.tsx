import { Prose } from '@portfolio/ui/Prose';
import {
  StoryHead,
  type StoryHeadProps,
  StoryLinks,
  StorySection,
  Story as StoryText,
} from '@portfolio/ui/Story';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { comparison, described, series, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { storyColor, storyFacts, storySections } from '../support/story.tsx';
import { desktop, inlineSize, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Tells how a project was done, in sections that a reader can scan: names left, text, notes in the margin.',
  use: [
    'For the page of one project: `StoryHead`, `Story` with its `StorySection`s, `StoryLinks`.',
    'With section names of one to five words: `Question`, `Data`, `What failed`.',
    'With `lead` for the first section, which asks the story’s question in a sentence or two.',
    'With the facts in one place. They are in the margin of the first two sections, or before them.',
    'A `FigureSpread` among the children of a section has the width of all columns.',
  ],
  avoid: {
    'It is a paragraph or two.': 'Use `Prose` in a `Section`.',
    'It is one of several projects on a page.': 'Use `ProjectCard`.',
    'It is where and when somebody worked.': 'Use `Timeline`.',
  },
  anatomy: {
    parts: {
      Facts: {
        selector: 'dl',
        description: 'When, where, with what, links. Those without values are left out.',
      },
      Name: {
        selector: 'section h2',
        description: 'A second-level heading; with an `id`, a `#` links to it.',
      },
      Text: {
        selector: 'section > div:nth-child(2)',
        description: 'A `Prose`, at most 65 characters wide.',
      },
      Margin: {
        selector: '[data-aside] > :last-child',
        description:
          'The `aside` of a section. The first one’s is below the text if there are facts.',
      },
      Figure: { selector: 'section > figure', description: 'A `FigureSpread`, over all columns.' },
      Points: {
        selector: 'section > div > ol',
        description: 'A numbered list at the top level is set apart, so that points can be cited.',
      },
    },
  },
  stateWidth: 560,
  keyboard: {
    Tab: 'Goes through the way to the page, the facts’ links, the `#` of each section, links and wide tables, then to the other stories.',
  },
  announced: {
    'A visitor lists the landmarks':
      '“Breadcrumb, navigation”, each section by its name, “More stories, navigation”.',
    'A visitor goes through the headings': 'The title at level 1, sections at level 2.',
  },
};

const head: StoryHeadProps = {
  title: 'Tram Delay Forecast',
  trail: [
    { label: 'Projects', href: '/projects' },
    { label: 'Transport', href: '/projects?category=transport' },
  ],
  category: 'Transport',
  color: storyColor,
  badge: 'Deployed Live',
  featured: true,
  result: 'A nightly pipeline cut the forecast error from 23.7% to 17.1%.',
  figure: described(series),
};

const previous = {
  title: 'Rooftop Solar Forecast',
  href: '/projects/rooftop-solar-forecast',
  category: 'Deep Learning',
  result: 'An error of 6.8% of capacity, against 7.9% for gradient boosting.',
  figure: described(comparison),
  color: '#c25b3f',
};

const next = {
  title: 'Drift Watch',
  href: '/projects/drift-watch',
  category: 'MLOps',
  result: 'Flagged 11 of 12 replayed incidents within a day.',
  figure: described(share),
  color: storyColor,
};

const meta = {
  component: StoryText,
  subcomponents: { StoryHead, StorySection, StoryLinks },
  decorators: inlineSize(70),
  args: { facts: storyFacts, children: storySections },
  parameters: { guide },
} satisfies Meta<typeof StoryText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithFacts: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('When')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Question' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: 'What failed' })).toBeVisible();
  },
};

/** And with a text that goes on in another section, without a name. */
export const WithoutFacts: Story = {
  args: {
    facts: undefined,
    children: (
      <>
        <StorySection heading="Question" lead>
          <Prose>
            <p>Could the delay of a tram be said ten minutes before it happens?</p>
          </Prose>
        </StorySection>
        <StorySection>
          <Prose>
            <p>The operator publishes the position of each tram every twenty seconds.</p>
          </Prose>
        </StorySection>
      </>
    ),
  },
};

export const Head: Story = { render: () => <StoryHead {...head} /> };

export const HeadWithoutFigure: Story = {
  render: () => <StoryHead {...head} figure={undefined} />,
};

export const HeadWithTitleOnly: Story = {
  render: () => <StoryHead title={head.title} trail={head.trail} category={head.category} />,
};

export const Links: Story = { render: () => <StoryLinks previous={previous} next={next} /> };

export const LinksWithoutFigures: Story = {
  render: () => (
    <StoryLinks
      previous={{ ...previous, figure: undefined }}
      next={{ ...next, figure: undefined }}
    />
  ),
};

/** At the beginning and at the end there is one other story. */
export const OneLink: Story = {
  render: () => <StoryLinks next={next} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Next story · MLOps')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'next');
  },
};

/** All parts, as the page of a project has them. */
const wholePage: Pick<Story, 'render'> = {
  render: (args) => (
    <div>
      <StoryHead {...head} />
      <StoryText {...args} />
      <StoryLinks previous={previous} next={next} />
    </div>
  ),
};

const leftOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect().left ?? Number.NaN;

/** The figure has the width of all of them. */
export const NamesTextAndMarginAreColumnsInAWideWindow: Story = {
  tags: ['behaviour', 'visual'],
  ...wholePage,
  globals: desktop,
  play: async ({ canvas, canvasElement }) => {
    const data = within(canvas.getByRole('region', { name: 'Data' }));
    const text = data.getByText(/operator publishes/);
    const facts = canvas.getByText('When').closest('dl');
    await expect(leftOf(text)).toBeGreaterThan(
      data.getByRole('heading').getBoundingClientRect().right,
    );
    await expect(leftOf(facts)).toBeGreaterThan(text.getBoundingClientRect().right);
    await expect(leftOf(canvas.getByText(/never from those after/))).toBe(leftOf(facts));
    const figure = canvas.getByRole('table').closest('figure');
    await expect(leftOf(figure)).toBe(leftOf(data.getByRole('heading')));
    await expect(figure?.offsetWidth).toBe(
      canvas.getByRole('region', { name: 'Result' }).offsetWidth,
    );
    for (const element of canvasElement.querySelectorAll('section p, section li')) {
      await expectApart(element, facts as Element);
    }
  },
};

export const FigureAndFactsComeBeforeTheFirstSectionOnAPhone: Story = {
  tags: ['behaviour'],
  ...wholePage,
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const [small] = canvas.getAllByRole('figure');
    const tops = [
      canvas.getByRole('heading', { level: 1 }),
      small,
      canvas.getByText('When'),
      canvas.getByRole('heading', { name: 'Question' }),
    ].map((each) => each?.getBoundingClientRect().top ?? 0);
    await expect(tops).toEqual([...tops].sort((a, b) => a - b));
    await expectNoSidewaysScroll(canvasElement);
  },
};

export const TabFollowsTheOrderOfReading: Story = {
  tags: ['behaviour'],
  ...wholePage,
  globals: phone,
  play: async ({ canvas, userEvent }) => {
    const name = (text: string | RegExp) => canvas.getByRole('link', { name: text });
    await expectTabOrder(userEvent, [
      name('Projects'),
      name('Transport'),
      name(/^Code/),
      name('Link to this section: Question'),
      name('Link to this section: Data'),
      name('Link to this section: How it was split and measured'),
      name('Link to this section: Result'),
      name('Link to this section: What failed'),
      name('Link to this section: What I would do next'),
      name('Rooftop Solar Forecast'),
      name('Drift Watch'),
    ]);
  },
};

export const FirstNotesAreInTheMarginIfThereAreNoFacts: Story = {
  tags: ['behaviour'],
  globals: desktop,
  args: {
    facts: [{ label: 'When', values: [] }],
    children: (
      <StorySection heading="Question" aside="A note">
        <p>Text</p>
      </StorySection>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('When')).toBeNull();
    const text = canvas.getByText('Text').getBoundingClientRect();
    await expect(leftOf(canvas.getByText('A note'))).toBeGreaterThan(text.right);
  },
};

export const NotesAreNeverOverTheFacts: Story = {
  tags: ['behaviour'],
  globals: desktop,
  args: {
    children: ['Question', 'Data'].map((heading) => (
      <StorySection key={heading} heading={heading} aside={<p>A note on the {heading}</p>}>
        <p>Text</p>
      </StorySection>
    )),
  },
  play: async ({ canvas }) => {
    const facts = canvas.getByText('When').closest('dl') as Element;
    for (const note of canvas.getAllByText(/A note/)) await expectApart(note, facts);
  },
};

export const OneLinkIsAtItsSideOfTheWindow: Story = {
  ...OneLink,
  tags: ['behaviour'],
  globals: desktop,
  play: async ({ canvas }) => {
    const nav = canvas.getByRole('navigation').getBoundingClientRect();
    const card = canvas.getByRole('article').getBoundingClientRect();
    await expect(card.right).toBeCloseTo(nav.right, 0);
    await expect(card.width).toBeLessThan(nav.width / 2);
  },
};

export const TheOnlyStoryHasNoLinks: Story = {
  tags: ['behaviour'],
  render: () => <StoryLinks />,
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};
