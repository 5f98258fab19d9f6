import { ButtonLink } from '@portfolio/ui/Button';
import { PageFrame, type PageFrameProps } from '@portfolio/ui/PageFrame';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { ParticleCanvas } from '@portfolio/ui/ParticleCanvas';
import { Prose } from '@portfolio/ui/Prose';
import { Section } from '@portfolio/ui/Section';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { SiteNav } from '@portfolio/ui/SiteNav';
import type { Guide } from '../support/guide.ts';
import { Miniature } from '../support/places.tsx';

const items = [
  { href: '/', label: 'Home' },
  { href: '/talks', label: 'Talks' },
  { href: '/writing', label: 'Writing' },
  { href: '/contact', label: 'Contact' },
];

const links = [
  { icon: 'mail', label: 'E-mail', href: 'mailto:lena@example.org' },
  { icon: 'github', label: 'GitHub', href: 'https://code.example.org/lena', external: true },
] as const;

const text = (
  <Section heading="Next talk">
    <Prose>
      <p>What can be learned from forty rows, and what can’t. In Ghent, on the 14th of May.</p>
    </Prose>
  </Section>
);

const page: PageFrameProps = {
  header: (
    <SiteHeader
      name="Lena Vermeer"
      jobTitle="Statistician"
      tagline="I count things that are hard to count."
      actions={
        <ButtonLink href="/cv.pdf" download variant="quiet" icon="download">
          Download CV
        </ButtonLink>
      }
    />
  ),
  nav: <SiteNav items={items} current="/talks" />,
  footer: <SiteFooter links={links} label="Elsewhere" copyright="© 2026 Lena Vermeer" />,
  children: (
    <>
      <PageHeading heading="Talks" intro="Where I speak next, and what I said before." />
      {text}
    </>
  ),
};

/** Height in px of the window that a page is drawn in. */
const WINDOW = 800;

/** A page in a window of its own: nothing of it follows the scrolling of the page around it. */
const drawn = (props: Partial<PageFrameProps>) => (
  <Miniature>
    <PageFrame
      {...page}
      {...props}
      style={{
        minBlockSize: WINDOW,
        outline: '2px solid var(--pf-color-line-hairline)',
        outlineOffset: '-2px',
      }}
    />
  </Miniature>
);

export const guide: Guide = {
  purpose: 'Holds what all pages share: skip link, header, navigation, main content, footer.',
  tasks: [
    'page layout',
    'template',
    'shell',
    'landmarks',
    'main',
    'sticky navigation',
    'background',
  ],
  use: [
    'Once for each page, around everything.',
    'For error pages, too: visitors who are lost need the navigation.',
    'With `mainRef`, to move the focus to the content after a change of page.',
  ],
  avoid: {
    'It is a part of a page.': 'Use `Section`.',
    'The decoration would be behind text.':
      'Leave `background` out: its place is where there is no text.',
  },
  anatomy: {
    example: drawn({ background: <ParticleCanvas paused /> }),
    parts: {
      Header: { selector: 'header', description: 'Whose site it is.' },
      Navigation: {
        selector: 'nav',
        description:
          'In a window up to 640 px wide it leaves with the header and returns when the visitor scrolls up.',
      },
      'Main content': {
        selector: 'main',
        description: 'What the skip link leads to. At most 1120 px wide.',
      },
      Decoration: {
        selector: 'canvas',
        description:
          'Beside the heading or, in a window narrower than 1024 px, above the footer. Not announced and not printed.',
      },
      Footer: {
        selector: 'footer',
        description: 'On a short page it is at the bottom of the window.',
      },
    },
  },
  stateWidth: 380,
  states: [
    {
      states: [
        { name: 'page', example: drawn({}) },
        { name: 'with decoration', example: drawn({ background: <ParticleCanvas paused /> }) },
        {
          name: 'short page',
          example: drawn({ children: <PageHeading heading="Nothing here yet" /> }),
        },
      ],
    },
  ],
  keyboard: {
    Tab: 'Reaches the skip link first, which shows then.',
    Enter: 'On the skip link: moves the focus to the main content.',
    'Shift + Tab': 'In a narrow window, brings the navigation back when the focus reaches it.',
  },
  announced: {
    'A visitor lists the landmarks':
      '“Banner”, “Main, navigation”, “main”, “content information”: one of each.',
    'The page opens and Tab is pressed': '“Skip to content, link”.',
  },
  writing: [],
};
