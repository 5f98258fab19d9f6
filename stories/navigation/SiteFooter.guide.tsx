import { MotionChoice } from '@portfolio/ui/MotionChoice';
import { SiteFooter, type SiteFooterProps } from '@portfolio/ui/SiteFooter';
import type { Guide } from '../support/guide.ts';
import { lookAt } from '../support/looks.ts';
import { Place } from '../support/places.tsx';
import { statesOf } from '../support/states.tsx';

const links = [
  { icon: 'mail', label: 'E-mail', href: 'mailto:lena@example.org' },
  { icon: 'github', label: 'GitHub', href: 'https://code.example.org/lena', external: true },
  { icon: 'globe', label: 'Journal', href: 'https://journal.example.org/', external: true },
] as const;

const controls = <MotionChoice paused={false} onPausedChange={() => undefined} />;

const drawn = (props: Partial<SiteFooterProps>) => (
  <SiteFooter links={links} label="Elsewhere" copyright="© 2026 Lena Vermeer" {...props} />
);

export const guide: Guide = {
  purpose:
    'Ends every page: whose it is, where else to find them, and settings that are rarely changed.',
  tasks: ['footer', 'copyright', 'social media', 'profiles', 'legal notice', 'end of the page'],
  use: [
    'Once on each page, as `footer` of `PageFrame`.',
    'With profiles elsewhere as `links`, and `external` where they open in a new tab.',
    'With a `MotionChoice` as `controls`, so that every page has one.',
    'With links to a privacy notice and the like as `legal`, where the site has them.',
    'With the `tagline` of `SiteHeader`, for visitors whose text is so large that the header has no room for it.',
  ],
  avoid: {
    'The links are what the page is about.': 'Use `IconLink`s or a `ContactList` in the page.',
    'It asks visitors to do something.': 'Use `Callout` as `banner`, above it.',
  },
  anatomy: {
    example: drawn({ controls, legal: [{ label: 'Privacy notice', href: '/privacy' }] }),
    parts: {
      Name: { selector: 'section > h2', description: 'What the links are, before them.' },
      Copyright: { selector: 'footer > p', description: 'The year and the owner.' },
      Notices: {
        selector: 'footer > a',
        description: 'Next to the copyright, as far as the site has some.',
      },
      Links: {
        selector: 'section > div',
        description: 'An icon each and, in a window of 768 px and more, its label.',
      },
      Controls: {
        selector: 'footer > :last-child',
        description: 'At the end of the line, or on a line of their own.',
      },
    },
  },
  stateWidth: 380,
  states: [
    {
      states: [
        ...statesOf<SiteFooterProps>(drawn, {
          'links alone': {},
          'with notices': { legal: [{ label: 'Privacy notice', href: '/privacy' }] },
          'with controls': { controls },
          'no links': { links: [] },
          'one link': { links: links.slice(0, 1), controls },
        }),
        {
          name: 'pointer over a link',
          example: drawn({}),
          act: lookAt('hover', 'a:nth-of-type(2)'),
        },
        {
          name: 'focus on a link',
          example: drawn({}),
          act: lookAt('focus-visible', 'a:nth-of-type(2)'),
        },
        {
          name: 'narrow place',
          example: <Place width={320}>{drawn({ controls })}</Place>,
        },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: drawn({}),
        why: 'A label is the name of the place: it is all that a screen reader gets.',
      },
      dont: {
        example: drawn({
          links: links.map((link, index) => ({
            ...link,
            label: index ? 'Follow me' : 'Click here',
          })),
        }),
        why: 'With the same words on each, nobody can tell the links apart.',
      },
    },
  ],
  keyboard: {
    Tab: 'Goes through the links, then the notices, then the controls.',
    Enter: 'Opens the link with the focus.',
  },
  announced: {
    'A visitor lists the landmarks': '“Content information”, and in it the region “Elsewhere”.',
    'A link gets the focus':
      '“GitHub (opens in a new tab), link”, on a phone, too, where only the icon shows.',
  },
  writing: [
    'The copyright is one line: `© 2026 Lena Vermeer`.',
    'The name of the links is short: `Elsewhere`, `Quick Connect`.',
    'A link’s label is the name of the place, in one word: `GitHub`.',
  ],
};
