import {
  type FieldState,
  fieldStates,
  SelectField,
  type SelectFieldProps,
  TextAreaField,
  type TextAreaFieldProps,
  TextField,
  type TextFieldProps,
} from '@portfolio/ui/Field';
import type { Guide } from '../support/guide.ts';
import { Place } from '../support/places.tsx';
import { longText } from '../support/samples.ts';
import { statesOf } from '../support/states.tsx';

/** Of each field in the states, in px: several go side by side. */
const WIDTH = 200;

const email = 'ada@example.org';
const topics = ['Repairs', 'Spare parts', 'Something else'];

const drawText = (props: Partial<TextFieldProps>) => (
  <Place width={WIDTH}>
    <TextField label="Email" {...props} />
  </Place>
);
const drawSelect = (props: Partial<SelectFieldProps>) => (
  <Place width={WIDTH}>
    <SelectField label="Topic" options={topics} emptyOption="Choose a topic" {...props} />
  </Place>
);
const drawArea = (props: Partial<TextAreaFieldProps>) => (
  <Place width={WIDTH}>
    <TextAreaField label="Message" rows={3} {...props} />
  </Place>
);

/** Each state of the border, with the value and the message that go with it. */
const byState = <Value extends string>(value: Value, error: string) => {
  const states = {
    neutral: {},
    valid: { valid: true, defaultValue: value },
    invalid: { error },
  } satisfies Record<FieldState, object>;
  return Object.fromEntries(fieldStates.map((state) => [state, states[state]]));
};

const shared = {
  focus: {},
  'with a hint': { hint: 'Only used to answer you' },
  required: { required: true },
};

export const guide: Guide = {
  purpose: 'Asks for one value: a line of text, a longer text, or a choice from a list.',
  tasks: [
    'input',
    'text box',
    'textarea',
    'dropdown',
    'select',
    'a list to choose one item from',
    'validation error',
    'form label',
  ],
  use: [
    '`TextField` for a line, such as a name. Its `type` brings the right keyboard on a phone: `email`, `tel`, `url`.',
    '`SelectField` for one of about four to fifteen choices.',
    '`TextAreaField` for more than a line.',
  ],
  avoid: {
    'The choice changes what the page shows.': 'Use `CategoryFilter`.',
    'Visitors choose the theme.': 'Use `ThemeChoice`.',
    'Only programs should fill it in.': 'Use `Honeypot`.',
    'The message is about the whole form.': 'Use `StatusMessage`.',
  },
  anatomy: {
    example: (
      <TextField
        label="Email"
        required
        hint="Only used to answer you"
        defaultValue="ada@"
        error="Please enter a valid email"
      />
    ),
    parts: {
      Label: { selector: 'label', description: 'What is asked. It can be pressed, too.' },
      Star: {
        selector: 'label span',
        description: 'The value is required. Screen readers read the attribute in its place.',
      },
      Hint: { selector: 'p', description: 'What to write, before it is written.' },
      Control: {
        selector: 'input',
        description: 'At least 44 px high, its text at least 16 px. It gets `className` and `ref`.',
      },
      Mark: {
        selector: 'svg',
        description: 'A check mark or an alert: the state isn’t told by colour alone.',
      },
      Error: {
        selector: 'p[aria-live]',
        description: 'What is wrong. Its line is there from the start, so nothing moves.',
      },
    },
  },
  states: [
    {
      name: 'TextField',
      states: statesOf<TextFieldProps>(drawText, {
        ...byState(email, 'Email is required'),
        ...shared,
        'with a placeholder': { placeholder: 'name@example.org' },
        disabled: { disabled: true, defaultValue: email },
      }),
    },
    {
      name: 'SelectField',
      states: statesOf<SelectFieldProps>(drawSelect, {
        ...byState('Repairs', 'Please choose a topic'),
        ...shared,
        disabled: { disabled: true },
      }),
    },
    {
      name: 'TextAreaField',
      states: statesOf<TextAreaFieldProps>(drawArea, {
        ...byState('My chair has lost a leg.', 'Message must be at least 10 characters'),
        ...shared,
        'long text': { defaultValue: longText },
        disabled: { disabled: true, defaultValue: 'My chair has lost a leg.' },
      }),
    },
  ],
  pairs: [
    {
      do: {
        example: <TextField label="Phone" hint="With the country, such as +47" />,
        why: 'Label and hint stay while people write.',
      },
      dont: {
        example: <TextField label="Phone" placeholder="With the country, such as +47" />,
        why: 'The placeholder is gone with the first digit, when it is needed.',
      },
    },
    {
      do: {
        example: <TextField label="Email" defaultValue="ada@" error="Please enter a valid email" />,
        why: 'It says what to do, and stays until the value is right.',
      },
      dont: {
        example: <TextField label="Email" defaultValue="ada@" error="Invalid input" />,
        why: 'It says that something is wrong, but not what would be right.',
      },
    },
    {
      do: {
        example: <SelectField label="Topic" options={topics} emptyOption="Choose a topic" />,
        why: 'The empty choice asks. Nothing is chosen for anybody.',
      },
      dont: {
        example: <SelectField label="Topic" options={topics} emptyOption="-" />,
        why: 'A dash looks like a choice.',
      },
    },
  ],
  keyboard: {
    Tab: 'Moves the focus to the control. A disabled one is passed over.',
    Enter: 'In a `TextField`: sends the form. In a `TextAreaField`: a new line.',
    'Arrow keys, letters': 'In a `SelectField`: choose.',
  },
  announced: {
    'It gets the focus':
      '“Email, edit text, required, Only used to answer you”. The star isn’t read.',
    'It gets the focus and is wrong': 'Also “invalid entry”, and the error after the hint.',
    'An error appears while somebody writes': 'The error, politely.',
    'Several fields fail at once':
      'None of the errors by itself: put the focus on the first of these fields.',
  },
  writing: [
    'Use a noun of one to three words as the label, without a colon: `Phone number`.',
    'Write the hint as a few words without a full stop: `Only used to answer you`.',
    'Say in the error what would be right: `Message must be at least 10 characters`.',
    'Begin the empty choice with a verb: `Choose a topic`.',
  ],
};
