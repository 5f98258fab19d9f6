import { Button } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import { StatusMessage, type StatusMessageProps, statusTones } from '@portfolio/ui/StatusMessage';
import type { Guide } from '../support/guide.ts';
import { arabic, longWord } from '../support/samples.ts';
import { matrixOf, statesOf, valuesOf } from '../support/states.tsx';

const draw = (props: Partial<StatusMessageProps>) => (
  <StatusMessage {...props}>{props.children ?? 'Your order was changed.'}</StatusMessage>
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
  avoid: [
    {
      when: 'One field is wrong.',
      instead: 'Use the `error` of `Field`, which is tied to its control.',
    },
    { when: 'A list is being replaced.', instead: 'Use `LoadingOverlay`.' },
    { when: 'A whole page failed.', instead: 'Use `ErrorScreen`.' },
    { when: 'It is true all the time.', instead: 'Use `Callout`, or `Tag` for a word.' },
  ],
  anatomy: {
    example: (
      <StatusMessage tone="negative" detail="You seem to be offline.">
        Your order wasn’t changed.
      </StatusMessage>
    ),
    parts: [
      {
        name: 'Mark',
        selector: 'svg',
        description: 'A check mark or an alert, so that the tone isn’t told by colour alone.',
      },
      { name: 'Message', selector: 'p > span > span', description: 'How it ended.' },
      {
        name: 'Detail',
        selector: 'p > span',
        description: 'Why, or what helps: a sentence after the message.',
      },
    ],
  },
  states: [
    ...matrixOf<StatusMessageProps>(draw, valuesOf('tone', statusTones), {
      'one sentence': {},
      'with a detail': { detail: 'It is on its way to you.' },
      'long word': { children: longWord },
      'right to left': { dir: 'rtl', children: arabic.sentence },
    }),
    {
      name: 'empty, between two lines',
      states: statesOf(
        (props: Partial<StatusMessageProps>) => (
          <>
            <p>Order 4711</p>
            <StatusMessage {...props} />
            <p>Two chairs</p>
          </>
        ),
        { empty: {}, filled: { tone: 'positive', children: 'Your order was changed.' } },
      ),
    },
  ],
  stateWidth: 260,
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
  keyboard: [],
  announced: [
    {
      when: 'It gets a text, or another one',
      says: 'Message and detail, once the screen reader has finished its sentence. Not the mark.',
    },
    { when: 'It is emptied', says: 'Nothing.' },
    {
      when: 'It has `role="alert"`',
      says: 'The same, but at once. Only for what can’t wait, such as a lost connection.',
    },
  ],
  writing: [
    'Say what happened in one sentence: `Your order was changed.`',
    'For a failure, say what people can do: `The picture wasn’t saved. The file is larger than 5 MB.`',
    'Leave out “Error”, “Oops” and exclamation marks.',
    'Take the words of the button: `Save` leads to `Saved`.',
  ],
  related: [
    { name: 'Field', why: 'says what is wrong with one value' },
    { name: 'LoadingOverlay', why: 'covers what is being replaced' },
    { name: 'Button', why: 'says itself that it is still working' },
    { name: 'Celebration', why: 'adds stars to a rare success' },
  ],
};
