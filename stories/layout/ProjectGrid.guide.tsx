import { Callout } from '@portfolio/ui/Callout';
import { Grid } from '@portfolio/ui/Grid';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid, type ProjectGridProps } from '@portfolio/ui/ProjectGrid';
import { cloneElement } from 'react';
import type { Guide } from '../support/guide.ts';
import { Miniature } from '../support/places.tsx';

const projects = [
  ['Tide Tables', 'Forecasts the tide at 40 harbours, and says how sure it is.', '#2a63b8'],
  ['Reading Aloud', 'Scores how fluently a child reads, for teachers of 30.', '#8a6d00'],
  ['Cold Chain', 'Finds the lorry whose cooling is about to fail.', '#1f9d6b'],
  ['Quiet Hours', 'Maps noise at night from 200 microphones.', '#8e44ad'],
  ['Seed Bank', 'Sorts photographs of seeds by species.', '#c0392b'],
] as const;

const cards = projects.map(([title, description, color], index) => (
  <ProjectCard
    key={title}
    title={title}
    description={description}
    technologies={['Python', 'PostgreSQL', 'Docker', 'FastAPI'].slice(0, 2 + (index % 3))}
    codeUrl="https://code.example.org/project"
    icon="chart"
    gradient={[color, '#2b9470']}
    color={color}
    category="Data"
    featured={index === 0}
  />
));

/** Without `staggerMs`, nothing waits until it is in sight. */
const drawn = (count: number, width: number, props: Partial<ProjectGridProps> = {}) => (
  <Miniature width={width}>
    <ProjectGrid staggerMs={undefined} {...props}>
      {props.children ?? cards.slice(0, count)}
    </ProjectGrid>
  </Miniature>
);

const opened = cards.map((card, index) =>
  index === 1 ? cloneElement(card, { defaultFlipped: true }) : card,
);
const rest = <Callout heading="And two that failed" text="Their notes are online as well." />;

export const guide: Guide = {
  purpose:
    'Lists project cards in up to three columns, gives an opened one the room of two, and keeps the page’s height when a filter leaves fewer.',
  tasks: ['projects', 'portfolio', 'work', 'case studies', 'filtered list', 'page jumps'],
  use: [
    'For `ProjectCard`s that a `CategoryFilter` above it changes.',
    'With another `key` for each category: then the cards of the new one appear one after another.',
    'With `wide` for one project or two: the figure is next to the text.',
    'With `rest` for something short after the projects: it takes the cells that the last row leaves free.',
  ],
  avoid: {
    'The cards aren’t projects.': 'Use `Grid`.',
    'Two or three projects are shown and nothing filters them.': 'Use `WorkList` with `WorkCard`s.',
  },
  anatomy: {
    example: drawn(3, 1110),
    parts: {
      List: {
        selector: 'ul',
        description: 'At least 600 px high. As many columns as fit, three at most in a page.',
      },
      Item: {
        selector: 'ul > li',
        description:
          'Appears once a tenth of it is in sight: 100 ms after the one before that comes into sight with it.',
      },
      Card: {
        selector: 'article',
        description:
          'Its rows line up with those of its neighbours. Opened, it keeps its place and goes on below; the cards after it move on.',
      },
    },
  },
  stateWidth: 380,
  states: [
    {
      states: [
        { name: 'five projects, and what comes after', example: drawn(5, 1110, { rest }) },
        { name: 'the second is opened', example: drawn(5, 1110, { rest, children: opened }) },
        {
          name: 'one project, the same height',
          example: drawn(1, 1110, { wide: true }),
        },
        { name: 'two columns', example: drawn(2, 720) },
        { name: 'narrow place', example: drawn(2, 360) },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: drawn(1, 720),
        why: 'A category with one project leaves the page as high as it was.',
      },
      dont: {
        example: (
          <Miniature width={720}>
            <Grid columns={2}>{cards.slice(0, 1)}</Grid>
          </Miniature>
        ),
        why: 'In a `Grid`, the page gets shorter at each choice, and what is below jumps.',
      },
    },
  ],
  keyboard: {
    Tab: 'Goes from card to card, and in each to its links and its button.',
  },
  announced: {
    'The list is reached': '“List, 5 items”.',
    'Other cards come':
      'Nothing by itself: say what is shown with `shownLabel` of the `CategoryFilter`.',
  },
  writing: [],
};
