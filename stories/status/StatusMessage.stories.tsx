import { Button } from '@portfolio/ui/Button';
import { StatusMessage, statusTones } from '@portfolio/ui/StatusMessage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import type { Guide } from '../support/guide.ts';
import { setPageHidden } from '../support/visitor.ts';

const guide: Guide = {
  purpose: 'Says how something ended or how it is going, to the eye and to screen readers.',
  use: [
    'Near what was pressed, for how it ended, in the words of the button: `Save` leads to `Saved`.',
    'For what changes on a page while somebody looks: `Currently showing 5 projects`.',
    'Keep it on the page while it is empty: not every screen reader announces one that appears with its text.',
  ],
  avoid: {
    'One field is wrong.': 'Use the `error` of `Field`, which is tied to its control.',
    'A list is being replaced.': 'Use `LoadingOverlay`.',
    'A whole page failed.': 'Use `ErrorScreen`.',
    'It is true all the time.': 'Use `Callout`, or `Tag` for a word.',
    'It would say “Error!” or “Oops”.':
      'Say in one sentence what happened, and in `detail` why, or what people can do.',
  },
  stateWidth: 260,
  keyboard: {},
  announced: {
    'It gets a text, or another one':
      'Message and detail, once the screen reader has finished its sentence. Not the mark.',
    'It is emptied': 'Nothing.',
    'It has `role="alert"`':
      'The same, but immediately. Only for what can’t wait, such as a lost connection.',
  },
};

const meta = {
  component: StatusMessage,
  args: { tone: 'positive', children: 'Your message was sent.' },
  parameters: { guide },
} satisfies Meta<typeof StatusMessage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Positive: Story = {
  play: ({ args, canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(String(args.children)),
};

export const Negative: Story = {
  args: { tone: 'negative', children: 'Your message wasn’t sent.' },
};

export const Neutral: Story = { args: { tone: 'neutral', children: 'Showing 12 of 40 projects.' } };

export const PositiveWithDetail: Story = { args: { detail: 'You get an answer by Monday.' } };

/** The detail is announced with the message. */
export const NegativeWithDetail: Story = {
  args: { ...Negative.args, detail: 'You seem to be offline.' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      'Your message wasn’t sent. You seem to be offline.',
    ),
};

export const NeutralWithDetail: Story = {
  args: { ...Neutral.args, detail: 'The others are older than two years.' },
};

/** It has its full height, so that a message moves nothing. */
export const EmptyBetweenTwoLines: Story = {
  args: { children: '' },
  decorators: (Story) => (
    <>
      <p>Message to Mira</p>
      <Story />
      <p>Answers within two days</p>
    </>
  ),
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    const { lineHeight } = getComputedStyle(status);
    await expect(status.offsetHeight).toBe(Math.round(Number.parseFloat(lineHeight)));
  },
};

export const TonesDifferInTheirMarks: Story = {
  tags: ['behaviour'],
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

/** The region itself stays. */
export const EachTextShowsForItsFullTime: Story = {
  tags: ['behaviour'],
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
    for (const text of ['Sent', 'Sent again']) {
      await userEvent.click(canvas.getByRole('button'));
      await advance(SUCCESS_MS - 1);
      await expect(status).toHaveTextContent(text);
    }
    await advance(1);
    await expect(status).toBeEmptyDOMElement();
    await expect(onHide).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toBe(status);
  },
};

/** Time outside the window and in a hidden tab doesn't count. */
export const HidesAfterFiveSecondsInSight: Story = {
  tags: ['behaviour'],
  ...fakeTimers,
  args: { hideAfterMs: SUCCESS_MS, onHide: fn() },
  decorators: (Story) => (
    <>
      <div style={{ blockSize: '150vh' }} />
      <Story />
    </>
  ),
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

/** Until the next try, whatever `hideAfterMs` is. */
export const AnErrorStays: Story = {
  tags: ['behaviour'],
  ...fakeTimers,
  args: { ...Negative.args, hideAfterMs: SUCCESS_MS, onHide: fn() },
  play: async ({ args, canvas }) => {
    await advance(10 * SUCCESS_MS);
    await expect(canvas.getByRole('status')).toHaveTextContent(String(args.children));
    await expect(args.onHide).not.toHaveBeenCalled();
  },
};

/** Visitors wait for it; the focus stays. */
export const IsScrolledTo: Story = {
  tags: ['behaviour'],
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
