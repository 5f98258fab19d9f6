import { Button } from '@portfolio/ui/Button';
import { StatusMessage, statusTones } from '@portfolio/ui/StatusMessage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import { allStates } from '../support/states.tsx';
import { setPageHidden } from '../support/visitor.ts';
import { guide } from './StatusMessage.guide.tsx';

const meta = {
  component: StatusMessage,
  args: { children: 'Loading projects...' },
  parameters: { guide },
} satisfies Meta<typeof StatusMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('Loading projects...'),
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** They differ in more than colour. */
export const TonesHaveMarks: Story = {
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
    const drawings = canvas
      .getAllByRole('status')
      .map((message) => message.querySelector('svg')?.innerHTML);
    await expect(new Set(drawings).size).toBe(statusTones.length);
  },
};

/** Waits until observers of the element know whether it is in sight. */
const waitForSight = (element: Element, isInSight: boolean) =>
  new Promise<void>((resolve) => {
    new IntersectionObserver(([entry], observer) => {
      if (entry?.isIntersecting !== isInSight) return;
      observer.disconnect();
      resolve();
    }).observe(element);
  });

/** Success stays for five seconds (spec section 9). */
const SUCCESS_MS = 5000;
const onHide = fn();

/** Each text shows for its full time; the region itself stays. */
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

/** Five seconds in sight: time outside the window and in a hidden tab doesn't count. */
export const HidesOnceSeen: Story = {
  ...fakeTimers,
  args: { tone: 'positive', children: 'Sent', hideAfterMs: SUCCESS_MS, onHide: fn() },
  decorators: [
    (Render) => (
      <>
        <div style={{ blockSize: '150vh' }} />
        <Render />
      </>
    ),
  ],
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');
    scrollTo(0, 0);
    await waitForSight(status, false);
    await advance(2 * SUCCESS_MS);
    await expect(args.onHide).not.toHaveBeenCalled();
    status.scrollIntoView();
    await waitForSight(status, true);
    await advance(SUCCESS_MS - 1);
    setPageHidden(true);
    await advance(2 * SUCCESS_MS);
    await expect(args.onHide).not.toHaveBeenCalled();
    setPageHidden(false);
    await advance(SUCCESS_MS - 1);
    await expect(args.onHide).not.toHaveBeenCalled();
    await advance(1);
    await expect(args.onHide).toHaveBeenCalledOnce();
  },
};

/** What the visitor waits for is scrolled to; the focus stays. */
export const BroughtIntoView: Story = {
  render: function Sent() {
    const [text, setText] = useState('');
    return (
      <>
        <Button onClick={() => setText(text ? 'Sent again' : 'Sent')}>Send</Button>
        <div style={{ blockSize: '150vh' }} />
        <StatusMessage bringIntoView>{text}</StatusMessage>
        <div style={{ blockSize: '150vh' }} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const button = canvas.getByRole('button');
    button.focus();
    for (const text of ['Sent', 'Sent again']) {
      scrollTo(0, 0);
      button.click();
      await waitFor(() => expect(status).toHaveTextContent(text));
      const { top, bottom } = status.getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(innerHeight);
      await expect(button).toHaveFocus();
    }
  },
};

/** Why it failed, announced with it. */
export const WithDetail: Story = {
  args: { tone: 'negative', children: 'Not sent.', detail: 'You seem to be offline.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sent. You seem to be offline.');
    await expect(canvas.getByText('Not sent.')).toBeVisible();
  },
};

/** An error stays until the next try, whatever `hideAfterMs` is. */
export const AnErrorStays: Story = {
  ...fakeTimers,
  args: { tone: 'negative', children: 'Not sent', hideAfterMs: SUCCESS_MS, onHide: fn() },
  play: async ({ args, canvas }) => {
    await advance(10 * SUCCESS_MS);
    await expect(canvas.getByRole('status')).toHaveTextContent('Not sent');
    await expect(args.onHide).not.toHaveBeenCalled();
  },
};

/** Empty, but at its full height, so that a message moves nothing. */
export const Empty: Story = {
  args: { children: '' },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const { lineHeight } = getComputedStyle(status);
    await expect(status.offsetHeight).toBe(Math.round(Number.parseFloat(lineHeight)));
  },
};
