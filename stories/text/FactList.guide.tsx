import { FactList, type FactListProps } from '@portfolio/ui/FactList';
import { LocalTime } from '@portfolio/ui/LocalTime';
import type { Guide } from '../support/guide.ts';
import { longText } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

const facts: FactListProps['facts'] = [
  { label: 'Opened', value: '1934' },
  { label: 'Length', value: '212 m, of which 90 m are above water' },
  { label: 'Owner', value: 'City of Lyon' },
];

const draw = (props: Partial<FactListProps>) => <FactList facts={facts} {...props} />;

export const guide: Guide = {
  purpose: 'Lists facts about somebody or something, each on a line with its label.',
  tasks: ['facts', 'key and value', 'details', 'properties', 'metadata', 'at a glance'],
  use: [
    'For two to eight facts that a visitor looks up rather than reads.',
    'Next to a text, or below one.',
    'With an element as value where the fact changes, such as `LocalTime`.',
  ],
  avoid: {
    'The facts are numbers that sum up a page.': 'Use `StatisticList`.',
    'They are ways to reach somebody.': 'Use `ContactList`, which has links and copy buttons.',
    'They have no labels.': 'Use `TagList`.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Label: { selector: 'dt', description: 'A word or two. All are equally wide.' },
      Value: {
        selector: 'dd',
        description: 'A few words. It goes below the label where both don’t fit on one line.',
      },
    },
  },
  stateWidth: 320,
  states: [
    {
      states: statesOf<FactListProps>(draw, {
        three: {},
        one: { facts: facts.slice(0, 1) },
        'a long value': { facts: [...facts, { label: 'History', value: longText }] },
        'an element': {
          facts: [...facts, { label: 'Time zone', value: <LocalTime timeZone="Europe/Nowhere" /> }],
        },
      }),
    },
  ],
  pairs: [
    {
      do: { example: draw({}), why: 'Each fact can be found by its label.' },
      dont: {
        example: draw({
          facts: [{ label: 'The bridge was opened in the year', value: '1934, and is 212 m long' }],
        }),
        why: 'A sentence cut in two has to be read to the end.',
      },
    },
  ],
  keyboard: {},
  announced: { 'It is read': 'A list of terms with their values: “Opened”, then “1934”.' },
  writing: [
    'Label: one or two words without a colon: `Based in`.',
    'Value: the fact itself, without a full stop: `Pune, India`.',
  ],
};
