import { DraftNote, type DraftNoteProps, draftStates } from '@portfolio/ui/DraftNote';
import type { Guide } from '../support/guide.ts';
import { sentence } from '../support/samples.ts';
import { statesOf, valuesOf } from '../support/states.tsx';

const words = 'What you type is kept on this device only, until it is sent.';

const draw = (props: Partial<DraftNoteProps>) => (
  <DraftNote {...props}>{props.children ?? words}</DraftNote>
);

export const guide: Guide = {
  purpose: 'Tells people that their unsent input is kept, where and for how long, and clears it.',
  tasks: ['draft', 'autosave', 'unsaved changes', 'restore input', 'clear form', 'undo'],
  use: [
    'Below a form whose input is kept on the device.',
    'Always together with code that keeps the draft and can bring it back: this only asks.',
  ],
  avoid: {
    'Nothing is kept.': 'Leave it out.',
    'It says that something was sent.': 'Use `StatusMessage`.',
    'It says when to expect an answer.': 'Use `FormNote`, a part of `Form`.',
  },
  anatomy: {
    example: draw({ state: 'kept' }),
    parts: {
      Note: { selector: 'span', description: 'Where and for how long: small and grey.' },
      Button: {
        selector: 'button',
        description: 'Clears the draft, and then undoes that. Its room is there from the start.',
      },
    },
  },
  states: [
    { name: 'state', states: statesOf<DraftNoteProps>(draw, valuesOf('state', draftStates)) },
    {
      name: 'with a draft',
      states: statesOf((props: Partial<DraftNoteProps>) => draw({ ...props, state: 'kept' }), {
        hover: {},
        focus: {},
        'long note': { children: sentence },
      }),
    },
  ],
  stateWidth: 320,
  pairs: [
    {
      do: {
        example: draw({ state: 'kept' }),
        why: 'It says where the draft is, so people on a shared computer know to clear it.',
      },
      dont: {
        example: draw({ state: 'kept', children: 'Draft saved.' }),
        why: 'Nobody knows who can read it, nor how long it stays.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the button, unless there is nothing to clear.',
    'Enter, Space': 'Clears the draft, or brings it back. The focus stays.',
  },
  announced: {
    'It is read': 'The note, then “Clear draft, button”. Without a draft, only the note.',
    'The draft was cleared':
      'The button’s new name, “Undo”, in screen readers that follow the focused button.',
  },
  writing: [
    'Say where, and until when: `What you type is kept on this device only, until it is sent.`',
    'The button’s texts are its own: `Clear draft` and `Undo`.',
  ],
};
