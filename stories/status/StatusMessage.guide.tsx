import { Button } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import {
  StatusMessage,
  type StatusMessageProps,
  type StatusTone,
  statusTones,
} from '@portfolio/ui/StatusMessage';
import type { Guide } from '../support/guide.ts';
import { Place } from '../support/places.tsx';
import { statesOf } from '../support/states.tsx';

/** Of each message in the states, in px. */
const WIDTH = 260;

const outcomes: Record<StatusTone, string> = {
  neutral: 'Showing 12 of 40 chairs.',
  positive: 'Your order was changed.',
  negative: 'Your order wasn’t changed.',
};
const details: Record<StatusTone, string> = {
  neutral: 'The others come with the next van.',
  positive: 'We start on Monday.',
  negative: 'You seem to be offline.',
};

const draw = (props: Partial<StatusMessageProps>) => (
  <Place width={WIDTH}>
    <StatusMessage {...props} />
  </Place>
);

export const guide: Guide = {
  purpose: 'Says how something ended or how it is going, to the eye and to screen readers.',
  tasks: [
    'show a status after saving',
    'success message',
    'error message',
    'toast',
    'notification',
    'alert',
    'live region',
  ],
  use: [
    'Near what was pressed, for how it ended.',
    'For what changes on a page while somebody looks: `Currently showing 5 projects`.',
    'Keep it on the page while it is empty: not every screen reader announces one that appears with its text.',
  ],
  avoid: {
    'One field is wrong.': 'Use the `error` of `Field`, which is tied to its control.',
    'A list is being replaced.': 'Use `LoadingOverlay`.',
    'A whole page failed.': 'Use `ErrorScreen`.',
    'It is true all the time.': 'Use `Callout`, or `Tag` for a word.',
  },
  anatomy: {
    example: (
      <StatusMessage tone="negative" detail="You seem to be offline.">
        Your order wasn’t changed.
      </StatusMessage>
    ),
    parts: {
      Mark: {
        selector: 'svg',
        description: 'A check mark or an alert, so that the tone isn’t told by colour alone.',
      },
      Text: {
        selector: 'p > span',
        description: 'How it ended, and after it the `detail`: why, or what helps.',
      },
    },
  },
  states: [
    ...statusTones.map((tone) => ({
      name: tone,
      states: statesOf((props: Partial<StatusMessageProps>) => draw({ ...props, tone }), {
        'one sentence': { children: outcomes[tone] },
        'with a detail': { children: outcomes[tone], detail: details[tone] },
      }),
    })),
    {
      name: 'between two lines',
      states: statesOf(
        (props: Partial<StatusMessageProps>) => (
          <Place width={WIDTH}>
            <p>Order 4711</p>
            <StatusMessage {...props} />
            <p>Two chairs</p>
          </Place>
        ),
        { empty: {}, filled: { tone: 'positive', children: outcomes.positive } },
      ),
    },
  ],
  pairs: [
    {
      do: {
        example: (
          <>
            <Button>Save</Button>
            <StatusMessage tone="negative" detail="The file is larger than 5 MB.">
              The picture wasn’t saved.
            </StatusMessage>
          </>
        ),
        why: 'It says what happened and why, so people know what to change.',
      },
      dont: {
        example: (
          <>
            <Button>Save</Button>
            <StatusMessage tone="negative">Error!</StatusMessage>
          </>
        ),
        why: 'Nobody knows what failed, nor what to do about it.',
      },
    },
    {
      do: {
        example: (
          <Cluster>
            <Button>Save</Button>
            <StatusMessage tone="positive">Saved.</StatusMessage>
          </Cluster>
        ),
        why: '`positive` for what went well.',
      },
      dont: {
        example: (
          <Cluster>
            <Button>Save</Button>
            <StatusMessage>Saved.</StatusMessage>
          </Cluster>
        ),
        why: 'Without a tone, a success looks like any line of text.',
      },
    },
  ],
  keyboard: {},
  announced: {
    'It gets a text, or another one':
      'Message and detail, once the screen reader has finished its sentence. Not the mark.',
    'It is emptied': 'Nothing.',
    'It has `role="alert"`':
      'The same, but at once. Only for what can’t wait, such as a lost connection.',
  },
  writing: [
    'Say what happened in one sentence: `Your order was changed.`',
    'For a failure, say what people can do: `The picture wasn’t saved. The file is larger than 5 MB.`',
    'Leave out “Error”, “Oops” and exclamation marks.',
    'Take the words of the button: `Save` leads to `Saved`.',
  ],
};
