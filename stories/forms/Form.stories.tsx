import { Button } from '@portfolio/ui/Button';
import { DraftNote } from '@portfolio/ui/DraftNote';
import { SelectField, TextAreaField, TextField } from '@portfolio/ui/Field';
import { Form, FormActions, FormFallback, FormFields, FormNote } from '@portfolio/ui/Form';
import { StatusMessage } from '@portfolio/ui/StatusMessage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { allStates } from '../support/states.tsx';
import { inlineSize } from '../support/widths.ts';
import { guide } from './Form.guide.tsx';

const fields = (
  <>
    <TextField label="Name" required />
    <TextField label="Email" type="email" required />
    <SelectField
      label="Inquiry Type"
      options={['Mentorship', 'General Question']}
      emptyOption="Select inquiry type"
    />
    <TextAreaField label="Message" rows={5} required />
    <Button type="submit">Send Message</Button>
  </>
);

const meta = {
  component: Form,
  subcomponents: { FormActions, FormFallback, FormFields, FormNote },
  args: {
    'aria-label': 'Send me a message',
    noValidate: true,
    onSubmit: fn((event) => event.preventDefault()),
    children: (
      <>
        <FormFields>{fields}</FormFields>
        <FormNote>Answers within two days | Monday to Friday | 10 AM–6 PM IST</FormNote>
        <StatusMessage />
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('form', { name: 'Send me a message' })).toBeVisible();
    await expectTabOrder(userEvent, [
      canvas.getByRole('textbox', { name: 'Name' }),
      canvas.getByRole('textbox', { name: 'Email' }),
      canvas.getByRole('combobox', { name: 'Inquiry Type' }),
      canvas.getByRole('textbox', { name: 'Message' }),
      canvas.getByRole('button', { name: 'Send Message' }),
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const AllDisabled: Story = {
  args: { children: <FormFields disabled>{fields}</FormFields> },
  play: async ({ args, canvas, userEvent }) => {
    const controls = [
      ...canvas.getAllByRole('textbox'),
      canvas.getByRole('combobox'),
      canvas.getByRole('button'),
    ];
    for (const control of controls) await expect(control).toBeDisabled();
    await userEvent.tab();
    for (const control of controls) await expect(control).not.toHaveFocus();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** A field's error is nearer to its own control than to what comes next. */
export const ErrorsBelongToTheirFields: Story = {
  args: {
    children: (
      <FormFields>
        <TextField label="Name" error="Name is required" />
        <TextField label="Email" error="Email is required" />
        <Button type="submit">Send Message</Button>
      </FormFields>
    ),
  },
  play: async ({ canvas }) => {
    const box = (element: Element) => element.getBoundingClientRect();
    for (const [label, next] of [
      ['Name', canvas.getByText('Email')],
      ['Email', canvas.getByRole('button')],
    ] as const) {
      const error = box(canvas.getByText(`${label} is required`));
      const above = error.top - box(canvas.getByRole('textbox', { name: label })).bottom;
      await expect(box(next).top - error.bottom).toBeGreaterThanOrEqual(3 * above);
    }
  },
};

const actions = (
  <FormFields>
    <TextField label="Name" />
    <TextAreaField label="Message" rows={5} />
    <FormActions>
      <Button type="submit">Send Message</Button>
      <p>Kept on this device only, for 24 hours or until it is sent.</p>
    </FormActions>
  </FormFields>
);

/** What a visitor should know before sending is next to the button. */
export const NoteBesideTheButton: Story = {
  args: { children: actions },
  decorators: [inlineSize(30)],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    const note = canvas.getByText(/^Kept/).getBoundingClientRect();
    await expect(note.left).toBeGreaterThan(button.right);
    await expect(note.top).toBeLessThan(button.bottom);
  },
};

/** Where there is no room, the button takes the whole line, and the note the next one. */
export const NoteBelowTheButton: Story = {
  args: { children: actions },
  decorators: [inlineSize(18)],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.width).toBe(canvas.getByRole('form').getBoundingClientRect().width);
    await expect(canvas.getByText(/^Kept/).getBoundingClientRect().top).toBeGreaterThan(
      button.bottom,
    );
  },
};

/** In a place that is higher than the form, the text area takes the rest. */
export const Stretched: Story = {
  args: { children: actions, style: { blockSize: 500 } },
  play: async ({ canvas }) => {
    const box = (element: HTMLElement) => element.getBoundingClientRect();
    await expect(box(canvas.getByLabelText('Message')).height).toBeGreaterThan(200);
    await expect(box(canvas.getByLabelText('Name')).height).toBeLessThan(60);
    const end = box(canvas.getByRole('form')).bottom;
    await expect(end - box(canvas.getByRole('button')).bottom).toBeLessThan(20);
  },
};

/** The form's own code gets what is wrong, too: the browser has no bubble for it. */
export const ChecksItself: Story = {
  args: { noValidate: undefined, checksItself: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send Message' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Where no script has taken the form over, it says how it is sent then, instead of what only a script can do. */
export const WithoutItsScript: Story = {
  args: {
    children: (
      <FormFields>
        <TextField label="Name" />
        <FormActions>
          <Button type="submit">Send Message</Button>
          <DraftNote>Kept on this device only, until it is sent.</DraftNote>
          <FormFallback>“Send Message” opens your mail program.</FormFallback>
        </FormActions>
      </FormFields>
    ),
  },
  play: async ({ canvas }) => {
    const { dataset } = document.documentElement;
    const fallback = canvas.getByText(/opens your mail program/);
    const note = canvas.getByText(/^Kept/);
    await expect(fallback).not.toBeVisible();
    await expect(note).toBeVisible();
    dataset.plain = '';
    try {
      await expect(canvas.getByRole('alert')).toBe(fallback);
      await expect(fallback).toBeVisible();
      await expect(note).not.toBeVisible();
    } finally {
      delete dataset.plain;
    }
  },
};
