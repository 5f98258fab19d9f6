import { DegreeCard, type DegreeCardProps } from '@portfolio/ui/DegreeCard';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const highlights = [
  { icon: 'chart', text: 'Average grade 1.4', color: '#2a63b8' },
  { icon: 'flask', text: 'Tutor in statistics for two years', color: '#8a4b08' },
];

const degree: DegreeCardProps = {
  degree: 'M.Sc. in Data Science',
  institution: 'Institute for Applied Statistics',
  university: 'University of Bergen',
  year: 'Expected 2027',
  status: 'Second year',
  location: 'Bergen, Norway',
  highlights,
};

const draw = (props: Partial<DegreeCardProps>) => <DegreeCard {...degree} {...props} />;

export const guide: Guide = {
  purpose: 'Presents a degree: from where, when, how far it is, and what stood out.',
  tasks: ['education', 'university', 'study', 'bachelor or master', 'grade', 'graduation'],
  use: [
    'For a degree that was awarded or will be.',
    'Alone at full width, where the highlights are beside the facts; two or more in a `Grid` of two columns.',
    'With `status` while the studies go on.',
  ],
  avoid: {
    'It is a course or a certificate.': 'Use `CertificationCard`.',
    'It is a position held.': 'Use `Timeline`.',
    'It has neither institution nor year.': 'Use `Card`.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Degree: { selector: 'h3', description: 'A third-level heading.' },
      Year: { selector: 'h3 + div p', description: 'When it is or will be awarded.' },
      Status: { selector: 'p > span', description: 'A tag. Left out by default.' },
      Institution: { selector: 'strong', description: 'With university and location below.' },
      Highlight: {
        selector: 'li',
        description: 'A `Pictogram` (decoration) and a text, below a line in a colour of its own.',
      },
    },
  },
  stateWidth: 280,
  states: [
    {
      states: statesOf(draw, {
        everything: {},
        'nothing optional': {
          university: undefined,
          status: undefined,
          location: undefined,
          highlights: [],
        },
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: draw({ university: undefined, location: undefined }),
        why: 'A highlight is a fact that can be checked.',
      },
      dont: {
        example: draw({
          university: undefined,
          location: undefined,
          highlights: [
            { icon: 'idea', text: 'Passionate about learning', color: '#2a63b8' },
            { icon: 'people', text: 'Team player', color: '#8a4b08' },
          ],
        }),
        why: 'Adjectives about oneself aren’t highlights of a degree.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'The card is read':
      'The degree as a heading of level 3, year and status, the institution, the highlights as a list. The pictograms aren’t read.',
  },
  writing: [
    'Degree: its full name as awarded: `M.Sc. in Data Science`.',
    'Year: `2024`, or `Expected 2027` for one that is still to come.',
    'Highlights: two to four, each a fact in at most ten words, without a full stop.',
  ],
};
