import { StatusMessage, statusTones } from '@portfolio/ui/StatusMessage';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { longWord } from './support/samples.ts';
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
