import { fieldStates, SelectField, TextAreaField, TextField } from '@portfolio/ui/Field';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { arabic, longText } from '../support/samples.ts';
import { inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Asks for one value: a line of text, a longer text, or a choice from a list.',
  use: [
    '`TextField` for a line, such as a name. Its `type` brings the right keyboard on a phone: `email`, `tel`, `url`.',
    '`SelectField` for one of about four to fifteen choices. Let the empty one ask: `Choose a topic`.',
    '`TextAreaField` for more than a line.',
  ],
  avoid: {
    'The choice changes what the page shows.': 'Use `CategoryFilter`.',
    'Visitors choose the theme.': 'Use `ThemeChoice`.',
    'Only programs should fill it in.': 'Use `Honeypot`.',
    'The message is about the whole form.': 'Use `StatusMessage`.',
    'A placeholder would say what to write.':
      'Use `hint`: a placeholder is gone with the first letter, when it is needed.',
    'The error would be “Invalid input”.':
      'Say what would be right: `Message must be at least 10 characters`.',
  },
  anatomy: {
    Label: 'What is asked, in one to three words. A press on it focuses the control.',
    Star: 'The value is required. Screen readers read the attribute instead.',
    Hint: 'What to write, before it is written.',
    Control: 'At least 44 px high, its text at least 16 px. It gets `className` and `ref`.',
    Mark: 'A check mark or an alert, for those who don’t see the colour.',
    Error: 'What is wrong. Its line is there from the start, so nothing moves.',
  },
  stateWidth: 200,
  keyboard: {
    Tab: 'Moves the focus to the control. It skips a disabled one.',
    Enter: 'In a `TextField`: sends the form. In a `TextAreaField`: a new line.',
    'Arrow keys, letters': 'In a `SelectField`: choose.',
  },
  announced: {
    'It gets the focus':
      '“Email, edit text, required, Only used to answer you”. The star isn’t read.',
    'It gets the focus and is wrong': 'Also “invalid entry”, and the error after the hint.',
    'An error appears while somebody writes': 'The error, politely.',
    'Several fields fail together':
      'None of the errors by itself: put the focus on the first of these fields.',
  },
};

const email = 'mira@example.com';

const meta = {
  component: TextField,
  subcomponents: { SelectField, TextAreaField },
  decorators: inlineSize(22),
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
  parameters: { guide },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'false'),
};

export const Focus: Story = {
  parameters: { pseudo: { focusVisible: 'input, select, textarea' } },
};

export const Required: Story = {
  args: { required: true },
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired(),
};

export const WithHint: Story = { args: { hint: 'Only used to answer you' } };

export const Valid: Story = { args: { valid: true, defaultValue: email } };

/** The hint is announced with the control, before the error. */
export const Invalid: Story = {
  args: {
    ...Required.args,
    ...WithHint.args,
    defaultValue: 'mira@',
    error: 'Please enter a valid email',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(
      'Only used to answer you Please enter a valid email',
    );
  },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: email } };

export const Select: Story = {
  args: { label: 'Topic' },
  render: ({ label, error, valid = false, disabled, defaultValue }) => (
    <SelectField
      {...{ label, error, valid, disabled, defaultValue }}
      options={['Project collaboration', 'Mentorship', 'General question']}
      emptyOption="Choose a topic"
    />
  ),
};

export const SelectFocus: Story = { ...Select, ...Focus };

export const SelectValid: Story = {
  ...Select,
  args: { ...Select.args, valid: true, defaultValue: 'Mentorship' },
};

export const SelectInvalid: Story = {
  ...Select,
  args: { ...Select.args, error: 'Please choose a topic' },
};

export const SelectDisabled: Story = { ...Select, args: { ...Select.args, disabled: true } };

export const TextArea: Story = {
  args: { label: 'Message' },
  render: ({ label, error, valid = false, disabled, defaultValue }) => (
    <TextAreaField rows={3} {...{ label, error, valid, disabled, defaultValue }} />
  ),
};

export const TextAreaFocus: Story = { ...TextArea, ...Focus };

export const TextAreaValid: Story = {
  ...TextArea,
  args: { ...TextArea.args, valid: true, defaultValue: longText },
};

export const TextAreaInvalid: Story = {
  ...TextArea,
  args: { ...TextArea.args, error: 'Message must be at least 10 characters' },
  play: ({ args, canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Message' })).toHaveAccessibleDescription(
      args.error,
    ),
};

export const TextAreaDisabled: Story = { ...TextArea, args: { ...TextArea.args, disabled: true } };

export const PressingTheLabelFocusesTheControl: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const StatesDifferInColourAndMark: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      {fieldStates.map((state) => (
        <TextField
          {...args}
          key={state}
          label={state}
          valid={state === 'valid'}
          error={state === 'invalid' ? 'Email is required' : undefined}
        />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const controls = fieldStates.map((name) => canvas.getByRole('textbox', { name }));
    const colours = controls.map((control) => getComputedStyle(control).borderTopColor);
    const marks = controls.map((control) => control.parentElement?.querySelector('svg')?.innerHTML);
    await expect(new Set(colours).size).toBe(fieldStates.length);
    await expect(new Set(marks).size).toBe(fieldStates.length);
  },
};

/** The error of a failed submit is read with the field that gets the focus, and not once more by itself. */
export const AnErrorThatComesWithTheFocusIsReadOnce: Story = {
  tags: ['behaviour'],
  render: function Submitted(args) {
    const [error, setError] = useState<string>();
    return (
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { currentTarget } = event;
          flushSync(() => setError('Email is required'));
          currentTarget.querySelector('input')?.focus();
        }}
      >
        <TextField
          {...args}
          error={error}
          onChange={() => setError('Please enter a valid email')}
        />
        <button type="submit">Send</button>
      </form>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    await userEvent.click(canvas.getByRole('button'));
    await expect(input).toHaveFocus();
    await expect(input).toHaveAccessibleDescription('Email is required');
    await expect(message).toHaveAttribute('aria-live', 'off');
    await userEvent.keyboard('m');
    await expect(message).toHaveTextContent('Please enter a valid email');
    await expect(message).toHaveAttribute('aria-live', 'polite');
  },
};

export const AnErrorWhileTypingIsAnnounced: Story = {
  tags: ['behaviour'],
  render: function Typed(args) {
    const [value, setValue] = useState('');
    return (
      <TextField
        {...args}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        error={value && !value.includes('@') ? 'Please enter a valid email' : undefined}
        valid={value.includes('@')}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    const message = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    await expect(message).toHaveAttribute('aria-live', 'off');
    await expectTabOrder(userEvent, [input]);
    await userEvent.keyboard('mira');
    await expect(message).toHaveAttribute('aria-live', 'polite');
    await expect(message).toHaveTextContent('Please enter a valid email');
    await userEvent.keyboard('@example.com');
    await expect(message).toBeEmptyDOMElement();
    await expect(input).toHaveAttribute('data-state', 'valid');
    await userEvent.tab();
    await expect(message).toHaveAttribute('aria-live', 'off');
  },
};

/** The message's line is always there. */
export const AnErrorMovesNothing: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      <TextField {...args} />
      <TextField {...args} label="Name" error="Name is required" />
    </>
  ),
  play: async ({ canvas }) => {
    const [email, name] = ['Email', 'Name'].map(
      (label) => canvas.getByText(label).parentElement?.offsetHeight,
    );
    await expect(email).toBe(name);
  },
};

/** Visitors read a choice in their language; the form sends it under its own name. */
export const AChoiceIsSentUnderItsOwnName: Story = {
  tags: ['behaviour'],
  render: () => (
    <SelectField
      label="Anliegen"
      options={['Mentoring', { value: 'General Question', label: 'Allgemeine Frage' }]}
      emptyOption="Bitte wählen"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Anliegen' });
    await expect(select).toHaveDisplayValue('Bitte wählen');
    await expect(select).toHaveValue('');
    for (const [choice, value] of [
      ['Mentoring', 'Mentoring'],
      ['Allgemeine Frage', 'General Question'],
    ] as const) {
      await userEvent.selectOptions(select, choice);
      await expect(select).toHaveDisplayValue(choice);
      await expect(select).toHaveValue(value);
    }
  },
};

/** Away from the text. */
export const TheArrowIsAtTheEndOfTheLineFromRightToLeft: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  render: () => <SelectField label={arabic.label} options={[]} emptyOption={arabic.name} />,
  play: async ({ canvas }) => {
    const { backgroundPositionX } = getComputedStyle(canvas.getByRole('combobox'));
    const lefts = backgroundPositionX.split(',').map(Number.parseFloat);
    await expect(Math.max(...lefts)).toBeLessThan(32);
    await expect(backgroundPositionX).not.toContain('%');
  },
};

/** It runs from left to right there, too, and still begins where the other fields do. */
export const APhoneNumberKeepsItsDirectionFromRightToLeft: Story = {
  tags: ['behaviour'],
  globals: { direction: 'rtl' },
  args: { label: arabic.label, type: 'tel', defaultValue: '+44 7700 900123', valid: true },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    const mark = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const { direction, paddingLeft, textAlign } = getComputedStyle(input);
    await expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' });
    const textFrom = input.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
    await expect(textFrom).toBeGreaterThanOrEqual(mark?.right ?? Number.POSITIVE_INFINITY);
  },
};
