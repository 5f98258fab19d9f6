import { Button } from '@portfolio/ui/Button';
import { TextField } from '@portfolio/ui/Field';
import { Form } from '@portfolio/ui/Form';
import { Honeypot } from '@portfolio/ui/Honeypot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose: 'Catches spam programs in a form with a field that people never meet.',
  use: [
    'Once in a form that anybody can send, among its other fields.',
    'Together with code that doesn’t send at first if the field has a value, says so, and sends on a second press. A person’s form filler may have filled it in.',
    'Only once the page is hydrated, if the form works without JavaScript, too.',
  ],
  avoid: {
    'A value has to get to the server unseen.': 'Use `<input type="hidden">`.',
    'People should write into it.': 'Use `Field`.',
    'Programs are made for this site.':
      'Limit how much is accepted on the server: they see through the trap.',
    'Its `name` would be “subject” or “email”.':
      'Use words that no browser or form filler has a value for: `leave-empty`.',
  },
  stateWidth: 280,
  keyboard: {},
  announced: { 'The form is read': 'Nothing of it.' },
};

const meta = {
  component: Honeypot,
  args: { name: 'leave-empty' },
  render: (args) => (
    <Form
      aria-label="Send a message"
      style={{ position: 'relative' }}
      onSubmit={fn((event) => event.preventDefault())}
    >
      <TextField label="Email" />
      <Honeypot {...args} />
      <Button type="submit">Send message</Button>
    </Form>
  ),
  parameters: { guide },
} satisfies Meta<typeof Honeypot>;
export default meta;
type Story = StoryObj<typeof meta>;

const findField = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[name="leave-empty"]');

/** They find one field, whether they look or listen. */
export const ForPeople: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    const hidden = findField(canvasElement)?.closest<HTMLElement>('[aria-hidden]');
    await expect([hidden?.offsetWidth, hidden?.offsetHeight]).toEqual([1, 1]);
  },
};

/** Takes back what makes it invisible. */
const withoutStyles = `.as-programs-read [aria-hidden]:has(input) {
  block-size: auto; clip-path: none; inline-size: auto; margin: 0; overflow: visible;
  position: static; white-space: normal }
.as-programs-read [aria-hidden] input { inline-size: 100% }`;

/** They read no styles, so this field looks to them like the others. */
export const ForPrograms: Story = {
  decorators: (Story) => (
    <div className="as-programs-read">
      <style>{withoutStyles}</style>
      <Story />
    </div>
  ),
};

export const TabSkipsIt: Story = {
  tags: ['behaviour'],
  play: ({ canvas, userEvent }) =>
    expectTabOrder(userEvent, [canvas.getByRole('textbox'), canvas.getByRole('button')]),
};

/** A program that goes through the form's fields finds one that looks like the others. */
export const ProgramsFillItIn: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const form = canvasElement.querySelector('form') as HTMLFormElement;
    const fields = [...form.querySelectorAll<HTMLInputElement>('input')];
    await expect(fields).toContain(findField(canvasElement));
    for (const field of fields) {
      await expect(getComputedStyle(field).display).not.toBe('none');
      field.value = 'Buy now';
    }
    await expect(new FormData(form).get('leave-empty')).toBe('Buy now');
  },
};

/** Browsers fill in only what can be focused. */
export const NeitherBrowsersNorPasswordManagersFillItIn: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const field = findField(canvasElement);
    await expect(field).toHaveAttribute('autocomplete', 'off');
    field?.focus();
    await expect(field).not.toHaveFocus();
    for (const name of ['data-1p-ignore', 'data-bwignore', 'data-lpignore']) {
      await expect(field).toHaveAttribute(name);
    }
  },
};
