import { ProjectCard, type ProjectCardProps, ProjectSheet } from '@portfolio/ui/ProjectCard';
import { described, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { manyTechnologies } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

const project: ProjectCardProps = {
  title: 'Tram Delay Forecast',
  description:
    'Riders learnt of a delay when the tram didn’t come. A model now reads positions and weather every minute.',
  result: 'Announces 11 of 12 delays ten minutes ahead.',
  figure: described({
    ...share,
    title: 'Delays announced ten minutes ahead',
    unit: 'delays',
    label: 'announced in time',
    method: 'Twelve days with known delays, replayed.',
  }),
  color: '#2a63b8',
  technologies: ['Python', 'LightGBM', 'PostgreSQL', 'Docker'],
  codeUrl: 'https://code.example.org/tram-delay-forecast',
  icon: 'chart',
  gradient: ['#2a63b8', '#3b7dd8'],
  category: 'Transport',
};

const draw = (props: Partial<ProjectCardProps>) => <ProjectCard {...project} {...props} />;
/** The button of an open card stays in the window; here, wherever the page is scrolled to, at its end. */
const back = (props: Partial<ProjectCardProps>) => (
  <div style={{ overflow: 'hidden' }}>{draw({ defaultFlipped: true, ...props })}</div>
);

const everything: Partial<ProjectCardProps> = {
  period: 'Oct 2024–Nov 2024',
  client: 'Municipal Tramways',
  roles: ['Lead', 'Data engineer'],
  featured: true,
  badge: 'Deployed Live',
  demoUrl: 'https://trams.example.org',
  technologies: manyTechnologies,
};

export const guide: Guide = {
  purpose:
    'Presents a project: its result as a figure and in a sentence in front; opened, problem, approach and method next to the figure and its numbers.',
  tasks: ['project', 'portfolio piece', 'work sample', 'case study', 'repository', 'demo link'],
  use: [
    'For each project of a list, in a `ProjectGrid`, which lines up the fronts of a row and gives an opened card the room of two.',
    'With `figure` whenever there is a number: without one, the pictogram and the gradient take its place.',
    'As `ProjectSheet` where no script runs: it says everything in words, each thing once.',
  ],
  avoid: {
    'It only leads to the project.': 'Use `WorkCard`, which is one link.',
    'It isn’t a project, but has two sides.': 'Use `FlipCard`.',
    'It is a position held.': 'Use `Timeline`.',
  },
  anatomy: {
    example: draw({ badge: 'Deployed Live' }),
    parts: {
      Rule: {
        selector: '[data-hidden="false"]',
        description: 'The category’s colour, as everywhere. Without one, the project’s gradient.',
      },
      Figure: {
        selector: 'figure',
        description: 'The result, small. `color` marks what is the project’s own.',
      },
      Title: { selector: 'h3', description: 'A third-level heading, on both sides.' },
      Result: {
        selector: 'h3 + p',
        description:
          'Without one, the first sentence of the description, at most four lines of it.',
      },
      Technologies: {
        selector: 'ul',
        description: 'Three in front, then “+N more”. All of them on the back.',
      },
      Labels: {
        selector: 'ul + p',
        description: 'Category, where the place doesn’t say it, “★ Featured” and `badge`.',
      },
      Links: { selector: 'a', description: 'To story, code and demo, on both sides.' },
      Button: {
        selector: 'button',
        description: '“How it was measured”, or “Read more” without a figure, and “Close”.',
      },
    },
  },
  stateWidth: 280,
  states: [
    {
      name: 'front',
      states: statesOf(draw, {
        'with a figure': {},
        'without figure and result': { figure: undefined, result: undefined },
        everything,
      }),
    },
    {
      name: 'opened',
      states: statesOf(back, {
        everything,
      }),
    },
    {
      name: 'ProjectSheet',
      states: [{ name: 'by itself', example: <ProjectSheet {...project} badge="Deployed Live" /> }],
    },
  ],
  pairs: [
    {
      do: {
        example: draw({}),
        why: 'The front has the result with its number: one minute is enough to read it.',
      },
      dont: {
        example: draw({
          figure: undefined,
          result: 'Great improvements for riders. Open the card for the results!',
        }),
        why: 'Most visitors never open a card. What must be read isn’t only on its back.',
      },
    },
    {
      do: {
        example: draw({ category: 'Transport', color: '#2a63b8' }),
        why: 'The colour is the category’s, and the same wherever that appears.',
      },
      dont: {
        example: draw({ category: 'Transport', color: '#c25b3f' }),
        why: 'A colour chosen for one card means nothing.',
      },
    },
  ],
  keyboard: {
    Tab: 'Front: through the links, then to the button. Opened: from the button through “Numbers” to the links.',
    'Enter, Space':
      'On the button: opens and closes the card. On “Numbers”: opens and closes the table.',
    Enter: 'On a link: opens it in a new tab. The card doesn’t turn.',
  },
  announced: {
    'The front is read':
      'The finding of the figure as an image’s name, the title as a heading of level 3, the result, “First technologies of Tram Delay Forecast, list”, the labels.',
    'A link gets the focus': '“Code of Tram Delay Forecast (opens in a new tab), link”.',
    'The button gets the focus':
      '“How it was measured: Tram Delay Forecast, button, collapsed”; opened, “Close: Tram Delay Forecast, button, expanded”.',
  },
  writing: [
    'Result: one sentence of at most 110 characters, with its number: `Cut the forecast error from 24.1% to 18.3%.`',
    'Description: problem, approach, how it was measured. Without a result, its first sentence is on the front.',
    'Roles: a few words each, not a sentence: `Lead`, `Data engineer`.',
    'Title: two to four words without tools: `Drift Watch`, not `Python FastAPI Monitoring App`.',
    'Badge: what makes it special, in two words: `Deployed Live`.',
  ],
};
