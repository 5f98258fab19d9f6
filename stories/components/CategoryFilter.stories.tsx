import { type Category, CategoryFilter } from '@portfolio/ui/CategoryFilter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, type within } from 'storybook/test';
import { expectNoSidewaysScroll } from './support/expectations.ts';
import { advance, fakeTimers } from './support/fakeTimers.ts';
import { arabic, longWord, sentence } from './support/samples.ts';
import { largeText } from './support/visitor.ts';
import { desktop, fitsNarrow, narrow } from './support/widths.ts';

const categories: Category[] = [
  { value: 'MLOps', label: 'MLOps', count: 5, featured: true, color: '#3b7dd8', emoji: '⚙️' },
  { value: 'Healthcare AI', label: 'Healthcare AI', count: 4, color: '#1f9d6b', emoji: '🩺' },
  {
    value: 'Vision',
    label: 'Computer Vision',
    count: 4,
    featured: true,
    color: '#b5651d',
    emoji: '👁️',
  },
  { value: 'Financial AI', label: 'Financial AI', count: 2, color: '#8a6d00', emoji: '📈' },
  { value: 'Assistant', label: 'AI Assistant', count: 1, color: '#8e44ad', emoji: '🤖' },
  {
    value: 'NLP',
    label: 'Natural Language Processing (NLP)',
    count: 2,
    color: '#c0392b',
    emoji: '💬',
  },
];

const countLabel = (count: number) => (count === 1 ? '1 project' : `${count} projects`);

const LOADING_MS = 300;

const meta = {
  component: CategoryFilter,
  args: {
    label: 'Filter by domain',
    categories,
    value: 'MLOps',
    onValueChange: fn(),
    countLabel,
  },
  render: function Filter({ value: initial, onValueChange, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <CategoryFilter
        {...args}
        value={value}
        onValueChange={(chosen) => {
          onValueChange(chosen);
          setValue(chosen);
        }}
      >
        {args.children ?? <p style={{ minBlockSize: '12rem' }}>{`${value}: ${sentence}`}</p>}
      </CategoryFilter>
    );
  },
} satisfies Meta<typeof CategoryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });
const panel = (canvas: Canvas) => canvas.getByRole('tabpanel', { hidden: true });

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Filter by domain' })).toBeVisible();
    const chosen = tab(canvas, 'MLOps, 5 projects, featured');
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(tab(canvas, 'AI Assistant, 1 project')).toHaveAttribute('aria-selected', 'false');
    // Tied by ids that hold, also for a value with a space.
    await expect(panel(canvas)).toHaveAttribute('aria-labelledby', chosen.id);
    await expect(tab(canvas, 'Healthcare AI, 4 projects')).toHaveAttribute(
      'aria-controls',
      panel(canvas).id,
    );
  },
};

export const ChosenByMouse: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const financial = tab(canvas, 'Financial AI, 2 projects');
    await userEvent.click(financial);
    await expect(args.onValueChange).toHaveBeenCalledWith('Financial AI');
    await expect(financial).toHaveAttribute('aria-selected', 'true');
    await expect(financial).toHaveFocus();
    await expect(panel(canvas)).toHaveAccessibleName('Financial AI, 2 projects');
    await expect(panel(canvas)).toHaveTextContent('Financial AI:');
    // What is chosen is not chosen again.
    await userEvent.click(financial);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const ChosenByFinger: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: tab(canvas, 'AI Assistant, 1 project') });
    await expect(args.onValueChange).toHaveBeenCalledWith('Assistant');
  },
};

/** Voice control and other tools click without a pointer. */
export const ChosenByVoice: Story = {
  play: async ({ args, canvas }) => {
    tab(canvas, 'AI Assistant, 1 project').click();
    await expect(args.onValueChange).toHaveBeenCalledWith('Assistant');
  },
};

/** Arrow keys, Home and End move the focus; Enter and Space choose. */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(names[0]).toHaveFocus();
    for (const [key, index] of [
      ['{ArrowRight}', 1],
      ['{ArrowRight}', 2],
      ['{ArrowLeft}', 1],
      ['{End}', 5],
      ['{ArrowRight}', 0],
      ['{ArrowLeft}', 5],
      ['{Home}', 0],
      ['{ArrowRight}', 1],
    ] as const) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(names[index]).toHaveFocus());
    }
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('Healthcare AI');
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(names[2]).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Vision');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(panel(canvas)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(names[2]).toHaveFocus();
  },
};

/** The choice holds at once; for 300 ms no other can be made, and the focus stays. */
export const Loading: Story = {
  tags: ['visual'],
  ...fakeTimers,
  args: { loadingMs: LOADING_MS },
  play: async ({ args, canvas, userEvent }) => {
    const vision = tab(canvas, 'Computer Vision, 4 projects, featured');
    await userEvent.click(vision);
    await expect(args.onValueChange).toHaveBeenCalledWith('Vision');
    await expect(vision).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects...');
    await expect(panel(canvas)).toHaveAttribute('aria-busy', 'true');

    await advance(LOADING_MS - 1);
    for (const each of canvas.getAllByRole('tab')) {
      await expect(each).toHaveAttribute('aria-disabled', 'true');
      await expect(each).not.toHaveAttribute('disabled');
    }
    await userEvent.click(tab(canvas, 'MLOps, 5 projects, featured'));
    await userEvent.keyboard('{Enter}');
    tab(canvas, 'AI Assistant, 1 project').click();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);

    await advance(1);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(panel(canvas)).toHaveAttribute('aria-busy', 'false');
    await expect(vision).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(tab(canvas, 'MLOps, 5 projects, featured'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** What is shown is said once, when it is there: not yet while loading, and not from inside it. */
export const SaysWhatIsShown: Story = {
  tags: ['visual'],
  ...fakeTimers,
  args: { loadingMs: LOADING_MS, shownLabel: 'Currently showing 5 projects in MLOps' },
  render: function Filter({ value: initial, ...args }) {
    const [value, setValue] = useState(initial);
    return (
      <CategoryFilter
        {...args}
        value={value}
        onValueChange={setValue}
        shownLabel={`Currently showing ${value}`}
      >
        <p>{sentence}</p>
      </CategoryFilter>
    );
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const [line, overlay] = canvas.getAllByRole('status');
    if (!line || !overlay) throw new Error('A live region is missing.');
    const { top } = overlay.getBoundingClientRect();
    await expect(line).toHaveTextContent('Currently showing MLOps');
    await expect(line.closest('[inert], [aria-busy]')).toBeNull();
    await userEvent.click(tab(canvas, 'AI Assistant, 1 project'));
    await expect(overlay).toHaveTextContent('Loading projects...');
    await expect(line.querySelector(':scope :not([aria-hidden="true"], :has(*))')).toBeNull();
    await expect(overlay.getBoundingClientRect().top).toBe(top);
    await advance(LOADING_MS);
    await expect(canvas.getAllByRole('status')[0]).toBe(line);
    await expect(line).toHaveTextContent('Currently showing Assistant');
    await expect(line.querySelector('[aria-hidden="true"]')).toBeNull();
    await expectNoSidewaysScroll(canvasElement);
  },
};

export const FocusStaysWhileLoading: Story = {
  ...fakeTimers,
  args: { loadingMs: LOADING_MS },
  play: async ({ canvas, userEvent }) => {
    const healthcare = tab(canvas, 'Healthcare AI, 4 projects');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(healthcare).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(healthcare).toHaveAttribute('aria-disabled', 'true');
    await expect(healthcare).toHaveFocus();
    await advance(LOADING_MS);
    await expect(healthcare).toHaveFocus();
    await expect(healthcare).toHaveAttribute('aria-disabled', 'false');
  },
};

export const NamesAlone: Story = {
  args: { categories: categories.map(({ value, label }) => ({ value, label })) },
  play: async ({ canvas }) => {
    await expect(tab(canvas, 'Healthcare AI')).toBeVisible();
  },
};

export const WideWindow: Story = {
  globals: desktop,
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** The row scrolls and the page does not; where there is more, the row fades. */
export const NarrowWindow: Story = {
  globals: narrow,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth);
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'start'));
    await expect(window.scrollX).toBe(0);
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** The chosen tab is in sight from the start. */
export const ChosenTabInSight: Story = {
  globals: narrow,
  args: { value: 'NLP' },
  play: async ({ canvas }) => {
    const chosen = tab(canvas, 'Natural Language Processing (NLP), 2 projects');
    await waitFor(() => {
      const { left, right } = chosen.getBoundingClientRect();
      // A row scrolls by whole pixels.
      expect(Math.ceil(left)).toBeGreaterThanOrEqual(0);
      expect(Math.floor(right)).toBeLessThanOrEqual(window.innerWidth);
    });
    await expect(window.scrollY).toBe(0);
  },
};

export const LongWord: Story = {
  ...fitsNarrow,
  args: {
    categories: [{ ...categories[0], value: 'MLOps', label: longWord }, ...categories.slice(1)],
    loadingLabel: longWord,
    children: <p>{longWord}</p>,
  },
};

/** The left arrow key goes on, the right one goes back. */
export const RightToLeft: Story = {
  args: {
    label: arabic.label,
    categories: categories.map((each, index) => ({ ...each, label: `${arabic.label} ${index}` })),
    children: <p>{arabic.sentence}</p>,
  },
  globals: { ...narrow, direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const tabs = canvas.getAllByRole('tab');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(tabs[1]).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(tabs[0]).toHaveFocus());
    const list = canvas.getByRole('tablist');
    await expect(getComputedStyle(list).direction).toBe('rtl');
    await waitFor(() => expect(list).toHaveAttribute('data-more', 'end'));
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** Twice the size of text, as a visitor may set it. */
export const LargeText: Story = {
  ...fitsNarrow,
  ...largeText,
};
