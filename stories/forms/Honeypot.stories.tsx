import { Button } from '@portfolio/ui/Button';
import { TextField } from '@portfolio/ui/Field';
import { Form } from '@portfolio/ui/Form';
import { Honeypot } from '@portfolio/ui/Honeypot';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './Honeypot.guide.tsx';

const meta = {
  component: Honeypot,
  args: { name: 'leave-empty' },
  render: (args) => (
    <Form aria-label="Send a message" onSubmit={fn((event) => event.preventDefault())}>
      <TextField label="Name" />
      <Honeypot {...args} />
      <Button type="submit">Send</Button>
    </Form>
  ),
  parameters: { guide },
} satisfies Meta<typeof Honeypot>;
export default meta;
type Story = StoryObj<typeof meta>;

const findField = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[name="leave-empty"]');

/** People find one field and one button, whether they look, listen or press Tab. */
export const NotForPeople: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
    await expectTabOrder(userEvent, [canvas.getByRole('textbox'), canvas.getByRole('button')]);
    const hidden = findField(canvasElement)?.closest<HTMLElement>('[aria-hidden]');
    await expect([hidden?.offsetWidth, hidden?.offsetHeight]).toEqual([1, 1]);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** A program that goes through the form's fields finds one that looks like the others. */
export const ForPrograms: Story = {
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

/** Neither the browser nor a password manager fills it in: browsers fill in only what can be focused. */
export const NotFilledIn: Story = {
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
