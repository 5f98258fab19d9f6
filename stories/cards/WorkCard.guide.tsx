import { WorkCard, type WorkCardProps } from '@portfolio/ui/WorkCard';
import { described, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const tram: WorkCardProps = {
  title: 'Tram Delay Forecast',
  href: 'https://transit.example.org/delays',
  category: 'Public transport',
  result: 'Riders see a delay ten minutes before it happens, in 11 of 12 cases.',
  figure: described({
    ...share,
    title: 'Delays announced in time',
    unit: 'delays',
    label: 'announced in time',
  }),
  color: '#2a63b8',
};

const draw = (props: Partial<WorkCardProps>) => <WorkCard {...tram} {...props} />;

export const guide: Guide = {
  purpose:
    'Shows the result of one piece of work, as a figure and in a sentence, and leads to more about it.',
  tasks: ['teaser', 'selected work', 'preview of a project', 'card that is a link', 'case study'],
  use: [
    'To show the two or three best results on a page that leads to all of them.',
    'In a `WorkList`: side by side where there is room, below each other elsewhere.',
    'With `icon` and without `figure` only beside cards that have a figure.',
  ],
  avoid: {
    'The page is about the projects themselves.':
      'Use `ProjectCard`, which has description, technologies and links.',
    'It needs other links than to the project and its story.':
      'Use `Card` with links: here the whole card is one link.',
    'There is no result to show yet.': 'Use `Link` in a text.',
  },
  anatomy: {
    example: draw({ storyUrl: 'https://transit.example.org/delays/story' }),
    parts: {
      Rule: { selector: 'article', description: 'In the colour of the category.' },
      Figure: {
        selector: 'figure',
        description: 'The small form of `Figure`. A `Pictogram` takes its place, or nothing does.',
      },
      Category: {
        selector: 'figure + div > p',
        description: 'Says in words what the colour says.',
      },
      Title: {
        selector: 'h3',
        description: 'A third-level heading, and the link. Its target is the whole card.',
      },
      Result: { selector: 'h3 + p', description: 'What came of it. Left out by default.' },
      Story: {
        selector: 'p ~ a',
        description: 'A link of its own, 44 px high. Left out by default.',
      },
    },
  },
  stateWidth: 280,
  states: [
    {
      states: [
        ...statesOf(draw, {
          'with a figure': {},
          'a pictogram in its place': { figure: undefined, icon: 'chart' },
          'with a story': { storyUrl: 'https://transit.example.org/delays/story' },
          neither: { figure: undefined },
          'no result': { figure: undefined, result: undefined, color: undefined },
        }),
        { name: 'hovered', example: draw({}), look: 'hover' },
        { name: 'focused', example: draw({}), look: 'focus-visible' },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: draw({}),
        why: 'The result says what came of it, with its number.',
      },
      dont: {
        example: draw({ result: 'A deep learning project built with Python and PyTorch.' }),
        why: 'Tools aren’t a result. They are on the project’s own card.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the title. The outline is around the whole card.',
    Enter: 'Follows the link.',
  },
  announced: {
    'It gets the focus': '“Tram Delay Forecast, link, heading level 3”.',
    'The card is read':
      'The finding of the figure as an image’s name, then category, title and result. The pictogram isn’t read.',
  },
  writing: [
    'Result: one sentence of at most 110 characters, with its number: `Flagged 11 of 12 incidents within a day.`',
    'Title: the project’s name, the same as on its own card.',
    'The title says where the link goes: no “Read more”.',
  ],
};
