import { OPEN_DELAY_MS, Tooltip, TooltipGroup } from '@portfolio/ui/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, type UserEventObject, waitFor } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll } from '../support/expectations.ts';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import { arabic, longText, longWord } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { narrow } from '../support/widths.ts';
import { guide } from './Tooltip.guide.tsx';

const meta = {
  component: Tooltip,
  subcomponents: { TooltipGroup },
  args: { children: 'Brier score', content: 'Mean squared error of a probability: 0 is perfect.' },
  parameters: { guide },
} satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

const tooltip = () => screen.queryByRole('tooltip');
const isPinned = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true';

/** `closed`, `open` or `pinned`. */
const stateOf = (button: HTMLElement) => {
  if (isPinned(button)) return 'pinned';
  return button.hasAttribute('aria-describedby') ? 'open' : 'closed';
};
const expectState = (button: HTMLElement, state: ReturnType<typeof stateOf>) =>
  waitFor(() => expect(stateOf(button)).toBe(state));

/** Moves the pointer far away. The first movement is where it leaves from. */
const leave = async (user: UserEventObject) => {
  for (const x of [800, 900]) await user.pointer({ target: document.body, coords: { x, y: x } });
};

/** Two of a group. */
const inGroup: Pick<Story, 'render'> = {
  render: (args) => (
    <TooltipGroup>
      <Tooltip {...args} /> <Tooltip content="Area under the curve.">ROC AUC</Tooltip>
    </TooltipGroup>
  ),
};

/** It names its button, and is only there while it's open. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Brier score' });
    await expect(tooltip()).toBeNull();
    await expect(button).not.toHaveAccessibleDescription();
    await userEvent.click(button);
    await expect(button).toHaveAccessibleDescription(String(args.content));
    await waitFor(() => expectApart(button, tooltip() as HTMLElement));
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** A pointer opens it after a moment, and closes it by leaving. */
export const Hovered: Story = {
  ...fakeTimers,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await advance(OPEN_DELAY_MS - 1);
    await expect(tooltip()).toBeNull();
    await advance(1);
    await expect(stateOf(button)).toBe('open');
    await leave(userEvent);
    await expectState(button, 'closed');
  },
};

/** A click pins it, so that it stays when the pointer leaves; the second one closes it, one elsewhere, too. */
export const PinnedByClick: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await leave(userEvent);
    await expectState(button, 'pinned');
    await expect(tooltip()).toBeVisible();
    await userEvent.click(tooltip() as HTMLElement);
    await expectState(button, 'pinned');
    await userEvent.click(button);
    await expectState(button, 'closed');
    await userEvent.click(button);
    await expectState(button, 'pinned');
    await userEvent.click(document.body);
    await expectState(button, 'closed');
    await userEvent.click(button);
    await expectState(button, 'pinned');
  },
};

/** A press that is faster than the delay pins it as well, and what a pointer has opened stays open during a press. */
export const PinnedWhileHovered: Story = {
  ...fakeTimers,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.hover(button);
    await userEvent.click(button);
    await advance(OPEN_DELAY_MS);
    await expect(stateOf(button)).toBe('pinned');
    await userEvent.click(button);
    await leave(userEvent);
    await userEvent.hover(button);
    await advance(OPEN_DELAY_MS);
    await userEvent.pointer({ keys: '[MouseLeft>]', target: button });
    await expect(stateOf(button)).toBe('open');
    await userEvent.pointer('[/MouseLeft]');
    await expect(stateOf(button)).toBe('pinned');
  },
};

/** A tap opens it and doesn't close it again; the second one does, and one elsewhere. */
export const Touch: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    for (const [target, state] of [
      [() => button, 'pinned'],
      [() => button, 'closed'],
      [() => button, 'pinned'],
      [() => tooltip() as HTMLElement, 'pinned'],
      [() => document.body, 'closed'],
    ] as const) {
      await userEvent.pointer({ keys: '[TouchA]', target: target() });
      await expectState(button, state);
    }
  },
};

/** Focus opens it, Enter and Space pin and close it, Escape closes it, and so does Tab. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.tab();
    await expectState(button, 'open');
    // The focus scrolls what was out of sight, which must not close it.
    fireEvent.scroll(document);
    await expect(stateOf(button)).toBe('open');
    for (const [keys, state] of [
      ['{Escape}', 'closed'],
      ['{Enter}', 'pinned'],
      [' ', 'closed'],
      ['{Enter}{Escape}', 'closed'],
    ] as const) {
      await userEvent.keyboard(keys);
      await expectState(button, state);
    }
    await expect(button).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expectState(button, 'open');
    await userEvent.tab();
    await expectState(button, 'closed');
  },
};

/** Of all tooltips of a group, one is open. */
export const OneAtATime: Story = {
  ...inGroup,
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button') as [HTMLElement, HTMLElement];
    const expectStates = (states: string[]) =>
      waitFor(() => expect([first, second].map(stateOf)).toEqual(states));
    await userEvent.click(first);
    await userEvent.tab();
    await expectStates(['closed', 'open']);
    await userEvent.click(first);
    await expectStates(['pinned', 'closed']);
    second.click();
    await expectStates(['closed', 'pinned']);
    await expect(screen.getAllByRole('tooltip')).toHaveLength(1);
  },
};

/** People who go from landmark to landmark find it in the page's content, not after the page. */
export const InAPage: Story = {
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByRole('main')).toContainElement(tooltip());
  },
};

/** At the end of the window it's above its button. */
export const AtTheEndOfTheWindow: Story = {
  decorators: [
    (Story, { viewMode }) => (
      <div style={viewMode === 'docs' ? {} : { bottom: 0, position: 'fixed' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await waitFor(() =>
      expect(tooltip()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        button.getBoundingClientRect().top,
      ),
    );
  },
};

/** Part of a story in whose narrow window an open tooltip keeps to the window's sides. */
const opensNarrow: Pick<Story, 'globals' | 'play'> = {
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => {
      const { left, right } = (tooltip() as HTMLElement).getBoundingClientRect();
      return Promise.all([
        expect(left).toBeGreaterThanOrEqual(0),
        expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth),
      ]);
    });
    await expectNoSidewaysScroll(canvasElement);
  },
};

export const LongText: Story = { ...opensNarrow, args: { content: `${longText} ${longWord}` } };

/** It begins at the right end of its button, or 8 px from the window's edge. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { children: arabic.label, content: arabic.sentence },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const end = (element: HTMLElement | null) => element?.getBoundingClientRect().right ?? 0;
    await waitFor(() => expect(Math.abs(end(tooltip()) - end(button))).toBeLessThanOrEqual(8));
  },
};
