import { Button } from '@portfolio/ui/Button';
import { DraftNote } from '@portfolio/ui/DraftNote';
import { SelectField, TextAreaField, TextField } from '@portfolio/ui/Field';
import {
  Form,
  FormActions,
  FormColumns,
  FormFallback,
  FormFields,
  FormNote,
} from '@portfolio/ui/Form';
import { StatusMessage, type StatusMessageProps } from '@portfolio/ui/StatusMessage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Asks for several values and sends them together.',
  use: [
    'Put the fields and the button into `FormFields`: its `disabled` turns all of them off together.',
    'Put short fields into `FormColumns`, in the order in which people read and Tab moves.',
    'Mark what is required, and say in a first `FormNote` what the star means; describe the `FormFields` with it (`aria-describedby`).',
    'Add a `FormNote` for what people want to know before they send. Separate its parts with ` | `.',
    'Add a `FormFallback` to a form that can also be sent without its script: it shows only then.',
    'End with an empty `StatusMessage`, which is there before it has something to say.',
    'Set `checksItself` if your code checks the values: the browser’s bubbles are off as soon as the form listens, but not without JavaScript.',
  ],
  avoid: {
    'There is nothing to type.': 'Use `Button`.',
    'A choice changes immediately what the page shows.': 'Use `CategoryFilter`.',
    'It is a setting of the site.': 'Use `ThemeChoice` or `MotionChoice`.',
    'The button would be disabled until all is filled in.':
      'Let people press it; the fields then say what is missing.',
  },
  anatomy: {
    Fields: '`FormFields`, the button included. Short ones are in `FormColumns`.',
    Button:
      'Sends the form: `type="submit"`. In `FormActions` with what a visitor should know before.',
    Note: '`FormNote`: small and grey. Its line breaks at the bars first.',
    Outcome: 'A `StatusMessage`.',
  },
  stateWidth: 280,
  keyboard: {
    Tab: 'Goes through the fields and to the button, in order.',
    Enter: 'In a field of one line, or on the button: sends the form.',
  },
  announced: {
    'A screen reader comes to it':
      '“Send me a message, form”, if it has a name: give it an `aria-label` or a heading with `aria-labelledby`.',
    'It is being sent': '“Sending..., button, unavailable, busy”, if the button is `loading`.',
    'It was sent or failed': 'The text of the `StatusMessage`, politely.',
  },
};

interface Content {
  sending?: boolean;
  invalid?: boolean;
  status?: StatusMessageProps;
}

const content = ({ sending = false, invalid = false, status }: Content) => (
  <>
    <FormFields disabled={sending}>
      <FormColumns>
        <TextField
          label="Email"
          type="email"
          required
          error={invalid ? 'Email is required' : undefined}
        />
        <SelectField
          label="Topic"
          options={['Mentorship', 'General question']}
          emptyOption="Choose a topic"
        />
      </FormColumns>
      <TextAreaField
        label="Message"
        rows={3}
        required
        error={invalid ? 'Message is required' : undefined}
      />
      <Button type="submit" loading={sending} loadingLabel="Sending...">
        Send message
      </Button>
    </FormFields>
    <FormNote>Answers within two days | Monday to Friday | 10 AM–6 PM IST</FormNote>
    <StatusMessage {...status} />
  </>
);

const meta = {
  component: Form,
  subcomponents: { FormActions, FormColumns, FormFallback, FormFields, FormNote },
  decorators: inlineSize(30),
  args: {
    'aria-label': 'Send me a message',
    noValidate: true,
    onSubmit: fn((event) => event.preventDefault()),
    children: content({}),
  },
  parameters: { guide },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('form', { name: 'Send me a message' })).toBeVisible(),
};

export const Invalid: Story = { args: { children: content({ invalid: true }) } };

export const Sending: Story = { args: { children: content({ sending: true }) } };

export const Sent: Story = {
  args: { children: content({ status: { tone: 'positive', children: 'Sent. Thank you!' } }) },
};

export const Failed: Story = {
  args: {
    children: content({
      status: {
        tone: 'negative',
        children: 'Your message wasn’t sent.',
        detail: 'You seem to be offline.',
      },
    }),
  },
};

/** What a visitor should know before sending is next to the button, or below it where there is no room. */
export const WithActions: Story = {
  args: {
    children: (
      <FormFields>
        <TextField label="Name" />
        <TextAreaField label="Message" rows={5} />
        <FormActions>
          <Button type="submit">Send message</Button>
          <DraftNote>Kept on this device only, until it is sent.</DraftNote>
          <FormFallback>“Send message” opens your mail program.</FormFallback>
        </FormActions>
      </FormFields>
    ),
  },
};

/** Where no script has taken the form over, it says how it is sent then, instead of what only a script can do. */
export const WithoutItsScript: Story = {
  ...WithActions,
  decorators: (Story) => (
    <div data-plain="">
      <Story />
    </div>
  ),
};

export const SentByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expectTabOrder(userEvent, [
      canvas.getByRole('textbox', { name: 'Email' }),
      canvas.getByRole('combobox', { name: 'Topic' }),
      canvas.getByRole('textbox', { name: 'Message' }),
      canvas.getByRole('button', { name: 'Send message' }),
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const DisabledFieldsCannotBeReached: Story = {
  tags: ['behaviour'],
  ...Sending,
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

const box = (element: Element) => element.getBoundingClientRect();

/** On a phone, a field's error is nearer to its own control than to what comes next. */
export const ErrorsBelongToTheirFields: Story = {
  tags: ['behaviour'],
  ...Invalid,
  parameters: { inlineSize: 18 },
  play: async ({ canvas }) => {
    for (const [label, next] of [
      ['Email', canvas.getByText('Topic')],
      ['Message', canvas.getByRole('button')],
    ] as const) {
      const error = box(canvas.getByText(`${label} is required`));
      const above = error.top - box(canvas.getByRole('textbox', { name: label })).bottom;
      await expect(box(next).top - error.bottom).toBeGreaterThanOrEqual(3 * above);
    }
  },
};

export const ShortFieldsAreSideBySide: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const email = box(canvas.getByRole('textbox', { name: 'Email' }));
    const topic = box(canvas.getByRole('combobox', { name: 'Topic' }));
    await expect(topic.top).toBe(email.top);
    await expect(topic.left).toBeGreaterThan(email.right);
    await expect(topic.right).toBe(box(canvas.getByRole('textbox', { name: 'Message' })).right);
  },
};

export const PutsTheNoteNextToTheButton: Story = {
  tags: ['behaviour'],
  ...WithActions,
  play: async ({ canvas }) => {
    const button = box(canvas.getByRole('button', { name: 'Send message' }));
    const note = box(canvas.getByText(/^Kept/));
    await expect(note.left).toBeGreaterThan(button.right);
    await expect(note.top).toBeLessThan(button.bottom);
  },
};

/** The button takes the whole line, and the note the next one. */
export const PutsTheNoteBelowTheButtonWithoutRoom: Story = {
  tags: ['behaviour'],
  ...WithActions,
  parameters: { inlineSize: 18 },
  play: async ({ canvas }) => {
    const button = box(canvas.getByRole('button', { name: 'Send message' }));
    await expect(button.width).toBe(box(canvas.getByRole('form')).width);
    await expect(box(canvas.getByText(/^Kept/)).top).toBeGreaterThan(button.bottom);
  },
};

/** Its code gets what is wrong, too: the browser has no bubble for it. */
export const ChecksItself: Story = {
  tags: ['behaviour'],
  args: { noValidate: undefined, checksItself: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const SaysHowItIsSentWhenItsScriptDoesNotCome: Story = {
  tags: ['behaviour'],
  ...WithActions,
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
