import { DraftNote, draftStates } from '@portfolio/ui/DraftNote';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { allStates } from '../support/states.tsx';
import { inlineSize } from '../support/widths.ts';
import { guide } from './DraftNote.guide.tsx';

const meta = {
  component: DraftNote,
  args: {
    children: 'What you type is kept on this device only, for 24 hours or until it is sent.',
    onClear: fn(),
    onRestore: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof DraftNote>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing has been typed, so there is nothing to clear. The button's space stays. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(/kept on this device/)).toBeVisible();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const Kept: Story = {
  args: { state: 'kept' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear draft' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
};

/** After a press by mistake, the same button undoes it. */
export const Cleared: Story = {
  args: { state: 'cleared' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

/** Where both don't fit, the button goes below the note, which keeps lines that can be read. */
export const Narrow: Story = {
  args: {
    state: 'kept',
    children:
      'Ihre Eingaben bleiben nur auf diesem Gerät, 24\u00a0Stunden lang oder bis zum Senden.',
  },
  globals: { language: 'de' },
  decorators: [inlineSize(16.5)],
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Gerät/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(note.bottom);
  },
};

/** The line is equally high in every state. */
export const NothingMoves: Story = {
  render: (args) => (
    <>
      {draftStates.map((state) => (
        <DraftNote key={state} {...args} state={state} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const heights = [...canvasElement.querySelectorAll<HTMLElement>('[data-state]')]
      .filter((element) => element.matches('div'))
      .map(({ offsetHeight }) => offsetHeight);
    await expect(heights).toHaveLength(draftStates.length);
    await expect(new Set(heights).size).toBe(1);
  },
};
