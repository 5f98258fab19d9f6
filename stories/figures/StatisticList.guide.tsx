import { StatisticList, type StatisticListProps } from '@portfolio/ui/StatisticList';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const three = [
  { value: '20', label: 'projects' },
  { value: '7', label: 'featured' },
  { value: '4', label: 'categories' },
];
const five = [
  { value: '3+', label: 'years of practice' },
  { value: '20+', label: 'projects completed' },
  { value: '15', label: 'tools in daily use' },
  { value: '5', label: 'certificates' },
  { value: '4', label: 'domains' },
];
const linked = three.map((each) => ({ ...each, href: '/projects' }));

const draw = (props: Partial<StatisticListProps>) => (
  <StatisticList statistics={three} {...props} />
);

export const guide: Guide = {
  purpose: 'Shows a few numbers in a row or a grid, each with what it counts.',
  tasks: ['statistics', 'key figures', 'KPI', 'counters', 'numbers at a glance', 'facts'],
  use: [
    'For two to eight numbers that sum up a page.',
    'With `inline`, as `facts` of a `PageHeading`.',
    'With `href`, to lead to the page that shows what was counted.',
    'With one it is a line, with up to three a row; from four on, a grid without a hole where they don’t fit on one line. The longest label gets two places if there is one too many, so five fill six.',
  ],
  avoid: {
    'Numbers are compared, or change.': 'Use `Figure`.',
    'It is a percentage on a scale.': 'Use `Scale`.',
    'Facts aren’t numbers.': 'Use `TagList`, or `ContactList` for ways to reach somebody.',
  },
  anatomy: {
    example: draw({ statistics: linked }),
    parts: {
      Value: {
        selector: 'dd',
        description: 'As it is shown. Drawn before its label, read after it.',
      },
      Label: { selector: 'dt', description: 'What it counts.' },
      Link: {
        selector: 'dt a',
        description: 'Covers value and label: at least 44 px high. Left out by default.',
      },
    },
  },
  stateWidth: 320,
  states: [
    {
      states: [
        ...statesOf(draw, {
          three: {},
          one: { statistics: three.slice(0, 1) },
          five: { statistics: five },
          'with links': { statistics: linked },
          'in a line': { statistics: linked, inline: true },
        }),
        { name: 'hovered', example: draw({ statistics: linked.slice(0, 2) }), look: 'hover' },
        {
          name: 'focused',
          example: draw({ statistics: linked.slice(0, 1) }),
          look: 'focus-visible',
        },
        ...statesOf(draw, {
          'large numbers': {
            statistics: [
              { value: '12,345,678', label: 'predictions a month' },
              { value: '99.95%', label: 'of them in time' },
            ],
          },
        }),
      ],
    },
  ],
  pairs: [
    {
      do: {
        example: draw({}),
        why: 'Numbers that were counted, and that the page shows.',
      },
      dont: {
        example: draw({
          statistics: [
            { value: '100%', label: 'dedication' },
            { value: '∞', label: 'coffee' },
          ],
        }),
        why: 'Numbers that nobody can check cost the trust in those that can be.',
      },
    },
    {
      do: { example: draw({}), why: 'The label says what is counted, the value how many.' },
      dont: {
        example: draw({
          statistics: [
            { value: '20 projects', label: 'in total so far' },
            { value: '7 featured', label: 'on the first page' },
          ],
        }),
        why: 'With words in the value, numbers can’t be compared at a glance.',
      },
    },
  ],
  keyboard: { Tab: 'Goes from link to link, if there are any.', Enter: 'Follows the link.' },
  announced: {
    'It is read': 'A list of terms with their values: “projects”, then “20”.',
    'A link gets the focus': '“projects, link”.',
  },
  writing: [
    'Value: the number, with a sign if need be: `20+`, `99.95%`. Thousands with a comma.',
    'Label: one to four words in small letters, without a full stop: `projects completed`.',
  ],
};
