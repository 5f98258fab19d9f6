import { Button } from '@portfolio/ui/Button';
import { LoadingOverlay, type LoadingOverlayProps } from '@portfolio/ui/LoadingOverlay';
import { StatusMessage } from '@portfolio/ui/StatusMessage';
import type { Guide } from '../support/guide.ts';
import { Place } from '../support/places.tsx';
import { statesOf } from '../support/states.tsx';

const list = (
  <ul>
    <li>Oak table, 1954</li>
    <li>Six chairs, restored</li>
    <li>Lamp without a shade</li>
    <li>Desk with two drawers</li>
    <li>Mirror in a brass frame</li>
  </ul>
);

const draw = (props: Partial<LoadingOverlayProps>) => (
  <LoadingOverlay active label="Loading offers..." {...props}>
    {props.children ?? list}
  </LoadingOverlay>
);

/** Keeps the label at the top of its content, where it would follow the window. */
const still = '.label-at-top [role="status"] > p { inset-block-start: auto }';

const drawStill = (props: Partial<LoadingOverlayProps>) => (
  <Place width={240}>
    <div className="label-at-top">
      <style>{still}</style>
      {draw(props)}
    </div>
  </Place>
);

export const guide: Guide = {
  purpose: 'Covers a part of the page while it is being replaced, and says what is coming.',
  tasks: ['loading', 'spinner', 'progress', 'busy', 'wait for a list', 'skeleton'],
  use: [
    'Around a list that is about to change, so that nothing below it moves.',
    'For waits of a few seconds at most.',
  ],
  avoid: {
    'A button started it and nothing else changes.': 'Use `Button` with `loading`.',
    'A choice replaces the list.': 'Use `CategoryFilter`, which has an overlay.',
    'There is nothing to cover yet.': 'Say what is coming in a `StatusMessage`.',
    'The content is a line or two: the label needs more room.': 'Use `StatusMessage`.',
    'A whole page loads.': 'Leave the old page until the new one is there.',
  },
  anatomy: {
    example: draw({}),
    parts: {
      Content: {
        selector: '[aria-busy]',
        description: 'Faded. Takes no click or touch, and is said to be busy.',
      },
      Axis: {
        selector: '[role="status"] span',
        description: 'A dot runs along a line. With reduced motion it isn’t there.',
      },
      Label: {
        selector: '[role="status"] p',
        description:
          'What is coming. It stays in sight when the content is longer than the window.',
      },
    },
  },
  states: [
    {
      states: statesOf<LoadingOverlayProps>(drawStill, {
        idle: { active: false },
        active: {},
        'reduced motion': { 'data-motion': 'reduced' } as Partial<LoadingOverlayProps>,
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: draw({}),
        why: 'The old list keeps its room, so the page doesn’t jump.',
      },
      dont: {
        example: <StatusMessage>Loading offers...</StatusMessage>,
        why: 'With the list gone, everything below moves up, and down again a moment later.',
      },
    },
    {
      do: {
        example: (
          <Button loading loadingLabel="Sending...">
            Send
          </Button>
        ),
        why: 'Where only the button waits, the button says so.',
      },
      dont: {
        example: (
          <LoadingOverlay active label="Sending...">
            <p>Dear neighbours, on Saturday we dance in the yard, and you are welcome.</p>
            <Button>Send</Button>
          </LoadingOverlay>
        ),
        why: 'What people have written is covered, though nothing replaces it.',
      },
    },
  ],
  keyboard: { Tab: 'Goes through the content as ever, so that nobody lands behind it.' },
  announced: {
    'It becomes active': '“Loading offers...”, politely.',
    'It is done': 'Nothing: say in a `StatusMessage` what is there now.',
  },
  writing: [
    'Name what is coming, with three dots: `Loading offers...`',
    'Don’t say “Please wait”: it tells nobody for what.',
  ],
};
