import { Button } from '@portfolio/ui/Button';
import { TextAreaField, TextField } from '@portfolio/ui/Field';
import { Form, FormFields, FormNote } from '@portfolio/ui/Form';
import { StatusMessage, type StatusMessageProps } from '@portfolio/ui/StatusMessage';
import type { Guide } from '../support/guide.ts';

interface Example {
  sending?: boolean;
  invalid?: boolean;
  status?: StatusMessageProps;
}

const draw = ({ sending = false, invalid = false, status }: Example) => (
  <Form aria-label="Write to us" checksItself>
    <FormFields disabled={sending}>
      <TextField
        label="Email"
        type="email"
        required
        error={invalid ? 'Email is required' : undefined}
      />
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
    <FormNote>Answers within two days | Monday to Friday</FormNote>
    <StatusMessage {...status} />
  </Form>
);

export const guide: Guide = {
  purpose: 'Asks for several values and sends them together.',
  tasks: ['form', 'contact form', 'send a message', 'submit', 'input fields', 'sign up'],
  use: [
    'Put the fields and the button into `FormFields`: its `disabled` turns all of them off at once.',
    'Add a `FormNote` for what people want to know before they send.',
    'Put a `FormNote` first that says what the star means, and describe the `FormFields` with it (`aria-describedby`).',
    'Add a `FormFallback` to a form that can also be sent without its script: it shows only then.',
    'End with an empty `StatusMessage`, which is there before it has something to say.',
    'Set `checksItself` if your code checks the values: the browser’s bubbles are off as soon as the form listens, but not without JavaScript.',
  ],
  avoid: {
    'There is nothing to type.': 'Use `Button`.',
    'A choice changes what the page shows at once.': 'Use `CategoryFilter`.',
    'It is a setting of the site.': 'Use `ThemeChoice` or `MotionChoice`.',
  },
  anatomy: {
    example: draw({ status: { tone: 'positive', children: 'Sent. Thank you!' } }),
    parts: {
      Fields: {
        selector: 'fieldset',
        description: '`FormFields`: one column, the button included.',
      },
      Button: {
        selector: 'button',
        description:
          'Sends the form: `type="submit"`. In `FormActions` with what a visitor should know before.',
      },
      Note: {
        selector: 'fieldset + p',
        description: '`FormNote`: small and grey. Its line breaks at the bars first.',
      },
      Outcome: { selector: '[role="status"]', description: 'A `StatusMessage`.' },
    },
  },
  states: [
    {
      states: [
        { name: 'empty', example: draw({}) },
        { name: 'invalid', example: draw({ invalid: true }) },
        { name: 'sending', example: draw({ sending: true }) },
        {
          name: 'sent',
          example: draw({ status: { tone: 'positive', children: 'Sent. Thank you!' } }),
        },
        {
          name: 'failed',
          example: draw({
            status: {
              tone: 'negative',
              children: 'Your message wasn’t sent.',
              detail: 'You seem to be offline.',
            },
          }),
        },
      ],
    },
  ],
  stateWidth: 280,
  pairs: [
    {
      do: {
        example: draw({}),
        why: 'One column: the eye goes down, and so does Tab.',
      },
      dont: {
        example: (
          <Form aria-label="Write to us">
            <FormFields style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
              <TextField label="Email" />
              <TextField label="Phone" />
              <TextField label="Name" />
              <TextField label="City" />
              <Button type="submit">Send message</Button>
            </FormFields>
          </Form>
        ),
        why: 'In two columns it isn’t clear what comes next, and fields are overlooked.',
      },
    },
    {
      do: {
        example: (
          <Form aria-label="Write to us">
            <FormFields>
              <TextField label="Email" required />
              <Button type="submit">Send message</Button>
            </FormFields>
          </Form>
        ),
        why: 'The button can always be pressed, and the fields then say what is missing.',
      },
      dont: {
        example: (
          <Form aria-label="Write to us">
            <FormFields>
              <TextField label="Email" required />
              <Button type="submit" disabled>
                Send message
              </Button>
            </FormFields>
          </Form>
        ),
        why: 'A disabled button says nothing about what is missing.',
      },
    },
  ],
  keyboard: {
    Tab: 'Goes through the fields and to the button, in order.',
    Enter: 'In a field of one line, or on the button: sends the form.',
  },
  announced: {
    'A screen reader comes to it':
      '“Write to us, form”, if it has a name: give it an `aria-label` or a heading with `aria-labelledby`.',
    'It is being sent': '“Sending..., button, unavailable, busy”, if the button is `loading`.',
    'It was sent or failed': 'The text of the `StatusMessage`, politely.',
  },
  writing: [
    'Ask only for what is needed to answer. Mark what is required, not what isn’t.',
    'Set the parts of a note apart with ` | `: `Answers within two days | Monday to Friday`.',
    'Name the button after what it does: `Send message`, not `Submit`.',
  ],
};
