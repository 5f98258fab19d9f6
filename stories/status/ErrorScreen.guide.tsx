import { Button, ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { ErrorScreen, type ErrorScreenProps } from '@portfolio/ui/ErrorScreen';
import type { Guide } from '../support/guide.ts';
import { statesOf } from '../support/states.tsx';

const waysOut = (
  <Cluster>
    <ButtonLink href="https://example.com/" variant="outline">
      Home
    </ButtonLink>
    <ButtonLink href="https://example.com/bridges" variant="outline">
      Bridges
    </ButtonLink>
  </Cluster>
);

const draw = (props: Partial<ErrorScreenProps>) => (
  <ErrorScreen
    heading="Something went wrong"
    status="404 Not Found"
    message="There is no page at this address. It may have moved, or the link is mistyped."
    {...props}
  />
);

export const guide: Guide = {
  purpose: 'Takes the place of a page that doesn’t exist or fails, and shows the ways out.',
  tasks: ['404', 'not found', 'error page', 'broken page', 'server error', 'offline'],
  use: [
    'For an address that has no page.',
    'For a page that fails while it loads, with a button that tries again.',
    'Above the best content of the site: the navigation already leads to all pages.',
  ],
  avoid: {
    'Only an action failed.': 'Use `StatusMessage`, and keep the page.',
    'One value is wrong.': 'Use the `error` of `Field`.',
    'A list has no entries.': 'Say so in the list’s place, in a sentence.',
  },
  anatomy: {
    example: draw({ children: waysOut }),
    parts: {
      Heading: {
        selector: 'h1',
        description: 'The same for all failures; also the document’s title.',
      },
      Status: { selector: 'h1 + p > span', description: 'What kind of failure, for a report.' },
      Message: { selector: 'h1 + p', description: 'What happened and what to do.' },
      'Ways out': { selector: 'a', description: 'Its children: a few links.' },
    },
  },
  states: [
    {
      states: statesOf<ErrorScreenProps>(draw, {
        'unknown address': { children: waysOut },
        'page that failed': {
          status: '500 Internal Error',
          message: 'This page failed to load. Try again, or go to another one.',
          children: (
            <>
              <Cluster>
                <Button icon="turn">Try again</Button>
              </Cluster>
              {waysOut}
            </>
          ),
        },
        'without ways out': {},
      }),
    },
  ],
  stateWidth: 420,
  pairs: [
    {
      do: {
        example: draw({ children: waysOut }),
        why: 'It says what happened in plain words, and everybody can go on from here.',
      },
      dont: {
        example: draw({ message: 'TypeError: undefined is not a function' }),
        why: 'It is of use to nobody who visits, and there is no way on.',
      },
    },
  ],
  keyboard: { Tab: 'Goes through the ways out.' },
  announced: {
    'A screen reader comes to it': 'The heading, the status, the message, the links.',
    'It appears': 'Nothing by itself: the page sets its title and the focus.',
  },
  writing: [
    'Say what happened, then what to do, in one sentence each: `This page failed to load. Try again, or go to another one.`',
    'Blame neither people nor machines, and don’t apologize.',
    'The status is the number and its name: `404 Not Found`.',
  ],
};
