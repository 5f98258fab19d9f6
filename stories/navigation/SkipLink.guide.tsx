import { PageHeading } from '@portfolio/ui/PageHeading';
import { SiteNav } from '@portfolio/ui/SiteNav';
import { SkipLink } from '@portfolio/ui/SkipLink';
import type { ReactNode } from 'react';
import type { Guide } from '../support/guide.ts';
import { Place } from '../support/places.tsx';

const items = [
  { href: '/', label: 'Home' },
  { href: '/talks', label: 'Talks' },
  { href: '/contact', label: 'Contact' },
];

/** The top of a page, which the link lies over. */
const top = (link: ReactNode) => (
  <Place style={{ position: 'relative' }}>
    {link}
    <SiteNav items={items} current="/talks" />
    <div id="talks" tabIndex={-1}>
      <PageHeading heading="Talks" />
    </div>
  </Place>
);

/** As it is with the focus. */
const shown = { clipPath: 'none' } as const;

export const guide: Guide = {
  purpose: 'Lets people who use a keyboard pass over the header and go straight to the content.',
  tasks: ['skip navigation', 'skip to content', 'bypass blocks', 'keyboard', 'jump to main'],
  use: [
    'As the first thing of a page. `PageFrame` has one already.',
    'Before a long list of controls, to pass over it.',
  ],
  avoid: {
    'It should be seen by everybody.': 'Use `Link`.',
    'A text should be announced and not be seen.': 'Use `VisuallyHidden`.',
  },
  anatomy: {
    example: top(
      <SkipLink href="#talks" style={shown}>
        Skip to content
      </SkipLink>,
    ),
    parts: {
      Link: {
        selector: 'a[href="#talks"]',
        description:
          'Out of sight until it has the focus. It lies over the page, which doesn’t move.',
      },
      Target: {
        selector: '#talks',
        description: 'Has the id of `href`, and `tabIndex={-1}` so that it can take the focus.',
      },
    },
  },
  stateWidth: 320,
  states: [
    {
      states: [
        {
          name: 'without the focus',
          example: top(<SkipLink href="#talks">Skip to content</SkipLink>),
        },
        {
          name: 'focus',
          example: top(
            <SkipLink href="#talks" className="pseudo-focus-visible" style={shown}>
              Skip to content
            </SkipLink>,
          ),
        },
        {
          name: 'long text',
          example: top(
            <SkipLink href="#talks" style={shown}>
              Skip the navigation and the filter and go to the list of talks
            </SkipLink>,
          ),
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: top(
          <SkipLink href="#talks" style={shown}>
            Skip to content
          </SkipLink>,
        ),
        why: 'Say where the link goes. (Drawn here as it is with the focus.)',
      },
      dont: {
        example: top(
          <SkipLink href="#talks" style={shown}>
            Skip
          </SkipLink>,
        ),
        why: 'One word alone doesn’t say what is passed over, and what comes then.',
      },
    },
  ],
  keyboard: {
    Tab: 'On a new page: reaches it first, and it shows.',
    Enter: 'Moves the focus to the target, and the page with it.',
    'Tab, again': 'Goes on, and the link is out of sight.',
  },
  announced: { 'It gets the focus': '“Skip to content, link”.' },
  writing: ['`Skip to` and the place: `Skip to content`, `Skip to the list`. Five words at most.'],
};
