import { Button, ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { Figure } from '@portfolio/ui/Figure';
import { PageHeading, type PageHeadingProps } from '@portfolio/ui/PageHeading';
import { Portrait } from '@portfolio/ui/Portrait';
import { StatisticList } from '@portfolio/ui/StatisticList';
import { Tag } from '@portfolio/ui/Tag';
import { described, share } from '../support/figures.ts';
import type { Guide } from '../support/guide.ts';
import { longText, pictures } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

const intro = 'Bridges for people on foot, drawn and built since 2011.';
const actions = (
  <Cluster>
    <ButtonLink href="https://example.com/">Write to us</ButtonLink>
    <ButtonLink href="https://example.com/" variant="outline">
      Price list
    </ButtonLink>
  </Cluster>
);
const aside = (
  <Portrait name="Ada Moreau" picture={{ src: pictures.portrait, alt: 'Ada Moreau' }} />
);

const facts = (
  <StatisticList
    inline
    statistics={[
      { value: '31', label: 'bridges' },
      { value: '4', label: 'countries' },
    ]}
  />
);

const draw = (props: Partial<PageHeadingProps>) => <PageHeading heading="Our bridges" {...props} />;

export const guide: Guide = {
  purpose: 'Opens a page: what it is about, a sentence on it, and what to do first.',
  tasks: ['title', 'page title', 'h1', 'hero', 'intro', 'first-level heading'],
  use: [
    'Once, at the top of each page.',
    'With `aside`, for a page about a person or a thing.',
    'With `wideAside` for a figure, which is too wide to go next to text on a phone.',
    'With `facts`, for numbers that sum up the page.',
    'With `byline` and `controls` on the page about the owner, whose `SiteHeader` is `afterHeading`: on a phone both are here instead.',
  ],
  avoid: {
    'It is the heading of a part of a page.': 'Use `Section`.',
    'It says whose site this is.': 'Use `SiteHeader`, above the navigation.',
    'The page doesn’t exist or fails.': 'Use `ErrorScreen`.',
  },
  anatomy: {
    example: draw({ intro, aside, children: actions }),
    parts: {
      Heading: { selector: 'h1', description: 'The only one of the first level.' },
      Introduction: { selector: 'h1 ~ p', description: 'Larger than the text, and grey.' },
      Aside: {
        selector: 'h1 ~ div',
        description: 'Beside the text; on a phone beside the introduction only. Not on paper.',
      },
      Actions: {
        selector: 'h1 ~ div:last-child',
        description: 'Its children: one or two links that look like buttons.',
      },
    },
  },
  states: [
    {
      states: statesOf<PageHeadingProps>(draw, {
        'heading only': {},
        'with an introduction': { intro },
        'with actions': { intro, children: actions },
        'with labels above': { above: <Tag>Open to walkers</Tag>, intro },
        'with a figure': {
          intro,
          above: <Tag>Open to walkers</Tag>,
          aside: <Figure figure={described(share)} size="sm" style={{ inlineSize: '14rem' }} />,
          wideAside: true,
        },
        'with a picture': { intro, aside, children: actions },
        'with facts': { intro, facts },
        'long introduction': { intro: longText },
      }),
    },
  ],
  stateWidth: 560,
  pairs: [
    {
      do: {
        example: draw({ intro, children: actions }),
        why: 'Two ways on, of which one is `solid`.',
      },
      dont: {
        example: draw({
          intro,
          children: (
            <Cluster>
              <Button>Write to us</Button>
              <Button>Price list</Button>
              <Button>Our team</Button>
              <Button>All bridges</Button>
            </Cluster>
          ),
        }),
        why: 'Four equal buttons repeat the navigation, and none of them is first.',
      },
    },
    {
      do: {
        example: draw({ intro }),
        why: 'The heading names the page as the navigation does.',
      },
      dont: {
        example: draw({ heading: 'Welcome to our website about bridges', intro }),
        why: '“Welcome” is said by every page, so it says nothing about this one.',
      },
    },
  ],
  keyboard: {
    Tab: 'Goes to the actions. The heading isn’t a stop: only the page can give it the focus.',
  },
  announced: {
    'A screen reader comes to it': '“Our bridges, heading, level 1”.',
    'The page puts the focus on it after a change of page':
      'The heading, so that everybody knows where they are. Tab goes on from there.',
  },
  writing: [
    'Use a name of one to four words: `Our bridges`. The navigation uses the same words.',
    'Say in the introduction what the page holds, in one or two sentences of at most 25 words.',
    'Don’t end the heading with a full stop.',
  ],
};
