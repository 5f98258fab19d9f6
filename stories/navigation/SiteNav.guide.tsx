import { SiteNav, type SiteNavProps } from '@portfolio/ui/SiteNav';
import type { Guide } from '../support/guide.ts';
import { lookAt } from '../support/looks.ts';
import { Place } from '../support/places.tsx';

const items = [
  { href: '/', label: 'Home' },
  { href: '/talks', label: 'Talks' },
  { href: '/writing', label: 'Writing' },
  { href: '/teaching', label: 'Teaching' },
  { href: '/contact', label: 'Contact' },
];

const drawn = (props: Partial<SiteNavProps>) => (
  <SiteNav items={items} current="/talks" {...props} />
);

export const guide: Guide = {
  purpose: 'Leads from page to page, and marks the one that is shown.',
  tasks: ['menu', 'navigation bar', 'navbar', 'links between pages', 'current page', 'main menu'],
  use: [
    'Once on each page, with the same entries in the same order.',
    'With `current`, the address of the page; on an error page without it.',
    'With `pending`, while a page is being fetched after a click.',
  ],
  avoid: {
    'It changes what a part of this page shows.': 'Use `CategoryFilter`.',
    'It leads to other sites.': 'Use `IconLink`, or the links of `SiteFooter`.',
    'It is a link within text.': 'Use `Link`.',
  },
  anatomy: {
    example: drawn({}),
    parts: {
      Bar: { selector: 'nav', description: 'Ends with a hairline.' },
      Entry: {
        selector: 'li:first-child a',
        description: 'At least 44 px high. Entries that don’t fit go to the next line.',
      },
      'Current entry': {
        selector: '[aria-current="page"]',
        description: 'Marked on the hairline, like a tick on an axis, and by its weight.',
      },
    },
  },
  stateWidth: 380,
  states: [
    {
      states: [
        { name: 'current page', example: drawn({}) },
        { name: 'no current page', example: drawn({ current: undefined }) },
        {
          name: 'pointer over an entry',
          example: drawn({}),
          act: lookAt('hover', 'li:nth-child(3) a'),
        },
        {
          name: 'focus on an entry',
          example: drawn({}),
          act: lookAt('focus-visible', 'li:nth-child(3) a'),
        },
        {
          // The mark pulses slowly, unless motion is reduced.
          name: 'page is loading',
          example: <div data-motion="reduced">{drawn({ pending: '/teaching' })}</div>,
        },
        { name: 'one entry', example: drawn({ items: items.slice(0, 1), current: '/' }) },
        {
          name: 'more than fit on a line',
          example: <Place width={240}>{drawn({})}</Place>,
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: drawn({ current: '/writing' }),
        why: 'On a page below `/writing`, too, its entry is current: pass the address of the entry.',
      },
      dont: {
        example: drawn({ current: '/writing/forty-rows' }),
        why: 'An address that no entry has marks nothing: visitors can’t see where they are.',
      },
    },
    {
      do: { example: drawn({}), why: 'Labels of one word fit on the line of a phone.' },
      dont: {
        example: drawn({
          items: items.map(({ href, label }) => ({
            href,
            label: `Go to my ${label.toLowerCase()}`,
          })),
        }),
        why: 'Words that every label repeats say nothing and take a second line.',
      },
    },
  ],
  keyboard: { Tab: 'Moves from entry to entry.', Enter: 'Opens the page.' },
  announced: {
    'A visitor lists the landmarks': '“Main, navigation”. `aria-label` changes the name.',
    'The current entry gets the focus': '“Talks, link, current page”.',
    'A page is loading': 'Nothing: the mark is only to be seen. The site announces the new page.',
  },
  writing: [
    'One word each, two if you must: `Talks`, not `My talks and workshops`.',
    'Use the word of the page’s heading, so that visitors know that they have arrived.',
    'Six entries fit on one line of a phone if they are as short as these.',
  ],
};
