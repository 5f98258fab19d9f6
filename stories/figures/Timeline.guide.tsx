import { ButtonLink } from '@portfolio/ui/Button';
import {
  Timeline,
  TimelineCard,
  type TimelineCardProps,
  TimelineEnd,
} from '@portfolio/ui/Timeline';
import type { Guide } from '../support/guide.ts';

const position: TimelineCardProps = {
  title: 'Data Analyst',
  company: 'Fjord Ferries',
  companyInitials: 'FF',
  companyColor: '#2a63b8',
  location: 'Bergen, Norway',
  period: 'Jun 2025–Aug 2025',
  length: '3 months',
  badge: 'Internship',
  duties: ['Forecast passengers for each departure.', 'Checked the forecast against tickets sold.'],
  figures: [{ value: '19 → 12%', label: 'mean error' }],
  skills: ['Python', 'dbt'],
};

const end = (
  <TimelineEnd
    title="Next Step"
    label="Looking Forward"
    text="A position in a team that runs its own models."
    tags={['From 2027']}
  >
    <ButtonLink href="/contact">Get in touch</ButtonLink>
  </TimelineEnd>
);

/** A timeline of one position, with these props, and of what follows. Nothing waits to be scrolled to. */
const draw = (props: Partial<TimelineCardProps> = {}, next?: typeof end) => (
  <div data-motion="reduced">
    <Timeline>
      {[<TimelineCard key="position" {...position} {...props} />, ...(next ? [next] : [])]}
    </Timeline>
  </div>
);

const short: Partial<TimelineCardProps> = { duties: position.duties.slice(0, 1), skills: [] };

export const guide: Guide = {
  purpose: 'Tells in the order of time what somebody did: positions along an axis, newest first.',
  tasks: [
    'career',
    'when somebody worked where',
    'work experience',
    'history',
    'résumé',
    'employment',
    'milestones',
    'vertical steps',
  ],
  use: [
    'For positions held, each a `TimelineCard`: what was done, what came of it, with which tools.',
    'With a `TimelineEnd` for what comes next: a hollow mark, a dashed axis, an action.',
    'Below a `TimeAxis`, which shows the same to scale.',
  ],
  avoid: {
    'Only the periods count.': 'Use `TimeAxis`.',
    'It is a degree or a certificate.': 'Use `DegreeCard` or `CertificationCard`.',
    'The order doesn’t matter.': 'Use `Card` in a `Grid`.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Time: {
        selector: 'article > p',
        description: 'From when to when, and how long. Beside the axis, or above the title.',
      },
      Title: { selector: 'h3', description: 'The position. A third-level heading.' },
      Initials: {
        selector: 'h3 + div > span',
        description: 'Of the company, in its colour. Decoration.',
      },
      Company: { selector: 'strong', description: 'With the location below it.' },
      Badge: {
        selector: 'h3 + div > p + span',
        description: 'The kind of position. Left out by default.',
      },
      Duties: { selector: 'article ul', description: 'What was done, as a list.' },
      Results: {
        selector: 'dl',
        description:
          'What came of it, in numbers. In the margin where there is room, otherwise before the duties.',
      },
      Skills: { selector: 'ul[aria-label]', description: 'What was used, as tags.' },
    },
  },
  stateWidth: 470,
  states: [
    {
      states: [
        { name: 'everything', example: draw() },
        {
          name: 'held today, without results and skills',
          example: draw({
            period: 'Jun 2025–Present',
            length: undefined,
            badge: undefined,
            location: undefined,
            figures: undefined,
            skills: [],
          }),
        },
        { name: 'with an open end', example: draw({ ...short, figures: undefined }, end) },
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: draw({ figures: undefined, skills: [] }),
        why: 'Duties say what was done, each in a sentence that begins with a verb.',
      },
      dont: {
        example: draw({
          duties: ['Responsible for forecasting, reporting, dashboards and meetings.'],
          figures: undefined,
          skills: [],
        }),
        why: 'What somebody was responsible for isn’t what they did.',
      },
    },
    {
      do: {
        example: draw(short),
        why: 'A result is a number before and after, with what it measures.',
      },
      dont: {
        example: draw({ ...short, figures: [{ value: '100%', label: 'commitment' }] }),
        why: 'What nobody has measured isn’t a result.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the actions of a `TimelineEnd`. Nothing else can be pressed.',
  },
  announced: {
    'It is read':
      'A list. Each entry is an article: period, title as a heading of level 3, company, results as terms with values, duties as a list, “Skills used as Data Analyst, list”.',
  },
  writing: [
    'Title: the position, not the company: `Data Analyst`.',
    'Period: `Jun 2025–Aug 2025`, `Jun 2025–Present`. An en dash without spaces.',
    'Duties: two to four sentences in the past tense: `Moved a forecast that was run by hand to a nightly pipeline.`',
    'Results: the value as it is read, `52 → 31 min`, and what it measures, `nightly run`.',
  ],
};
