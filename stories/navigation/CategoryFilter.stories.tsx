import { type Category, CategoryFilter } from '@portfolio/ui/CategoryFilter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition, useState } from 'react';
import {
  expect,
  fn,
  type UserEventObject as UserEvent,
  waitFor,
  type within,
} from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { advance, fakeTimers } from '../support/fakeTimers.ts';
import type { Guide } from '../support/guide.ts';
import { held } from '../support/held.tsx';
import { sentence } from '../support/samples.ts';
import { desktop, inlineSize, narrow } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Lets visitors choose one of several categories, and shows what is in it.',
  use: [
    'To show one category of a longer list at a time.',
    'With `count`, so that nobody opens a category to find out that it is nearly empty.',
    'With the `color` that a category has on its cards and in its figures, and no other category.',
    'With a `shortLabel` for a name of more than two words: a part of it, or letters that are announced with it.',
    'With `loadingMs` where the content changes so much that a moment’s cover is calmer.',
    'With `shownLabel` to say what is shown, above the content and to screen readers.',
  ],
  avoid: {
    'The entries are pages of their own.': 'Use `SiteNav`.',
    'Visitors look around and don’t search.': 'Use `SpotlightCarousel`.',
    'It is a field of a form.': 'Use `SelectField`.',
    'Several categories may be chosen together.':
      'There is nothing for that: tabs have one choice. Show all, with a heading for each.',
  },
  anatomy: {
    'Row of tabs': 'Has the name in `label`.',
    Tab: 'At least 44 px high and wide, and with a line in its category’s colour once it is chosen. In a narrow window the tabs are in columns, and names wrap.',
    'Number of entries': 'Announced as `countLabel` says.',
    Star: 'Marks a category that holds something featured. Screen readers get “featured” instead.',
    'Line above the content': '`shownLabel`, and `shownDetail` next to it where there is room.',
    Content: 'What you pass as children.',
  },
  stateWidth: 380,
  keyboard: {
    Tab: 'Reaches the chosen tab, and then the content.',
    'Left, Right':
      'Move the focus to the next tab, round the ends. In right-to-left text, left goes on.',
    'Home, End': 'Move the focus to the first and the last tab.',
    'Enter, Space':
      'Choose the tab with the focus. While it is loading they do nothing, and the focus stays.',
  },
  announced: {
    'The row gets the focus':
      '“Filter by domain, tab list. MLOps, 5 projects, featured, tab, selected, 1 of 6”.',
    'A category is chosen and `loadingMs` is set': '“Loading projects...”.',
    'The content is there':
      'What `shownLabel` says: “Currently showing 4 projects”. Nothing without it.',
    'The content gets the focus': '“Healthcare AI, 4 projects, tab panel”.',
  },
};

const category = (label: string, count: number, color: string, icon: string): Category => ({
  value: label.replace(' ', '-'),
  label,
  count,
  color,
  icon,
});

const nlp = {
  ...category('NLP', 2, '#c0392b', 'message'),
  label: 'Natural Language Processing',
  shortLabel: 'NLP',
};
const categories: Category[] = [
  { ...category('MLOps', 5, '#3b7dd8', 'gear'), featured: true },
  category('Healthcare AI', 4, '#1f9d6b', 'health'),
  { ...category('Vision', 4, '#b5651d', 'camera'), label: 'Computer Vision', featured: true },
  category('Financial AI', 2, '#8a6d00', 'chart'),
  { ...category('Assistant', 1, '#8e44ad', 'idea'), label: 'AI Assistant' },
  { ...nlp, label: 'Natural Language Processing (NLP)', shortLabel: undefined },
];

const meta = {
  component: CategoryFilter,
  args: {
    label: 'Filter by domain',
    categories,
    value: 'MLOps',
    onValueChange: fn(),
    countLabel: (count: number) => (count === 1 ? '1 project' : `${count} projects`),
    loadingLabel: 'Loading projects...',
  },
  render: function Filter(args) {
    const [value, setValue] = useState(args.value);
    return (
      <CategoryFilter
        {...args}
        value={value}
        onValueChange={(chosen) => {
          args.onValueChange(chosen);
          setValue(chosen);
        }}
        shownLabel={args.shownLabel && `${args.shownLabel} ${value}`}
      >
        {args.children ?? <p>{`${value}: ${sentence}`}</p>}
      </CategoryFilter>
    );
  },
  parameters: { guide },
} satisfies Meta<typeof CategoryFilter>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const tab = (canvas: Canvas, name: string) => canvas.getByRole('tab', { name });
const panel = (canvas: Canvas) => canvas.getByRole('tabpanel', { hidden: true });

export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tablist', { name: 'Filter by domain' })).toBeVisible();
    const chosen = tab(canvas, 'MLOps, 5 projects, featured');
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(tab(canvas, 'AI Assistant, 1 project')).toHaveAttribute('aria-selected', 'false');
    const controlled = canvas.getAllByRole('tab').map((each) => each.getAttribute('aria-controls'));
    await expect(controlled.filter(Boolean)).toEqual([panel(canvas).id]);
    await expect(panel(canvas)).toHaveAccessibleName('MLOps, 5 projects, featured');
  },
};

const second = ':nth-child(2) > [role="tab"]';

export const Hover: Story = { parameters: { pseudo: { hover: second } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: second } } };

/** The chosen tab is marked already; no other can be chosen. */
export const Loading: Story = {
  args: {
    // Longer than anybody looks.
    loadingMs: 86_400_000,
    children: <p style={{ minBlockSize: '9rem' }}>{sentence}</p>,
  },
  decorators: held,
  parameters: { press: second },
  play: async ({ canvas }) => {
    const chosen = tab(canvas, 'Healthcare AI, 4 projects');
    await expect(chosen).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading projects...');
    await expect(panel(canvas)).toHaveAttribute('aria-busy', 'true');
    for (const each of canvas.getAllByRole('tab')) {
      await expect(each).toHaveAttribute('aria-disabled', 'true');
      await expect(each).not.toHaveAttribute('disabled');
    }
  },
};

export const WithShownLine: Story = {
  args: {
    shownLabel: 'Currently showing',
    shownDetail: 'Scores judged by what their mistakes cost',
  },
};

export const NamesAlone: Story = {
  args: { categories: categories.map(({ value, label }) => ({ value, label })) },
};

/** A long name has a shorter one on its tab; those who listen or speak get both. */
export const ShortNames: Story = {
  args: {
    categories: [
      ...categories.slice(0, 5),
      nlp,
      { value: 'ML', label: 'Machine Learning / Deep Learning', shortLabel: 'Machine Learning' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(tab(canvas, 'NLP, Natural Language Processing, 2 projects')).toBeVisible();
    await expect(tab(canvas, 'Machine Learning / Deep Learning')).toBeVisible();
  },
};

export const OneCategory: Story = { args: { categories: categories.slice(0, 1) } };

export const ChoosesByMouse: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const financial = tab(canvas, 'Financial AI, 2 projects');
    await userEvent.click(financial);
    await expect(args.onValueChange).toHaveBeenCalledWith('Financial-AI');
    await expect(financial).toHaveAttribute('aria-selected', 'true');
    await expect(financial).toHaveFocus();
    await expect(panel(canvas)).toHaveAccessibleName('Financial AI, 2 projects');
    await expect(panel(canvas)).toHaveTextContent('Financial-AI:');
    // What is chosen is not chosen again.
    await userEvent.click(financial);
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
  },
};

export const ChoosesByFingerAndByVoice: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: tab(canvas, 'AI Assistant, 1 project') });
    await expect(args.onValueChange).toHaveBeenCalledWith('Assistant');
    // Voice control clicks without a pointer.
    tab(canvas, 'Financial AI, 2 projects').click();
    await expect(args.onValueChange).toHaveBeenCalledWith('Financial-AI');
  },
};

/** Presses arrow keys, each of which takes the focus to the tab with the index given for it. */
async function expectKeys(canvas: Canvas, user: UserEvent, arrows: string, reached: number[]) {
  for (const [index, arrow] of arrows.split(' ').entries()) {
    await user.keyboard(`{Arrow${arrow}}`);
    await waitFor(() => expect(canvas.getAllByRole('tab')[reached[index] ?? 0]).toHaveFocus());
  }
}

/** Arrow keys, Home and End move the focus; Enter and Space choose. */
export const ChoosesByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const names = canvas.getAllByRole('tab');
    await userEvent.tab();
    await expect(names[0]).toHaveFocus();
    await expectKeys(canvas, userEvent, 'Right Right Left', [1, 2, 1]);
    await userEvent.keyboard('{End}');
    await expectKeys(canvas, userEvent, 'Right Left', [0, 5]);
    await userEvent.keyboard('{Home}');
    await expectKeys(canvas, userEvent, 'Right', [1]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenCalledWith('Healthcare-AI');
    await expectKeys(canvas, userEvent, 'Right', [2]);
    await userEvent.keyboard(' ');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Vision');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await userEvent.tab();
    await expect(panel(canvas)).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(names[2]).toHaveFocus();
  },
};

export const TheLeftArrowKeyGoesOnInRightToLeftText: Story = {
  tags: ['behaviour'],
  globals: { language: 'ar' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expectKeys(canvas, userEvent, 'Left Right', [1, 0]);
  },
};

const LOADING_MS = 300;

/** The choice holds immediately, and the focus stays. The content before it stays as long, and is replaced in one go. */
export const NoOtherCanBeChosenFor300Ms: Story = {
  tags: ['behaviour'],
  ...fakeTimers,
  args: { loadingMs: LOADING_MS },
  play: async ({ args, canvas, userEvent }) => {
    const vision = tab(canvas, 'Computer Vision, 4 projects, featured');
    await userEvent.click(vision);
    await expect(args.onValueChange).toHaveBeenCalledWith('Vision');
    await advance(LOADING_MS - 1);
    await userEvent.keyboard('{Enter}');
    tab(canvas, 'AI Assistant, 1 project').click();
    await expect(vision).toHaveFocus();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(panel(canvas)).toHaveAttribute('aria-busy', 'true');
    await expect(panel(canvas)).toHaveTextContent('MLOps: ');

    await advance(1);
    await waitFor(() => expect(panel(canvas)).toHaveTextContent('Vision: '));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(panel(canvas)).toHaveAttribute('aria-busy', 'false');
    await expect(vision).toHaveAttribute('aria-disabled', 'false');
    await expect(vision).toHaveFocus();
    await userEvent.click(tab(canvas, 'MLOps, 5 projects, featured'));
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

export const OneChoiceIsMadeWhateverIsPressedInTheSameMoment: Story = {
  tags: ['behaviour'],
  ...fakeTimers,
  args: { loadingMs: LOADING_MS },
  play: async ({ args, canvas }) => {
    for (const each of canvas.getAllByRole('tab')) each.click();
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await advance(LOADING_MS);
    const first = tab(canvas, 'MLOps, 5 projects, featured');
    await waitFor(() => expect(first).toHaveAttribute('aria-disabled', 'false'));
    first.click();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
  },
};

/** The texts that come into a live region, from now on. */
function watchStatus(line: HTMLElement) {
  const texts: string[] = [];
  const observer = new MutationObserver(() => {
    if (line.textContent) texts.push(line.textContent);
  });
  observer.observe(line, { characterData: true, childList: true, subtree: true });
  return { texts, stop: () => observer.disconnect() };
}

let draw = () => {};

/** Where the content takes longer than the cover, as on a slow phone. */
export const StaysCoveredUntilSlowContentIsDrawn: Story = {
  tags: ['behaviour'],
  ...fakeTimers,
  args: { loadingMs: LOADING_MS, shownLabel: 'Currently showing' },
  render: function SlowFilter(args) {
    const [value, setValue] = useState(args.value);
    const choose = async (chosen: string) => {
      await new Promise<void>((resolve) => {
        draw = resolve;
      });
      startTransition(() => setValue(chosen));
    };
    return (
      <CategoryFilter
        {...args}
        value={value}
        onValueChange={choose}
        shownLabel={`${args.shownLabel} ${value}`}
      >
        <p>{value}</p>
      </CategoryFilter>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [line, overlay] = canvas.getAllByRole('status') as [HTMLElement, HTMLElement];
    const announced = watchStatus(line);
    await userEvent.click(tab(canvas, 'AI Assistant, 1 project'));
    await advance(2 * LOADING_MS);
    await expect(overlay).toHaveTextContent('Loading projects...');
    await expect(tab(canvas, 'MLOps, 5 projects, featured')).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(announced.texts).toEqual([]);
    draw();
    await waitFor(() => expect(overlay).toBeEmptyDOMElement());
    await expect(announced.texts).toEqual(['Currently showing Assistant']);
    announced.stop();
  },
};

/** No other tab has a colour. */
export const OnlyTheChosenTabHasItsColour: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const financial = tab(canvas, 'Financial AI, 2 projects');
    const line = getComputedStyle(financial, '::after');
    await expect(line.backgroundColor).toBe('rgba(0, 0, 0, 0)');
    await userEvent.click(financial);
    await expect(line.backgroundColor).toBe('rgb(138, 109, 0)');
  },
};

/** Each above its own line. */
export const NamesWrapInAWindowOfAMiddleWidth: Story = {
  tags: ['behaviour'],
  globals: desktop,
  decorators: inlineSize(40),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    const tops = new Set(
      canvas.getAllByRole('tab').map((each) => each.getBoundingClientRect().top),
    );
    await expect(tops.size).toBe(2);
  },
};

/** As many as the site's projects have, with emoji. */
const nine: Pick<Story, 'args' | 'tags'> = {
  tags: ['behaviour'],
  args: {
    categories: [
      ...categories.slice(0, 5),
      nlp,
      { ...category('ML', 2, '#b5533c', ''), label: 'Machine Learning' },
      category('Featured', 7, '', ''),
      category('All', 20, '', ''),
    ].map((each) => ({
      ...each,
      icon: each.label === 'All' ? undefined : '🩺',
      featured: each !== nlp && (each.count ?? 0) < 6,
    })),
  },
};

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

/** In systems whose emoji are wide, too: without such a font the drawing is a narrow box. */
export const NineCategoriesAreInOneRowInAWideWindow: Story = {
  ...nine,
  globals: desktop,
  decorators: inlineSize(70),
  play: async ({ canvas, canvasElement }) => {
    for (const wide of ['', 'MM']) {
      for (const each of canvas.getAllByRole('tab')) {
        const emoji = each.querySelector('[aria-hidden] [aria-hidden]');
        if (emoji && wide) emoji.textContent = wide;
      }
      await expect(new Set(canvas.getAllByRole('tab').map(topOf)).size).toBe(1);
    }
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** Each row has its rule, on which the line of the chosen tab is, whichever row it is in. */
export const TheLineOfTheChosenTabIsOnTheRuleOfItsRow: Story = {
  ...nine,
  globals: narrow,
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('tablist');
    for (const each of [0, 4, 8].map((index) => canvas.getAllByRole('tab')[index] as HTMLElement)) {
      await userEvent.click(each);
      const rule = getComputedStyle(each.parentElement as Element, '::after');
      await expect(rule.borderBlockEndWidth).toBe('1px');
      await expect(Number.parseFloat(rule.inlineSize)).toBe(list.clientWidth);
      const bottom = each.getBoundingClientRect().bottom - list.getBoundingClientRect().top;
      const line = getComputedStyle(each, '::after');
      await expect(line.insetBlockEnd).toBe('0px');
      await expect(Number.parseFloat(rule.insetBlockStart) + 1).toBeCloseTo(bottom, 0);
    }
  },
};

/** A long name takes its number along. */
export const ANameStaysWithItsNumberOnAPhone: Story = {
  ...nine,
  globals: narrow,
  play: async ({ canvas }) => {
    for (const each of canvas.getAllByRole('tab')) {
      const [name, count] = [...each.querySelectorAll('[aria-hidden] > :nth-last-child(-n + 2)')];
      const line = [...(name?.getClientRects() ?? [])].at(-1) ?? new DOMRect();
      const { top = 0, bottom = 0 } = count?.getBoundingClientRect() ?? {};
      await expect(Math.abs(top + bottom - line.top - line.bottom)).toBeLessThan(4);
    }
  },
};

/** All choices are in sight in three short rows, each large enough for a finger. */
export const NineCategoriesTakeThreeRowsOnAPhone: Story = {
  ...nine,
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    const tops = new Set<number>();
    for (const each of canvas.getAllByRole('tab')) {
      const { left, right, top, width, height } = each.getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      tops.add(Math.round(top));
    }
    await expect(tops.size).toBe(3);
    await expect(canvas.getByRole('tablist').clientHeight).toBeLessThan(150);
    await expectNoSidewaysScroll(canvasElement);
  },
};
