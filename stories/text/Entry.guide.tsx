import { Entry, type EntryProps } from '@portfolio/ui/Entry';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const talk: EntryProps = {
  title: 'Forecasts that know when they are wrong',
  href: 'https://journal.example.org/forecasts',
  date: 'Oct 2024',
  byline: 'Journal of Applied Forecasting',
  text: 'How a transit agency checks each one.',
};

const award: EntryProps = {
  title: 'Best student paper',
  date: '2023',
  byline: 'Nordic Statistics Society',
};

const draw = (props: Partial<EntryProps>) => <Entry {...talk} {...props} />;

const bare = { href: undefined, date: undefined, byline: undefined, text: undefined };

export const guide: Guide = {
  purpose:
    'Presents a publication, an award or an interest: its title, and when, by whom and what about.',
  tasks: ['publication', 'paper', 'award', 'honour', 'scholarship', 'talk', 'interest', 'hobby'],
  use: [
    'In an `EntryList` for facts with dates, newest first: where there is room, the dates are in a column.',
    'In a `Grid` for a few without dates, such as interests.',
    'With `href` where visitors can read more about it.',
  ],
  avoid: {
    'It is a position held.': 'Use `Timeline`.',
    'It is a degree or a certificate.': 'Use `DegreeCard` or `CertificationCard`.',
    'It is what somebody said.': 'Use `Testimonial`.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Date: {
        selector: 'article > p',
        description: 'Set like the label of an axis. Left out by default.',
      },
      Title: {
        selector: 'h3',
        description: 'A third-level heading. With `href` it is a link that opens in a new tab.',
      },
      Byline: { selector: 'h3 + p', description: 'Who published or gave it.' },
      Text: { selector: 'h3 + p + p', description: 'More about it.' },
    },
  },
  stateWidth: 280,
  states: [
    {
      states: statesOf(draw, {
        everything: {},
        'nothing optional': bare,
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: <Entry {...award} />,
        why: 'The name of the award, and who gave it: both can be looked up.',
      },
      dont: {
        example: <Entry title="Award-winning data scientist" date="2023" />,
        why: 'It doesn’t say which award it was.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the title, if it is a link.',
    Enter: 'Follows the link, in a new tab.',
  },
  announced: {
    'The entry is read': 'The date, the title as a heading of level 3, the byline, the text.',
    'A title that is a link gets the focus':
      '“Forecasts that know when they are wrong (opens in a new tab), link, heading level 3”.',
  },
  writing: [
    'Title: as it was published or given, without quotation marks.',
    'Date: as far as it is known: `Oct 2024` or `2024`.',
    'Byline: the journal, the publisher or who gave the award, without “by”.',
  ],
};
