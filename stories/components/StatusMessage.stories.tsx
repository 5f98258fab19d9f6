import { Button } from '@portfolio/ui/Button';
import { StatusMessage, statusTones } from '@portfolio/ui/StatusMessage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { advance, fakeTimers } from './support/fakeTimers.ts';
import { arabic, longWord } from './support/samples.ts';
import { narrow } from './support/widths.ts';

const meta = {
  title: 'Components/StatusMessage',
  component: StatusMessage,
  args: { children: 'Loading projects...' },
} satisfies Meta<typeof StatusMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects...');
  },
};

export const Tones: Story = {
  render: () => (
    <>
      {statusTones.map((tone) => (
        <StatusMessage key={tone} tone={tone}>
          {tone}
        </StatusMessage>
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const colors = canvas.getAllByRole('status').map((message) => getComputedStyle(message).color);
    await expect(new Set(colors).size).toBe(statusTones.length);
  },
};

/** Told apart without colour as well. */
export const TonesHaveMarks: Story = {
  tags: ['visual'],
  ...Tones,
  play: async ({ canvas }) => {
    const drawings = canvas
      .getAllByRole('status')
      .map((message) => message.querySelector('svg')?.innerHTML);
    await expect(new Set(drawings).size).toBe(statusTones.length);
  },
};

/** Success stays for five seconds (spec section 9). */
const SUCCESS_MS = 5000;
const onHide = fn();

/** A message that hides: each text has its full time, the region itself stays. */
export const HidesByItself: Story = {
  ...fakeTimers,
  render: function Sent() {
    const [text, setText] = useState('');
    return (
      <>
        <Button onClick={() => setText(text ? 'Sent again' : 'Sent')}>Send</Button>
        <StatusMessage
          tone="positive"
          hideAfterMs={SUCCESS_MS}
          onHide={() => {
            onHide();
            setText('');
          }}
        >
          {text}
        </StatusMessage>
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    onHide.mockClear();
    const status = canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('button'));
    await advance(SUCCESS_MS - 1);
    await expect(status).toHaveTextContent('Sent');
    await userEvent.click(canvas.getByRole('button'));
    await advance(SUCCESS_MS - 1);
    await expect(status).toHaveTextContent('Sent again');
    await advance(1);
    await expect(status).toBeEmptyDOMElement();
    await expect(onHide).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBe(status);
  },
};

/** An error stays until the next try, whatever time is asked for. */
export const AnErrorStays: Story = {
  ...fakeTimers,
  args: { tone: 'negative', children: 'Not sent', hideAfterMs: SUCCESS_MS, onHide: fn() },
  play: async ({ args, canvas }) => {
    await advance(10 * SUCCESS_MS);
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sent');
    await expect(args.onHide).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = {
  args: { tone: 'positive', children: arabic.sentence },
  globals: { direction: 'rtl' },
};

export const Success: Story = {
  args: { tone: 'positive', children: "Thanks for reaching out! I'll get back to you shortly 🚀" },
};

export const Failure: Story = {
  args: {
    tone: 'negative',
    children: 'There was an error sending your message. Please try again.',
  },
};

/** On the page before there is anything to say, at its full height: a message moves nothing. */
export const Empty: Story = {
  tags: ['visual'],
  args: { children: '' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const { lineHeight } = getComputedStyle(status);
    await expect(status.offsetHeight).toBe(Math.round(Number.parseFloat(lineHeight)));
  },
};

export const LongWord: Story = {
  args: { tone: 'negative', children: longWord },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};
