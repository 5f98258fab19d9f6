import { ButtonLink } from '@portfolio/ui/Button';
import { SiteHeader, type SiteHeaderProps } from '@portfolio/ui/SiteHeader';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import type { Guide } from '../support/guide.ts';
import { pictures } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

const portrait = { src: pictures.portrait, alt: 'Lena Vermeer, drawn' };

const actions = (
  <>
    <ButtonLink href="/cv.pdf" download variant="quiet" icon="download" shortLabel="CV">
      Download CV
    </ButtonLink>
    <ButtonLink href="/card.svg" download variant="quiet" icon="download" shortLabel="Card">
      Download Card
    </ButtonLink>
  </>
);

const controls = <ThemeChoice value="system" onValueChange={() => undefined} />;

const drawn = (props: Partial<SiteHeaderProps>) => (
  <SiteHeader
    name="Lena Vermeer"
    jobTitle="Statistician"
    tagline="I count things that are hard to count."
    portrait={portrait}
    actions={actions}
    {...props}
  />
);

export const guide: Guide = {
  purpose: 'Says at the top of every page whose site this is, and offers what can be downloaded.',
  tasks: ['header', 'banner', 'top of the page', 'logo', 'name and title', 'masthead', 'downloads'],
  use: [
    'Once on each page, as `header` of `PageFrame`.',
    'With one or two downloads as `quiet` links, each with a `shortLabel` for a phone.',
    'With settings of the site as `controls`, such as a `ThemeChoice`.',
    'With `afterHeading` on the page whose `PageHeading` has a `byline`: on a phone visitors then see portrait and name once.',
  ],
  avoid: {
    'It is the heading of the page.': 'Use `PageHeading`: the name here is no heading.',
    'It leads between pages.': 'Use `SiteNav`, below it.',
    'There are more than two actions.': 'Put the rarer ones into `SiteFooter`.',
  },
  anatomy: {
    example: drawn({ controls }),
    parts: {
      Portrait: {
        selector: 'header > div > span',
        description:
          '48 px, 40 px on a phone, 32 px after the heading. Initials without a picture.',
      },
      Name: { selector: 'p', description: 'In the typeface of headings, but a paragraph.' },
      'Job title': { selector: 'p + p', description: 'Beside the name where there is room.' },
      Tagline: {
        selector: 'div + p, header > div > p',
        description:
          'What the owner does, in a sentence. On a phone with text twice as large it is in the footer.',
      },
      Actions: { selector: 'div:has(> a)', description: 'Downloads, 44 px high. Not printed.' },
      Controls: { selector: 'header > :last-child', description: 'Settings, at the end.' },
    },
  },
  stateWidth: 480,
  states: [
    {
      states: statesOf<SiteHeaderProps>(drawn, {
        complete: { controls },
        'no controls': {},
        'no actions': { actions: null },
        'no tagline': { tagline: undefined },
        'no picture': { portrait: undefined },
        'picture failed': { portrait: { ...portrait, src: pictures.broken } },
        'long text': {
          jobTitle: 'Statistician, teacher, and editor of a journal of small samples',
          tagline:
            'I count things that are hard to count, from seals at sea to people without a home, and I say how sure I am.',
        },
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: drawn({}),
        why: 'Downloads are `quiet`: what the page says comes first.',
      },
      dont: {
        example: drawn({
          actions: (
            <>
              <ButtonLink href="/cv.pdf" download>
                Download CV
              </ButtonLink>
              <ButtonLink href="/card.svg" download>
                Download Card
              </ButtonLink>
            </>
          ),
        }),
        why: 'Solid buttons on every page are louder than the page, and take a line on a phone.',
      },
    },
    {
      do: {
        example: drawn({ actions: null }),
        why: 'The tagline is one sentence of up to fifteen words.',
      },
      dont: {
        example: drawn({
          actions: null,
          tagline:
            'Passionate, results-driven data professional with a proven track record of leveraging cutting-edge methods to unlock value for stakeholders across industries.',
        }),
        why: 'What anybody could say takes the place of the content on every page.',
      },
    },
  ],
  keyboard: {
    Tab: 'Goes through the actions, then the controls. A row after the heading shows while one of its actions has the focus.',
    Enter: 'Starts the download with the focus.',
  },
  announced: {
    'A visitor lists the landmarks': '“Banner”.',
    'It is read':
      '“Lena Vermeer, drawn, image. Lena Vermeer. Statistician. I count things that are hard to count.” Initials aren’t read: the name is beside them.',
    'An action gets the focus': '“Download CV, link”, on a phone, too.',
  },
  writing: [
    'The job title as on a card: `Statistician`. No list of three.',
    'The tagline says what you do and for what, in one sentence: `I count things that are hard to count.`',
    'An action begins with `Download`; its `shortLabel` is the thing: `CV`.',
  ],
};
