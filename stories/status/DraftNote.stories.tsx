import { DraftNote, draftStates } from '@portfolio/ui/DraftNote';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Tells people that their unsent input is kept, where and for how long, and clears it.',
  use: [
    'Below a form whose input is kept on the device.',
    'Always together with code that keeps the draft and can bring it back: this only asks.',
  ],
  avoid: {
    'Nothing is kept.': 'Leave it out.',
    'It says that something was sent.': 'Use `StatusMessage`.',
    'It says when to expect an answer.': 'Use `FormNote`, a part of `Form`.',
    'It would only say “Draft saved”.':
      'Say where the draft is and until when, so that people on a shared computer know to clear it.',
  },
  stateWidth: 320,
  keyboard: {
    Tab: 'Moves the focus to the button, unless there is nothing to clear.',
    'Enter, Space': 'Clears the draft, or brings it back. The focus stays.',
  },
  announced: {
    'It is read': 'The note, then “Clear draft, button”. Without a draft, only the note.',
    'The draft was cleared':
      'The button’s new name, “Undo”, in screen readers that follow the focused button.',
  },
};

const meta = {
  component: DraftNote,
  decorators: inlineSize(30),
  args: {
    state: 'kept',
    children: 'What you type is kept on this device only, for 24 hours or until it is sent.',
    onClear: fn(),
    onRestore: fn(),
  },
  parameters: { guide },
} satisfies Meta<typeof DraftNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Kept: Story = {};

export const Hover: Story = { parameters: { pseudo: { hover: 'button' } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

/** After a press by mistake, the same button undoes it. */
export const Cleared: Story = { args: { state: 'cleared' } };

/** Nothing has been typed, so there is nothing to clear. The button's room stays. */
export const Empty: Story = {
  args: { state: 'empty' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.getByText(/kept on this device/)).toBeVisible();
  },
};

export const ClearsTheDraft: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear draft' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(args.onRestore).not.toHaveBeenCalled();
  },
};

export const BringsTheDraftBackByKeyboard: Story = {
  tags: ['behaviour'],
  args: { ...Cleared.args },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledOnce();
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};

/** The note keeps lines that can be read. */
export const PutsTheButtonBelowTheNoteWithoutRoom: Story = {
  tags: ['behaviour'],
  args: {
    children:
      'Ihre Eingaben bleiben nur auf diesem Gerät, 24\u00a0Stunden lang oder bis zum Senden.',
  },
  globals: { language: 'de' },
  parameters: { inlineSize: 16.5 },
  play: async ({ canvas }) => {
    const note = canvas.getByText(/Gerät/).getBoundingClientRect();
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.top).toBeGreaterThanOrEqual(note.bottom);
  },
};

export const IsEquallyHighInEveryState: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <>
      {draftStates.map((state) => (
        <DraftNote key={state} {...args} state={state} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByText(/kept on this device/)
      .map(({ parentElement }) => parentElement?.offsetHeight);
    await expect(heights).toHaveLength(draftStates.length);
    await expect(new Set(heights).size).toBe(1);
  },
};
