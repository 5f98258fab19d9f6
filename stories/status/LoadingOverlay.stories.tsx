import { Button } from '@portfolio/ui/Button';
import { LoadingOverlay } from '@portfolio/ui/LoadingOverlay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import type { Guide } from '../support/guide.ts';
import { withSystemMotion } from '../support/systemMotion.ts';
import { inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Covers a part of the page while it is being replaced, and says what is coming.',
  use: [
    'Around a list that is about to change: the old one keeps its room, so that nothing below it moves.',
    'For waits of a few seconds at most.',
    'Over content that is longer than the window, too: the label stays in sight.',
  ],
  avoid: {
    'A button started it and nothing else changes.':
      'Use `Button` with `loading`, and leave what people have written in sight.',
    'A choice replaces the list.': 'Use `CategoryFilter`, which has an overlay.',
    'There is nothing to cover yet, or only a line or two.':
      'Say what is coming in a `StatusMessage`: the label needs more room.',
    'A whole page loads.': 'Leave the old page until the new one is there.',
    'The label would be “Please wait”.': 'Name what is coming, with three dots.',
  },
  stateWidth: 240,
  keyboard: { Tab: 'Goes through the content as it always does, so that nobody lands behind it.' },
  announced: {
    'It becomes active': '“Loading projects...”, politely.',
    'It is done': 'Nothing: say in a `StatusMessage` what is there now.',
  },
};

/** Keeps the label at the top of its content, where it would follow the window. */
const still = '.label-at-top [role="status"] > p { inset-block-start: auto }';

const meta = {
  component: LoadingOverlay,
  decorators: [
    inlineSize(22),
    (Story) => (
      <div className="label-at-top">
        <style>{still}</style>
        <Story />
      </div>
    ),
  ],
  args: {
    active: true,
    label: 'Loading projects...',
    children: (
      <>
        <ul>
          <li>Demand forecast, retrained each night</li>
          <li>Drift watch for sensor data</li>
          <li>Delay of trams, ten minutes ahead</li>
          <li>Search in a city’s archive</li>
        </ul>
        <Button>Show more</Button>
      </>
    ),
  },
  parameters: { guide },
} satisfies Meta<typeof LoadingOverlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(args.label);
    await expect(canvas.getByText(args.label)).toBeVisible();
    await expect(canvas.getByRole('list').closest('[aria-busy="true"]')).toBeVisible();
  },
};

export const Idle: Story = { args: { active: false } };

/** Nothing runs along a line. */
export const ActiveWithReducedMotion: Story = {
  decorators: (Story) => (
    <div data-motion="reduced">
      <Story />
    </div>
  ),
};

/** The keyboard does, so that nobody lands behind it. */
export const NoClickReachesWhatIsUnderneath: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    const { x, y, width, height } = button.getBoundingClientRect();
    const touched = document.elementFromPoint(x + width / 2, y + height / 2);
    await expect(touched?.closest('[role="status"]')).toBe(canvas.getByRole('status'));
    await userEvent.tab();
    await expect(button).toHaveFocus();
  },
};

/** An overlay that a button turns on and off. */
const loadable: Pick<Story, 'render'> = {
  render: function ComesAndGoes(args) {
    const [isActive, setIsActive] = useState(false);
    return (
      <>
        <Button onClick={() => setIsActive(!isActive)}>Load</Button>
        <LoadingOverlay {...args} active={isActive} />
      </>
    );
  },
};

/** The region is there before its text, so that the text is announced; nothing moves. */
export const ComesAndGoesWithoutMovingAnything: Story = {
  tags: ['behaviour'],
  ...loadable,
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

/** From nothing to its whole strength, and back. */
export const TheVeilFadesInAndOut: Story = {
  tags: ['behaviour'],
  ...loadable,
  beforeEach: withSystemMotion('allowed'),
  play: async ({ canvas, userEvent }) => {
    const veil = canvas.getByRole('status');
    for (const [start, end] of [
      ['0', '1'],
      ['1', '0'],
    ]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Load' }));
      const [fade] = veil.getAnimations();
      fade?.pause();
      if (fade) fade.currentTime = 0;
      await expect(getComputedStyle(veil).opacity).toBe(start);
      fade?.finish();
      await expect(getComputedStyle(veil).opacity).toBe(end);
    }
  },
};
