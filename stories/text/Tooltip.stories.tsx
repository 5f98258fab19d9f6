import { OPEN_DELAY_MS, Tooltip, TooltipGroup } from '@portfolio/ui/Tooltip';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, type UserEventObject, waitFor } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll } from '../support/expectations.ts';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import type { Guide } from '../support/guide.ts';
import { pinned } from '../support/pinned.tsx';
import { arabic, longText, longWord } from '../support/samples.ts';
import { narrow } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Tells more about a word or a thing, next to it and only when somebody asks.',
  use: [
    'For details that help, and that nobody misses who doesn’t open them: one or two short sentences, or a few facts.',
    'For text and pictures only: a link goes next to the button.',
    'With the word itself as its button: `Brier score`, not `More` or `?`.',
    'With a `TooltipGroup` around several: one is open, and the next one opens without delay.',
    'With a class that gives the button its look, where it’s more than a word.',
  ],
  avoid: {
    'Everybody needs it.': 'Write it on the page, or use `FormNote`.',
    'It holds a link or a button.': 'Put that next to it: the focus can’t get into a tooltip.',
    'It names an icon.': 'Use `IconLink`, or `VisuallyHidden` in a `Button`.',
    'A press does something else.': 'Use `Button`: a press pins a tooltip.',
  },
  stateWidth: 250,
  keyboard: {
    Tab: 'Moves the focus to the button and opens the tooltip; it closes when the focus leaves, unless it’s pinned.',
    'Enter, Space': 'Pins the tooltip, so that it stays; closes a pinned one.',
    Escape: 'Closes the tooltip. The focus stays on the button.',
  },
  announced: {
    'It gets the focus':
      '“Brier score, toggle button”, then the tooltip: “Mean squared error: 0 is perfect.”',
    'It is pinned': '“Pressed”.',
  },
};

const meta = {
  component: Tooltip,
  subcomponents: { TooltipGroup },
  args: { children: 'Brier score', content: 'Mean squared error: 0 is perfect.' },
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

export const Idle: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Brier score' });
    await expect(tooltip()).toBeNull();
    await expect(button).not.toHaveAccessibleDescription();
  },
};

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

/** It is in the page's content: people who go from landmark to landmark would miss it after the page. */
export const Pinned: Story = {
  decorators: pinned,
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Brier score', pressed: true });
    await expect(button).toHaveAccessibleDescription(String(args.content));
    await waitFor(() => expectApart(button, tooltip() as HTMLElement));
    await expect(canvas.getByRole('main')).toContainElement(tooltip());
  },
};

export const OpensWhileAPointerIsOverIt: Story = {
  tags: ['behaviour'],
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

export const AClickPinsItUntilTheNextOneOrOneElsewhere: Story = {
  tags: ['behaviour'],
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
  },
};

/** And what a pointer has opened stays open during a press. */
export const AClickFasterThanTheDelayPinsIt: Story = {
  tags: ['behaviour'],
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

export const ATapPinsItUntilTheNextOneOrOneElsewhere: Story = {
  tags: ['behaviour'],
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
export const OpensByKeyboard: Story = {
  tags: ['behaviour'],
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

export const OneOfAGroupIsOpen: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <TooltipGroup>
      <Tooltip {...args} /> <Tooltip content="Area under the curve.">ROC AUC</Tooltip>
    </TooltipGroup>
  ),
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

export const OpensAboveItsButtonWhereTheWindowEnds: Story = {
  tags: ['behaviour'],
  decorators: (Story) => (
    <div style={{ bottom: 0, position: 'fixed' }}>
      <Story />
    </div>
  ),
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

export const LongTextStaysInANarrowWindow: Story = {
  tags: ['behaviour'],
  args: { content: `${longText} ${longWord}` },
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

/** Beside the names of the buttons below. */
export const BeginsAsFarFromItsButtonAsItSays: Story = {
  tags: ['behaviour'],
  args: { indent: 10, style: { inlineSize: '20rem' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const left = (element: HTMLElement | null) => element?.getBoundingClientRect().left ?? 0;
    await waitFor(() => expect(left(tooltip()) - left(button)).toBeCloseTo(160, 0));
  },
};

/** Or 8 px from the window's edge. */
export const BeginsAtTheRightEndOfItsButtonInArabic: Story = {
  tags: ['behaviour'],
  args: { children: arabic.label, content: arabic.sentence },
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const end = (element: HTMLElement | null) => element?.getBoundingClientRect().right ?? 0;
    await waitFor(() => expect(Math.abs(end(tooltip()) - end(button))).toBeLessThanOrEqual(8));
  },
};
