import { CopyButton } from '@portfolio/ui/CopyButton';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';
import { copied } from '../support/copied.tsx';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import type { Guide } from '../support/guide.ts';

const guide: Guide = {
  purpose: 'Puts a text on the clipboard and confirms that it worked.',
  use: [
    'Beside a value that people need elsewhere: an address, a number, a command.',
    'With `labelled`, in a row of buttons, where an icon alone would be missed.',
  ],
  avoid: {
    'The value leads somewhere, such as an e-mail address.':
      'Make the value a `Link`, with the copy button beside it. `ContactList` does both.',
    'People want a file.': 'Use `ButtonLink` with `download`.',
    'Anything else happens as well.': 'Use `Button` and `StatusMessage`.',
    'Two of them are called “Copy”.':
      'Say what is copied, in two or three words: `Copy email`, `Copy phone`.',
  },
  keyboard: {
    Tab: 'Moves the focus to the button.',
    'Enter, Space': 'Copies. The focus stays on the button.',
  },
  announced: {
    'It gets the focus': '“Copy email, button”, with and without a visible label.',
    'The text has been copied': '“Copied”, politely. The name of the button stays the same.',
    'The browser refuses': 'Nothing; the reason is in the console.',
  },
};

/** Replaces the browser's clipboard, which asks for a permission. */
const withClipboard = (write: () => Promise<void>) => () => {
  const spy = spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
  return () => spy.mockRestore();
};

const meta = {
  component: CopyButton,
  args: { value: 'mira.kelvekar@example.com', label: 'Copy email' },
  beforeEach: withClipboard(() => Promise.resolve()),
  parameters: { guide },
} satisfies Meta<typeof CopyButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy email' })).toBeVisible();
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

export const Copied: Story = {
  decorators: copied,
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(canvas.getByRole('button')).toHaveAccessibleName(args.label);
  },
};

export const Labelled: Story = { args: { labelled: true } };

export const LabelledHover: Story = { ...Labelled, ...Hover };

export const LabelledFocus: Story = { ...Labelled, ...Focus };

export const LabelledCopied: Story = { ...Labelled, ...Copied };

export const CopiesWithoutChangingItsWidth: Story = {
  tags: ['behaviour'],
  args: { labelled: true },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Copy email' });
    const width = button.offsetWidth;
    await userEvent.click(button);
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(args.value);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
    await expect(button.offsetWidth).toBe(width);
  },
};

/** How long the check mark stays (spec section 9). */
const COPIED_MS = 2000;

export const ShowsTheCheckMarkTwoSecondsFromTheLastCopy: Story = {
  tags: ['behaviour'],
  beforeEach: fakeTimers.beforeEach,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const root = canvasElement.querySelector('[data-state]');
    for (const _copy of ['first', 'again']) {
      await userEvent.click(canvas.getByRole('button'));
      await advance(COPIED_MS - 1);
      await expect(root).toHaveAttribute('data-state', 'copied');
    }
    await advance(1);
    await expect(root).toHaveAttribute('data-state', 'idle');
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

/** Nothing shows and nothing is announced; it is only logged (spec section 8). */
export const StaysIdleWhenTheBrowserRefuses: Story = {
  tags: ['behaviour'],
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
export const StaysIdleWithoutAClipboard: Story = {
  tags: ['behaviour'],
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

export const CopiesByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await waitFor(() => expect(navigator.clipboard.writeText).toHaveBeenCalledTimes(2));
    await expect(canvas.getByRole('button')).toHaveFocus();
  },
};

export const CopiesByFinger: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const { width, height } = button.getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    await userEvent.pointer({ keys: '[TouchA]', target: button });
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'));
  },
};
