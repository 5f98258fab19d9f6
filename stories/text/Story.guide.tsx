import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import {
  Story,
  StoryHead,
  type StoryHeadProps,
  StoryLinks,
  type StoryLinksProps,
  type StoryProps,
  StorySection,
} from '@portfolio/ui/Story';
import { comparison, described, series, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { longWord } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';
import { storyColor, storyFacts, storySections } from '../support/story.tsx';

const text = (
  <Prose>
    <p>Could the delay of a tram be said ten minutes before it happens?</p>
  </Prose>
);

const question = (
  <StorySection heading="Question" lead>
    {text}
  </StorySection>
);

const draw = (props: Partial<StoryProps>) => <Story {...props}>{props.children ?? question}</Story>;

export const head = {
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
} satisfies StoryHeadProps;

const drawHead = (props: Partial<StoryHeadProps>) => <StoryHead {...head} {...props} />;

export const previous = {
  title: 'Rooftop Solar Forecast',
  href: '/projects/rooftop-solar-forecast',
  category: 'Deep Learning',
  result: 'An error of 6.8% of capacity, against 7.9% for gradient boosting.',
  figure: described(comparison),
  color: '#c25b3f',
};

export const next = {
  title: 'Drift Watch',
  href: '/projects/drift-watch',
  category: 'MLOps',
  result: 'Flagged 11 of 12 replayed incidents within a day.',
  figure: described(share),
  color: storyColor,
};

const drawLinks = (props: Partial<StoryLinksProps>) => <StoryLinks {...props} />;

export const guide: Guide = {
  purpose:
    'Tells how a project was done, in sections that a reader can scan: names left, text, notes in the margin.',
  tasks: [
    'case study',
    'write-up',
    'article',
    'blog post',
    'project page',
    'long text',
    'margin notes',
    'sidenotes',
    'breadcrumb',
    'previous and next',
  ],
  use: [
    'For the page of one project: `StoryHead`, `Story` with its `StorySection`s, `StoryLinks`.',
    'With `lead` for the first section, which says what the story is about.',
    'With the facts in one place. They are in the margin of the first two sections, or before them.',
    'A `FigureSpread` among the children of a section has the width of all columns.',
  ],
  avoid: {
    'It is a paragraph or two.': 'Use `Prose` in a `Section`.',
    'It is one of several projects on a page.': 'Use `ProjectCard`.',
    'It is where and when somebody worked.': 'Use `Timeline`.',
  },
  anatomy: {
    example: draw({ facts: storyFacts, children: storySections }),
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
  states: [
    {
      name: 'head',
      states: statesOf<StoryHeadProps>(drawHead, {
        'with a figure': {},
        'no figure': { figure: undefined },
        'a title alone': {
          figure: undefined,
          result: undefined,
          badge: undefined,
          featured: false,
          color: undefined,
        },
        'long title': { title: `Forecast of delays in the network of trams ${longWord}` },
      }),
    },
    {
      name: 'story',
      states: statesOf<StoryProps>(draw, {
        'with facts': { facts: storyFacts },
        'without facts': {},
        'text that goes on': {
          children: (
            <>
              {question}
              <StorySection>{text}</StorySection>
            </>
          ),
        },
      }),
    },
    {
      name: 'links',
      states: statesOf<StoryLinksProps>(drawLinks, {
        both: { previous, next },
        'one story only': { next },
        'no figure': { previous: { ...previous, figure: undefined } },
      }),
    },
  ],
  stateWidth: 560,
  pairs: [
    {
      do: { example: draw({}), why: 'Names are short, so that they fit next to the text.' },
      dont: {
        example: <Section heading="What is the question that we wanted to answer?">{text}</Section>,
        why: 'A large heading above each paragraph is louder than the story.',
      },
    },
  ],
  keyboard: {
    Tab: 'Goes through the way to the page, the facts’ links, the `#` of each section, links and wide tables, then to the other stories.',
  },
  announced: {
    'A visitor lists the landmarks':
      '“Breadcrumb, navigation”, each section by its name, “More stories, navigation”.',
    'A visitor goes through the headings': 'The title at level 1, sections at level 2.',
  },
  writing: [
    'Name sections in one to five words: `Question`, `Data`, `What failed`.',
    'Begin with the question, in one or two sentences.',
    'Write as much about what failed as about what comes next.',
  ],
};
