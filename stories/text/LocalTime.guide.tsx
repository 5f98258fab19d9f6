import { LocalTime, type LocalTimeProps } from '@portfolio/ui/LocalTime';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

// A zone that no browser knows: the time would be another one in every picture.
const draw = (props: Partial<LocalTimeProps>) => <LocalTime timeZone="Asia/Nowhere" {...props} />;

export const guide: Guide = {
  purpose: 'Tells the time at the owner’s place, and how far it is from the visitor’s.',
  tasks: ['time', 'time zone', 'clock', 'office hours', 'what time is it there'],
  use: [
    'Next to other facts that help a visitor to decide when to call or write.',
    'With the zone’s IANA name, which knows summer time.',
  ],
  avoid: {
    'It is the time of an event.': 'Write it in words, with its zone.',
    'It is a period.': 'Use `TimeAxis`, or write it in words.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      'Time zone': {
        selector: 'span > span',
        description: 'Without a script, on paper, and where a browser doesn’t know the zone.',
      },
      Time: {
        selector: 'span',
        description: 'Hours and minutes, as the page’s language writes them.',
      },
    },
  },
  states: [
    {
      states: statesOf<LocalTimeProps>(draw, {
        'without a script': {},
        'a place of two words': { timeZone: 'America/New_Nowhere' },
      }),
    },
  ],
  keyboard: {},
  announced: {
    'It is read': '“3:42 PM 5.5 h ahead of you”. It changes silently: no screen reader interrupts.',
  },
  writing: ['It writes itself. Name the fact next to it: `Local time`.'],
};
