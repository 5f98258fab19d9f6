import {
  QUOTE_INTERVAL_MS,
  SKILL_INTERVAL_MS,
  SpotlightCarousel,
  type SpotlightItem,
  SWIPE_DISTANCE,
} from '@portfolio/ui/SpotlightCarousel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, type within } from 'storybook/test';
import { expectTabOrder } from './support/expectations.ts';
import { advance, fakeTimers } from './support/fakeTimers.ts';
import { arabic, longText, longWord, pictures, sentence } from './support/samples.ts';
import { withSystemMotion } from './support/systemMotion.ts';
import { largeText, setPageHidden } from './support/visitor.ts';
import { fitsNarrow } from './support/widths.ts';

const projectUrl = 'https://github.example.com/mira/drift-watch';
const makeItem = (name: string, color: string): SpotlightItem => ({
  name,
  color,
  icon: pictures.icon,
  quotes: [
    { text: `${name} first: every run has a number.`, project: 'Drift Watch', projectUrl },
    { text: `${name} second. ${sentence}`, project: 'Model Release Gate' },
    { text: `${name} third: two runs end most arguments.`, project: 'Feature Ledger', projectUrl },
  ],
});
const items = [
  makeItem('MLflow', '#018dd8'),
  makeItem('TensorFlow', '#e8710a'),
  makeItem('Python', '#2a63b8'),
  makeItem('OpenCV', '#1a8f3c'),
  makeItem('Docker', '#138be7'),
];

const meta = {
  component: SpotlightCarousel,
  args: { label: 'Skill Spotlight', items },
  beforeEach: [withSystemMotion('allowed'), fakeTimers.beforeEach],
} satisfies Meta<typeof SpotlightCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** The quote in sight, as its skill and its number. */
async function expectQuote(canvasElement: HTMLElement, start: string) {
  const shown = [...canvasElement.querySelectorAll('blockquote')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  await expect(shown).toHaveLength(1);
  await expect(shown[0]?.textContent).toMatch(new RegExp(`^${start}\\b`));
}
const button = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('button', { name });
const live = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live]');

/** Every 5 s the next quote; every 15 s the next skill, with its first quote. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('group', { name: 'Skill Spotlight' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(canvas.getByRole('group', { name: 'MLflow, 1 of 5' })).toBeVisible();
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
    const { height } = carousel.getBoundingClientRect();
    await expectQuote(canvasElement, 'MLflow first');
    await advance(QUOTE_INTERVAL_MS - 1);
    await expectQuote(canvasElement, 'MLflow first');
    await advance(1);
    await expectQuote(canvasElement, 'MLflow second');
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow third');
    await advance(QUOTE_INTERVAL_MS - 1);
    await expectQuote(canvasElement, 'MLflow third');
    await advance(1);
    await expectQuote(canvasElement, 'TensorFlow first');
    await expect(button(canvas, 'TensorFlow')).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getBoundingClientRect().height).toBe(height);
    await advance(4 * SKILL_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow first');
  },
};

/** Of a skill's time, what its quotes leave over is the last one's; then the quotes wrap. */
export const OwnIntervals: Story = {
  args: { skillIntervalMs: 1100, quoteIntervalMs: 300, items: items.slice(0, 2) },
  play: async ({ canvasElement }) => {
    await advance(900);
    await expectQuote(canvasElement, 'MLflow first');
    await advance(199);
    await expectQuote(canvasElement, 'MLflow first');
    await advance(1);
    await expectQuote(canvasElement, 'TensorFlow first');
    await advance(300);
    await expectQuote(canvasElement, 'TensorFlow second');
  },
};

/** Buttons, dots and thumbnails choose a skill, and it begins with its first quote. */
export const Choosing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await advance(QUOTE_INTERVAL_MS);
    await userEvent.click(button(canvas, 'Next skill'));
    await expectQuote(canvasElement, 'TensorFlow first');
    await userEvent.click(button(canvas, 'Previous skill'));
    await userEvent.click(button(canvas, 'Previous skill'));
    await expectQuote(canvasElement, 'Docker first');
    await userEvent.click(button(canvas, 'Next skill'));
    await expectQuote(canvasElement, 'MLflow first');
    await userEvent.click(button(canvas, 'OpenCV, 4 of 5'));
    await expectQuote(canvasElement, 'OpenCV first');
    await userEvent.click(button(canvas, 'Quote 3 of 3'));
    await expectQuote(canvasElement, 'OpenCV third');
    await expect(button(canvas, 'Quote 3 of 3')).toHaveAttribute('aria-current', 'true');
    await userEvent.click(button(canvas, 'Python'));
    await expectQuote(canvasElement, 'Python first');
    await userEvent.click(button(canvas, 'Quote 2 of 3'));
    await userEvent.click(button(canvas, 'Python'));
    await expectQuote(canvasElement, 'Python first');
    // What the visitor has asked for is spoken.
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
  },
};

/** A choice has its whole time, however short before it something was due. */
export const ChoosingRestartsTheTime: Story = {
  play: async ({ canvas, canvasElement }) => {
    await advance(SKILL_INTERVAL_MS - 1);
    fireEvent.click(button(canvas, 'Quote 2 of 3'));
    await advance(QUOTE_INTERVAL_MS - 1);
    await expectQuote(canvasElement, 'MLflow second');
    await advance(1);
    await expectQuote(canvasElement, 'MLflow third');
    await advance(2 * QUOTE_INTERVAL_MS - 1);
    await expectQuote(canvasElement, 'MLflow first');
    await advance(1);
    await expectQuote(canvasElement, 'TensorFlow first');
  },
};

export const Paused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(button(canvas, 'Pause Skill Spotlight'));
    await userEvent.pointer({ target: document.body });
    await advance(2 * SKILL_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow first');
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    // Asked to play, it plays, although pointer and focus are still on the button.
    await userEvent.click(button(canvas, 'Play Skill Spotlight'));
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow second');
  },
};

/** The pause button comes first; hidden slides and quotes are not reached. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectTabOrder(userEvent, [
      button(canvas, 'Pause Skill Spotlight'),
      button(canvas, 'Previous skill'),
      ...['MLflow, 1', 'TensorFlow, 2', 'Python, 3', 'OpenCV, 4', 'Docker, 5'].map((name) =>
        button(canvas, `${name} of 5`),
      ),
      button(canvas, 'Next skill'),
      canvas.getByRole('link', { name: /^Drift Watch/ }),
      ...[1, 2, 3].map((quote) => button(canvas, `Quote ${quote} of 3`)),
      ...items.map(({ name }) => button(canvas, name)),
    ]);
    await advance(SKILL_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow first');
    await userEvent.keyboard('{Enter}');
    await expectQuote(canvasElement, 'Docker first');
    await userEvent.tab();
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement, 'Docker second');
  },
};

export const StopsOnHover: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const carousel = canvas.getByRole('group', { name: 'Skill Spotlight' });
    await userEvent.hover(carousel);
    await advance(SKILL_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow first');
    await userEvent.unhover(carousel);
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow second');
  },
};

export const StopsOnHiddenPage: Story = {
  play: async ({ canvasElement }) => {
    setPageHidden(true);
    await advance(SKILL_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow first');
    setPageHidden(false);
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow second');
  },
};

/** Nothing changes by itself, so there is nothing to pause; choosing works as ever. */
export const ReducedMotion: Story = {
  tags: ['visual'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await advance(2 * SKILL_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow first');
    await expect(canvas.queryByRole('button', { name: /^Pause/ })).toBeNull();
    await userEvent.click(button(canvas, 'Next skill'));
    await expectQuote(canvasElement, 'TensorFlow first');
  },
};

/** Drags a finger over the slide, in CSS pixels. */
async function swipe(canvasElement: HTMLElement, x: number, y = 0) {
  const slide = live(canvasElement);
  if (!slide) throw new Error('The carousel has no slides.');
  const finger = { pointerType: 'touch', isPrimary: true, clientX: 150, clientY: 150 };
  fireEvent.pointerDown(slide, finger);
  fireEvent.pointerUp(slide, { ...finger, clientX: 150 + x, clientY: 150 + y });
  await advance(0);
}

/** More than 40 px and more sideways than up or down; to the left is on, to the right is back. */
export const Swipe: Story = {
  play: async ({ canvasElement }) => {
    await swipe(canvasElement, -SWIPE_DISTANCE);
    await expectQuote(canvasElement, 'MLflow first');
    await swipe(canvasElement, -60, 61);
    await expectQuote(canvasElement, 'MLflow first');
    await swipe(canvasElement, -SWIPE_DISTANCE - 1);
    await expectQuote(canvasElement, 'TensorFlow first');
    await swipe(canvasElement, SWIPE_DISTANCE + 1);
    await swipe(canvasElement, 100, 50);
    await expectQuote(canvasElement, 'Docker first');
  },
};

export const OneSkill: Story = {
  tags: ['visual'],
  args: { items: items.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Next skill' })).toBeNull();
    await expect(button(canvas, 'Pause Skill Spotlight')).toBeVisible();
    await advance(SKILL_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow first');
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow second');
  },
};

export const OneQuote: Story = {
  tags: ['visual'],
  args: { items: items.slice(0, 1).map((item) => ({ ...item, quotes: item.quotes.slice(0, 1) })) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await advance(SKILL_INTERVAL_MS);
    await expectQuote(canvasElement, 'MLflow first');
  },
};

export const NoSkills: Story = {
  args: { items: [] },
  play: ({ canvasElement }) => expect(canvasElement).toBeEmptyDOMElement(),
};

const [first = makeItem('MLflow', '#018dd8'), ...others] = items;

/** Room is kept for the longest quote, at any size of text. */
export const LongText: Story = {
  args: {
    items: [first, { ...first, name: 'R', quotes: [{ text: longText, project: sentence }] }],
  },
  play: async ({ canvas, userEvent }) => {
    const carousel = canvas.getByRole('group', { name: 'Skill Spotlight' });
    const { height } = carousel.getBoundingClientRect();
    await userEvent.click(button(canvas, 'Next skill'));
    await expect(carousel.getBoundingClientRect().height).toBe(height);
  },
};

export const LongWord: Story = {
  ...fitsNarrow,
  args: {
    items: [
      { ...first, name: longWord, quotes: [{ text: longWord, project: longWord }] },
      ...others,
    ],
  },
};

export const NarrowWindow: Story = { ...fitsNarrow };

export const LargeText: Story = {
  ...fitsNarrow,
  beforeEach: largeText.beforeEach,
};

/** Arrows and swipes are mirrored. */
export const RightToLeft: Story = {
  tags: ['visual'],
  args: {
    label: arabic.label,
    items: items.map((item) => ({
      ...item,
      quotes: item.quotes
        .map((quote) => ({ ...quote, text: `${item.name} ${arabic.sentence}` }))
        .slice(0, 1),
    })),
  },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await swipe(canvasElement, SWIPE_DISTANCE + 1);
    await expectQuote(canvasElement, 'TensorFlow');
    const [previous, next] = ['Previous skill', 'Next skill'].map((name) =>
      button(canvas, name).getBoundingClientRect(),
    );
    await expect(next?.right).toBeLessThan(previous?.left ?? 0);
  },
};
