import { CopyButton } from '@portfolio/ui/CopyButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './CopyButton.guide.tsx';

/** How long the check mark stays (spec section 9). */
const COPIED_MS = 2000;

/** Replaces the browser's clipboard, which asks for a permission. */
const withClipboard = (write: () => Promise<void>) => () => {
  const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  return () => spy.mockRestore();
};

const meta = {
  component: CopyButton,
  args: { value: 'mira.kelvekar@example.com', label: 'Copy email' },
  parameters: { guide },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  beforeEach: withClipboard(() => Promise.resolve()),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy email' });
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(button);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(button).toHaveAccessibleName('Copy email');
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** With a visible label, for use beside other buttons. */
export const Labelled: Story = {
  args: { labelled: true, label: 'Copy message' },
  beforeEach: withClipboard(() => Promise.resolve()),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy message' });
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(button).toHaveAccessibleName('Copy message');
    await expect(button.offsetWidth).toBe(width);
  },
};

/** The check mark stays for two seconds, exactly. */
export const BackAfterTwoSeconds: Story = {
  beforeEach: [fakeTimers.beforeEach, withClipboard(() => Promise.resolve())],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = canvasElement.querySelector('[data-state]');
    await userEvent.click(canvas.getByRole('button'));
    await advance(COPIED_MS - 1);
    await expect(root).toHaveAttribute('data-state', 'copied');
    await advance(1);
    await expect(root).toHaveAttribute('data-state', 'idle');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const EachCopyStartsTheTimeAnew: Story = {
  beforeEach: [fakeTimers.beforeEach, withClipboard(() => Promise.resolve())],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = canvasElement.querySelector('[data-state]');
    await userEvent.click(canvas.getByRole('button'));
    await advance(COPIED_MS - 1);
    await userEvent.click(canvas.getByRole('button'));
    await advance(COPIED_MS - 1);
    await expect(root).toHaveAttribute('data-state', 'copied');
    await advance(1);
    await expect(root).toHaveAttribute('data-state', 'idle');
  },
};

/** Nothing shows and nothing is announced; it is only logged (spec section 8). */
export const PermissionDenied: Story = {
  beforeEach: [
    fakeTimers.beforeEach,
    withClipboard(() => Promise.reject(new DOMException('Write permission denied.'))),
    () => {
      const spy = spyOn(console, 'error').mockImplementation(() => undefined);
      return () => spy.mockRestore();
    },
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await advance(0);
    await expect(canvasElement.querySelector('[data-state="idle"]')).toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(console.error).toHaveBeenCalledWith(
      'The text could not be copied.',
      expect.objectContaining({ message: 'Write permission denied.' }),
    );
  },
};

/** As on a page without HTTPS. */
export const NoClipboard: Story = {
  beforeEach: () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
    return () => {
      Reflect.deleteProperty(navigator, 'clipboard');
    };
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvasElement.querySelector('[data-state="idle"]')).toBeInTheDocument();
  },
};

export const WithTheKeyboard: Story = {
  beforeEach: withClipboard(() => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const LargeEnoughForAFinger: Story = {
  beforeEach: withClipboard(() => Promise.resolve()),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};
