import { ButtonLink } from '@portfolio/ui/Button';
import {
  CaseStudy,
  CaseStudyHead,
  type CaseStudyHeadProps,
  CaseStudyLinks,
  CaseStudySection,
} from '@portfolio/ui/CaseStudy';
import { FigureSpread } from '@portfolio/ui/FigureSpread';
import { Prose } from '@portfolio/ui/Prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { caseStudyContents, caseStudyFacts, caseStudySections } from '../support/caseStudy.tsx';
import { expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { comparison, described, series, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { desktop, inlineSize, phone } from '../support/widths.ts';

const guide: Guide = {
  purpose:
    'Tells how a project was done, in sections that a reader can scan. Their list and the numbers stay in sight next to the text.',
  use: [
    'For the page of one project: `CaseStudyHead`, a `FigureSpread`, `CaseStudy` with its `CaseStudySection`s, `CaseStudyLinks`.',
    'With section names of one to five words: `Question`, `Data`, `What failed`.',
    'With `lead` for the first section, which asks the question in a sentence or two.',
    'With the result once, as the headline of the figure. Sections link to the figure.',
  ],
  avoid: {
    'It is a paragraph or two.': 'Use `Prose` in a `Section`.',
    'It is one of several projects on a page.': 'Use `ProjectCard`.',
    'It is where and when somebody worked.': 'Use `Timeline`.',
  },
  anatomy: {
    Facts: 'When, where, with what, links, in a line. Those without values are left out.',
    Contents:
      'The names of the sections, and the numbers that the text is about. They stay in sight; without room or for one or two sections, there is no list.',
    Name: 'A second-level heading; with an `id`, a `#` links to it.',
    Text: 'A `Prose`, which ends where the figure does.',
    Points: 'A numbered list at the top level is set apart, so that points can be cited.',
    Action: 'What a reader can do next, below the text.',
  },
  stateWidth: 560,
  keyboard: {
    Tab: 'Goes through the way to the page, the facts’ links, the contents, the `#` of each section, links and wide tables, the action, then to the other case studies.',
  },
  announced: {
    'A visitor lists the landmarks':
      '“Breadcrumb, navigation”, “Contents, navigation”, each section by its name, “More case studies, navigation”.',
    'A visitor goes through the headings': 'The title at level 1, sections at level 2.',
  },
};

const head: CaseStudyHeadProps = {
  title: 'Tram Delay Forecast',
  trail: [
    { label: 'Projects', href: '/projects' },
    { label: 'Transport', href: '/projects?category=transport' },
  ],
  badge: 'Deployed Live',
  featured: true,
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
  color: '#3b7dd8',
};

const meta = {
  component: CaseStudy,
  subcomponents: { CaseStudyHead, CaseStudySection, CaseStudyLinks },
  decorators: inlineSize(70),
  args: {
    facts: caseStudyFacts,
    contents: caseStudyContents,
    numbers: [
      { value: '23.7%', label: 'by hand' },
      { value: '17.1%', label: 'nightly' },
    ],
    action: (
      <ButtonLink href="/contact" variant="outline">
        Ask about this project
      </ButtonLink>
    ),
    children: caseStudySections,
  },
  parameters: { guide },
} satisfies Meta<typeof CaseStudy>;
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
    facts: [{ label: 'When', values: [] }],
    contents: undefined,
    numbers: undefined,
    action: undefined,
    children: (
      <>
        <CaseStudySection heading="Question" lead>
          <Prose>
            <p>Could the delay of a tram be said ten minutes before it happens?</p>
          </Prose>
        </CaseStudySection>
        <CaseStudySection>
          <Prose>
            <p>The operator publishes the position of each tram every twenty seconds.</p>
          </Prose>
        </CaseStudySection>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('When')).toBeNull();
    await expect(canvas.queryByRole('navigation', { name: 'Contents' })).toBeNull();
  },
};

export const Head: Story = { render: () => <CaseStudyHead {...head} /> };

/** The result is a sentence if it isn't a figure's headline. */
export const HeadWithoutFigure: Story = {
  render: () => <CaseStudyHead {...head} intro="A nightly pipeline cut the error by 6.6 points." />,
};

export const Links: Story = { render: () => <CaseStudyLinks previous={previous} next={next} /> };

export const LinksWithoutFigures: Story = {
  render: () => (
    <CaseStudyLinks
      previous={{ ...previous, figure: undefined }}
      next={{ ...next, figure: undefined }}
    />
  ),
};

/** At the beginning and at the end there is one other case study. */
export const OneLink: Story = {
  render: () => <CaseStudyLinks next={next} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.getByText('Next case study · MLOps')).toBeVisible();
    await expect(canvas.getByRole('link')).toHaveAttribute('rel', 'next');
  },
};

/** All parts, as the page of a project has them. */
const wholePage: Pick<Story, 'render'> = {
  render: (args) => (
    <div>
      <CaseStudyHead {...head} />
      <FigureSpread
        figure={described(series)}
        headline="A nightly pipeline cut the forecast error from 23.7% to 17.1%"
        color="#3b7dd8"
      />
      <CaseStudy {...args} />
      <CaseStudyLinks previous={previous} next={next} />
    </div>
  ),
};

const boxOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect() ?? new DOMRect();

export const TheTextEndsWhereTheFigureDoesInAWideWindow: Story = {
  tags: ['behaviour', 'visual'],
  ...wholePage,
  globals: desktop,
  play: async ({ canvas }) => {
    const figure = boxOf(canvas.getByRole('table').closest('figure'));
    const data = within(canvas.getByRole('region', { name: 'Data' }));
    const text = boxOf(data.getByText(/operator publishes/).parentElement);
    const contents = canvas.getByRole('navigation', { name: 'Contents' });
    await expect(boxOf(contents).left).toBe(figure.left);
    await expect(text.left).toBeGreaterThan(boxOf(contents).right);
    await expect(text.right).toBeCloseTo(figure.right, 0);
  },
};

/** A reader in the last section still sees the list, and the numbers before and after. */
export const ContentsStayInSight: Story = {
  tags: ['behaviour'],
  ...wholePage,
  globals: desktop,
  play: async ({ canvas }) => {
    canvas.getByRole('heading', { name: 'What I would do next' }).scrollIntoView();
    const link = canvas.getByRole('link', { name: 'Question' });
    for (const each of [link, canvas.getByText('nightly')]) {
      await expect(boxOf(each).top).toBeGreaterThanOrEqual(0);
      await expect(boxOf(each).bottom).toBeLessThan(innerHeight);
    }
    await expect(link).toHaveAttribute('href', '#question');
  },
};

export const FigureAndFactsComeBeforeTheFirstSectionOnAPhone: Story = {
  tags: ['behaviour'],
  ...wholePage,
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    const tops = [
      canvas.getByRole('heading', { level: 1 }),
      canvas.getByText(/A nightly pipeline/),
      canvas.getByText('When'),
      canvas.getByRole('heading', { name: 'Question' }),
    ].map((each) => boxOf(each).top);
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
      await canvas.findByRole('slider'),
      name('Python'),
      name(/^Code/),
      name('Link to this section: Question'),
      name('Link to this section: Data'),
      name('Link to this section: How it was split and measured'),
      name('Link to this section: Result'),
      name('Error of the forecast'),
      name('Link to this section: What failed'),
      name('Link to this section: What I would do next'),
      name('Ask about this project'),
      name('Rooftop Solar Forecast'),
      name('Drift Watch'),
    ]);
  },
};

/** Otherwise half of the row would be empty. */
export const OneLinkHasTheWholeRow: Story = {
  ...OneLink,
  tags: ['behaviour'],
  globals: desktop,
  play: async ({ canvas }) => {
    const row = boxOf(canvas.getByRole('navigation'));
    await expect(boxOf(canvas.getByRole('article')).width).toBeCloseTo(row.width, 0);
  },
};

export const TheOnlyStoryHasNoLinks: Story = {
  tags: ['behaviour'],
  render: () => <CaseStudyLinks />,
  play: ({ canvas }) => expect(canvas.queryByRole('navigation')).toBeNull(),
};
