import {
  SpotlightCarousel,
  type SpotlightCarouselProps,
  type SpotlightItem,
} from '@portfolio/ui/SpotlightCarousel';
import type { Guide } from '../support/guide.ts';
import { press } from '../support/looks.ts';
import { pictures } from '../support/samples.ts';

const projectUrl = 'https://code.example.org/tide-tables';

const items: SpotlightItem[] = [
  {
    name: 'PyTorch',
    color: '#e8710a',
    icon: pictures.icon,
    proficiency: 85,
    evidence: { count: 2, total: 6, domains: [3, 3], positions: [1, 4], href: '#projects' },
    quotes: [
      {
        text: 'Gradients forgive nothing: the bug was in the data again.',
        project: 'Tide Tables',
        projectUrl,
      },
      { text: 'I keep the smallest model that passes.', project: 'Cold Chain' },
    ],
  },
  {
    name: 'PostgreSQL',
    color: '#2a63b8',
    icon: pictures.icon,
    proficiency: 90,
    quotes: [{ text: 'Half of my models are a view with an index.', project: 'Seed Bank' }],
  },
  {
    name: 'Airflow',
    color: '#1a8f3c',
    icon: pictures.icon,
    proficiency: 75,
    quotes: [{ text: 'A pipeline is done when nobody thinks of it.', project: 'Quiet Hours' }],
  },
];

const [first, second, third] = items as [SpotlightItem, SpotlightItem, SpotlightItem];

const drawn = (props: Partial<SpotlightCarouselProps> = {}) => (
  <SpotlightCarousel label="Tools in use" items={items} {...props} />
);

/** Stops its clock, as a pointer over it does, which looks the same. */
const stop = (cell: HTMLElement) =>
  void cell
    .querySelector('[aria-roledescription="carousel"]')
    ?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));

/** Goes on to another skill, and stops there. */
const goOn = (cell: HTMLElement) => {
  press('[aria-label="Skills"] button:nth-child(2)')(cell);
  stop(cell);
};

export const guide: Guide = {
  purpose: 'Shows skills one at a time, each with what its owner says about working with it.',
  tasks: [
    'carousel',
    'slideshow',
    'slider',
    'testimonials',
    'rotating quotes',
    'featured',
    'swipe',
  ],
  use: [
    'For visitors who look around: a few skills, each with one to three quotes.',
    'Within a `Section` of the same name: it is a group and no landmark of its own.',
  ],
  avoid: {
    'Everybody must see all of it.':
      'Show it at once, in a `Grid`: most visitors never see the second slide.',
    'Visitors look for something.': 'Use `CategoryFilter`.',
    'There are quotes alone, without a skill.': 'Use `QuoteRotator`.',
  },
  anatomy: {
    act: stop,
    example: drawn(),
    parts: {
      Slide: {
        selector: '[aria-roledescription="slide"]',
        description:
          'As high as the highest: nothing moves when it changes. A finger can swipe it.',
      },
      Scale: {
        selector: '[aria-roledescription="slide"] [role="meter"]',
        description: 'The proficiency. Left out if none is stated.',
      },
      Evidence: {
        selector: '[data-evidence]',
        description:
          'In how many projects the skill is used, with a link to them. Left out if unknown.',
      },
      Quote: { selector: 'figure', description: 'And its project.' },
      Controls: {
        selector: 'div:has(> [aria-label="Choose a skill"])',
        description: 'Pause or play, previous, a dot for each skill, next. First in the Tab order.',
      },
      'Dots of the quotes': {
        selector: '[aria-label="Choose a quote"]',
        description: 'Only for a skill with more than one quote; their place is kept.',
      },
      Skills: {
        selector: '[aria-label="Skills"]',
        description: 'By icon and, in a place of 512 px and more, by name.',
      },
    },
  },
  stateWidth: 380,
  states: [
    {
      states: [
        { name: 'several skills', example: drawn(), act: stop },
        { name: 'another skill is chosen', example: drawn(), act: goOn },
        {
          name: 'paused',
          example: drawn(),
          act: press('button'),
        },
        {
          name: 'one skill, several quotes',
          example: drawn({ items: [first] }),
          act: stop,
        },
        { name: 'one skill, one quote', example: drawn({ items: [second] }) },
        {
          name: 'no proficiency',
          example: drawn({ items: [{ ...third, proficiency: undefined }, second] }),
          act: stop,
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: drawn({ items: [second] }),
        why: 'A quote is a sentence: it can be read in the 5 seconds that it shows.',
      },
      dont: {
        example: drawn({
          items: [
            {
              ...second,
              quotes: [
                {
                  text: 'When I started with this database I thought of it as a place to put things, but over the years, and after a number of projects in which we tried other ways, I have come to think that half of what we call models could be a view with an index, and the other half would be better for it.',
                  project: 'Seed Bank',
                },
              ],
            },
          ],
        }),
        why: 'A long one is gone before it is read, and every slide gets as high as this one.',
      },
    },
  ],
  keyboard: {
    Tab: 'Goes through the controls, the link of the quote, the dots of the quotes and the skills. With the focus in it, nothing changes by itself.',
    'Enter, Space':
      'Press the button with the focus. On the current skill’s, they go back to its first quote.',
  },
  announced: {
    'It is reached': '“Tools in use, carousel”.',
    'A dot gets the focus': '“PyTorch, 1 of 3, button, current”.',
    'A visitor chooses something':
      'The slide that shows then, politely. What changes by itself is never announced.',
    'Motion is reduced': 'No pause button: nothing changes by itself.',
  },
  writing: [
    'A quote is one sentence of up to 15 words, in the owner’s own voice, about work that was done.',
    'Name the project as its card does, so that visitors can find it.',
    'The label is the heading of the section: `Tools in use`.',
  ],
};
