import { fieldStates, SelectField, TextAreaField, TextField } from '@portfolio/ui/Field';
import { Form } from '@portfolio/ui/Form';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { arabic, longText } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './Field.guide.tsx';

const inquiryTypes = ['Project Collaboration', 'Resume Review', 'Mentorship', 'General Question'];

const meta = {
  component: TextField,
  subcomponents: { SelectField, TextAreaField },
  args: { label: 'Email', type: 'email', autoComplete: 'email' },
  parameters: { guide },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expectTabOrder(userEvent, [input]);
    await userEvent.keyboard('mira.kelvekar@example.com');
    await expect(input).toHaveValue('mira.kelvekar@example.com');
    await expect(input).toHaveAttribute('aria-invalid', 'false');
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const ClickingTheLabelFocusesTheControl: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Email'));
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

/** The border is grey, green or red; only the red state has a message. */
export const Borders: Story = {
  render: (args) => (
    <Form>
      {fieldStates.map((state) => (
        <TextField
          key={state}
          {...args}
          label={state}
          defaultValue={state === 'valid' ? 'mira.kelvekar@example.com' : undefined}
          valid={state === 'valid'}
          error={state === 'invalid' ? 'Email is required' : undefined}
        />
      ))}
    </Form>
  ),
  play: async ({ canvas }) => {
    const colors = fieldStates.map((state) => {
      const control = canvas.getByRole('textbox', { name: state });
      expect(control).toHaveAttribute('data-state', state);
      return getComputedStyle(control).borderTopColor;
    });
    await expect(new Set(colors).size).toBe(fieldStates.length);
  },
};

/** States differ in more than colour: they have a mark. */
export const StatesHaveMarks: Story = {
  ...Borders,
  play: async ({ canvas }) => {
    const drawings = fieldStates.map(
      (state) =>
        canvas.getByRole('textbox', { name: state }).parentElement?.querySelector('svg')?.innerHTML,
    );
    await expect(new Set(drawings).size).toBe(fieldStates.length);
  },
};

export const Invalid: Story = {
  args: { error: 'Please enter a valid email', defaultValue: 'mira@' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' });
    await expect(input).toHaveAttribute('aria-invalid', 'true');
    await expect(input).toHaveAccessibleDescription(args.error);
    await expect(canvas.getByText(String(args.error))).toHaveAttribute(
      'id',
      input.getAttribute('aria-describedby'),
    );
  },
};

/** The hint is announced with the control, before the error. */
export const Hint: Story = {
  args: { hint: 'Only used to answer you', error: 'Please enter a valid email' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      'Only used to answer you Please enter a valid email',
    ),
};

/** An error that appears while the visitor types is announced; errors of a failed submit aren't. */
export const ErrorWhileTyping: Story = {
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
    await userEvent.type(input, 'mira');
    await expect(message).toHaveAttribute('aria-live', 'polite');
    await expect(message).toHaveTextContent('Please enter a valid email');
    await userEvent.type(input, '@example.com');
    await expect(message).toBeEmptyDOMElement();
    await expect(input).toHaveAttribute('data-state', 'valid');
    await userEvent.tab();
    await expect(message).toHaveAttribute('aria-live', 'off');
  },
};

/** The message's line is always there: nothing below moves when it appears or disappears. */
export const ErrorMovesNothing: Story = {
  render: (args) => (
    <>
      <TextField {...args} />
      <TextField {...args} label="Name" error="Name is required" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll<HTMLElement>('label')].map(
      (label) => label.parentElement?.offsetHeight,
    );
    await expect(heights).toHaveLength(2);
    await expect(new Set(heights).size).toBe(1);
  },
};

/** The star is visual; assistive technology reads the attribute. */
export const Required: Story = {
  args: { required: true },
  play: ({ canvas }) => expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired(),
};

export const Select: Story = {
  render: ({ error, disabled }) => (
    <SelectField
      label="Inquiry Type"
      options={inquiryTypes}
      emptyOption="Select inquiry type"
      error={error}
      disabled={disabled}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Inquiry Type' });
    await expect(select).toHaveDisplayValue('Select inquiry type');
    await expect(select).toHaveValue('');
    await userEvent.selectOptions(select, 'Mentorship');
    await expect(select).toHaveValue('Mentorship');
  },
};

/** A choice that visitors read in their language and that is sent under its own name. */
export const SelectWithValues: Story = {
  render: () => (
    <SelectField
      label="Anliegen"
      options={[
        { value: 'Mentorship', label: 'Mentoring' },
        { value: 'General Question', label: 'Allgemeine Frage' },
      ]}
      emptyOption="Bitte wählen"
    />
  ),
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Anliegen' });
    await userEvent.selectOptions(select, 'Allgemeine Frage');
    await expect(select).toHaveDisplayValue('Allgemeine Frage');
    await expect(select).toHaveValue('General Question');
  },
};

/** The arrow is at the end of the line, away from the text. */
export const SelectRightToLeft: Story = {
  render: () => <SelectField label={arabic.label} options={[]} emptyOption={arabic.name} />,
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const { backgroundPositionX } = getComputedStyle(canvas.getByRole('combobox'));
    const lefts = backgroundPositionX.split(',').map(Number.parseFloat);
    await expect(Math.max(...lefts)).toBeLessThan(32);
    await expect(backgroundPositionX).not.toContain('%');
  },
};

/** A phone number runs from left to right there, too, and still begins where the other fields do. */
export const PhoneNumberRightToLeft: Story = {
  args: { label: arabic.label, type: 'tel', defaultValue: '+44 7700 900123', valid: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const input = canvas.getByRole('textbox');
    const mark = canvasElement.querySelector('svg')?.getBoundingClientRect();
    const { direction, paddingLeft, textAlign } = getComputedStyle(input);
    await expect({ direction, textAlign }).toEqual({ direction: 'ltr', textAlign: 'right' });
    const textFrom = input.getBoundingClientRect().left + Number.parseFloat(paddingLeft);
    await expect(textFrom).toBeGreaterThanOrEqual(mark?.right ?? Number.POSITIVE_INFINITY);
  },
};

export const TextArea: Story = {
  render: ({ error }) => (
    <TextAreaField label="Message" rows={5} defaultValue={longText} error={error} />
  ),
  args: { error: 'Message must be at least 10 characters' },
  play: async ({ args, canvas, canvasElement }) => {
    const area = canvas.getByRole('textbox', { name: 'Message' });
    await expect(area).toHaveAccessibleDescription(args.error);
    await expectNoSidewaysScroll(canvasElement);
  },
};
