import { type Period, TimeAxis, type TimeAxisProps } from '@portfolio/ui/TimeAxis';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const period = (label: string, initials: string, start: string, end: string, color: string) =>
  ({ label, initials, start, end, color }) satisfies Period;

const exhibitions = [
  period('Tides, Harbour Museum', 'T', '2025-01', '2025-03', '#2a63b8'),
  period('Moss, Botanical Garden', 'M', '2025-05', '2025-06', '#1a6b3c'),
  period('Glass, Old Mint', 'G', '2025-07', '2025-11', '#8a4b08'),
];
const [tides] = exhibitions as [Period];

const draw = (props: Partial<TimeAxisProps>) => (
  <TimeAxis caption="Exhibitions by month" periods={exhibitions} {...props} />
);

const one = (start: string, end: string) => ({ periods: [{ ...tides, start, end }] });

export const guide: Guide = {
  purpose: 'Draws periods to scale on an axis of months and years.',
  tasks: [
    'Gantt chart',
    'when and for how long',
    'career at a glance',
    'schedule',
    'periods',
    'calendar of projects',
  ],
  use: [
    'To sum up when things took place, how long, and what overlaps, above the text that tells more.',
    'From one month to several decades: as many months and years are labelled as fit.',
  ],
  avoid: {
    'It has to say what was done.': 'Use `Timeline`; both together are best.',
    'Something was measured over time.': 'Use `FigureSeries`.',
    'Days or hours count.': 'Write them as text: the axis knows months.',
  },
  anatomy: {
    example: draw({ periods: [{ ...tides, name: 'Tides' }, ...exhibitions.slice(1)] }),
    parts: {
      Caption: { selector: 'figcaption', description: 'What the figure shows.' },
      Bar: {
        selector: 'li',
        description: 'From the first to the last month, both included. Its label shows on hover.',
      },
      Initials: {
        selector: '[role="img"] > span',
        description: 'Above the bar, with the name beside them where it fits.',
      },
      Axis: {
        selector: '[aria-hidden]',
        description:
          'Months and years, as many as fit. Begins with the first period; on a phone with the last one, as the list below it does.',
      },
    },
  },
  stateWidth: 300,
  states: [
    {
      states: statesOf(draw, {
        'several periods': {},
        'with names': {
          periods: [
            { ...tides, end: '2025-06', name: 'Tides' },
            {
              ...tides,
              label: 'Moss',
              initials: 'M',
              start: '2025-07',
              end: '2025-07',
              name: 'Moss, Botanical Garden',
            },
          ],
        },
        overlapping: {
          periods: [
            tides,
            period('Moss', 'M', '2025-02', '2025-06', '#1a6b3c'),
            period('Glass', 'G', '2025-05', '2025-09', '#8a4b08'),
          ],
        },
        'one month': one('2025-01', '2025-01'),
        'four years': one('2021-05', '2025-11'),
        'thirty years': one('1994-09', '2024-12'),
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: draw({}),
        why: 'A colour of its own for each place, the same as in the text below.',
      },
      dont: {
        example: draw({
          periods: exhibitions.map((each) => ({ ...each, initials: 'E', color: '#2a63b8' })),
        }),
        why: 'With the same letters and colour, nobody can find them again in the text.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'It is read':
      'A figure with its caption, and a list of images: “Tides, Harbour Museum”. Dates aren’t read, so they must be in the text beside it.',
  },
  writing: [
    'Caption: what is drawn: `Internships by month`.',
    'Label: what and where, such as `Data Analyst, Monsoon Retail`. Initials: one to three letters.',
    'Months are written `2025-03`. The last month is part of the period.',
  ],
};
