import { Button } from '@portfolio/ui/Button';
import { LoadingOverlay } from '@portfolio/ui/LoadingOverlay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { longText } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './LoadingOverlay.guide.tsx';

const meta = {
  component: LoadingOverlay,
  args: {
    active: true,
    label: 'Loading projects...',
    children: (
      <>
        <p>{longText}</p>
        <Button>Read on</Button>
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

/** No click or touch reaches what is underneath; a keyboard does, so that nobody lands behind it. */
export const Active: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
    await expect(canvas.getByText(args.label)).toBeVisible();
    const button = canvas.getByRole('button');
    await expect(button.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true');
    const { x, y, width, height } = button.getBoundingClientRect();
    const touched = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(touched?.closest('[role="status"]')).toHaveTextContent(args.label);
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** The region is there before its text, so that the text is announced; nothing moves. */
export const ComesAndGoes: Story = {
  render: function ComesAndGoes(args) {
    const [isActive, setIsActive] = useState(false);
    return (
      <>
        <Button onClick={() => setIsActive(!isActive)}>Load</Button>
        <LoadingOverlay {...args} active={isActive} />
      </>
    );
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const status = canvas.getByRole('status');
    const load = canvas.getByRole('button', { name: 'Load' });
    const height = canvasElement.scrollHeight;
    await userEvent.click(load);
    await expect(canvas.getByRole('status')).toBe(status);
    await expect(status).toHaveTextContent(args.label);
    await expect(canvasElement.scrollHeight).toBe(height);
    await expect(load).toHaveFocus();
    await userEvent.click(load);
    await expect(status).toBeEmptyDOMElement();
  },
};
