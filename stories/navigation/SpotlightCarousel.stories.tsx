import {
  SpotlightCarousel,
  type SpotlightItem,
  SWIPE_DISTANCE,
} from '@portfolio/ui/SpotlightCarousel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, type within } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { advance, expectOverTime, fakeTimers } from '../support/fakeTimers.ts';
import { pictures, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { withSystemMotion } from '../support/systemMotion.ts';
import { desktop } from '../support/widths.ts';
import { guide } from './SpotlightCarousel.guide.tsx';

/** The times of spec section 9. */
const SKILL_INTERVAL_MS = 15_000;
const QUOTE_INTERVAL_MS = 5_000;

const projectUrl = 'https://github.example.com/mira/drift-watch';
const makeItem = (name: string, color: string): SpotlightItem => ({
  name,
  color,
  icon: pictures.icon,
  proficiency: 90,
  evidence: { count: 2, total: 6, domains: [3, 3], positions: [0, 4], href: '#projects' },
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
  parameters: { guide },
  args: { label: 'Skill Spotlight', items },
  beforeEach: [withSystemMotion('allowed'), fakeTimers.beforeEach],
} satisfies Meta<typeof SpotlightCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Fails unless the quote in sight starts with this: its skill and its number. */
const expectQuote = (canvasElement: HTMLElement) => async (start: string) => {
  const shown = [...canvasElement.querySelectorAll('blockquote')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  await expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`^${start}\\b`)),
  ]);
};

const button = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('button', { name });
const live = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live]');

/** Every 5 s the next quote; every 15 s the next skill, with its first quote. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('group', { name: 'Skill Spotlight' });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(canvas.getByRole('group', { name: 'MLflow, 1 of 5' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Proficiency in MLflow' })).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(1);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
    const { height } = carousel.getBoundingClientRect();
    await expectOverTime(expectQuote(canvasElement), [
      [QUOTE_INTERVAL_MS - 1, 'MLflow first'],
      [1, 'MLflow second'],
      [QUOTE_INTERVAL_MS, 'MLflow third'],
      [QUOTE_INTERVAL_MS - 1, 'MLflow third'],
      [1, 'TensorFlow first'],
    ]);
    await expect(button(canvas, 'TensorFlow')).toHaveAttribute('aria-current', 'true');
    await expect(carousel.getBoundingClientRect().height).toBe(height);
    await advance(4 * SKILL_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow first');
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Buttons, dots and thumbnails choose a skill, and it begins with its first quote. */
export const Choosing: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await advance(QUOTE_INTERVAL_MS);
    for (const [name, quote] of [
      ['Next skill', 'TensorFlow first'],
      ['Previous skill', 'MLflow first'],
      ['Previous skill', 'Docker first'],
      ['Next skill', 'MLflow first'],
      ['OpenCV, 4 of 5', 'OpenCV first'],
      ['Python', 'Python first'],
      ['Quote 2 of 3', 'Python second'],
      ['Python', 'Python first'],
      ['Quote 3 of 3', 'Python third'],
    ] as const) {
      await userEvent.click(button(canvas, name));
      await expectQuote(canvasElement)(quote);
    }
    await expect(button(canvas, 'Quote 3 of 3')).toHaveAttribute('aria-current', 'true');
    // What the visitor asked for is announced.
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
  },
};

/** A choice shows for its full time, even if a change was due. */
export const ChoosingRestartsTheTime: Story = {
  play: async ({ canvas, canvasElement }) => {
    await advance(SKILL_INTERVAL_MS - 1);
    fireEvent.click(button(canvas, 'Quote 2 of 3'));
    await expectOverTime(expectQuote(canvasElement), [
      [QUOTE_INTERVAL_MS - 1, 'MLflow second'],
      [1, 'MLflow third'],
      [2 * QUOTE_INTERVAL_MS - 1, 'MLflow first'],
      [1, 'TensorFlow first'],
    ]);
  },
};

export const Paused: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(button(canvas, 'Pause Skill Spotlight'));
    await userEvent.pointer({ target: document.body });
    await advance(2 * SKILL_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow first');
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
    // Asked to play, it plays, although pointer and focus are still on the button.
    await userEvent.click(button(canvas, 'Play Skill Spotlight'));
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow second');
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
      canvas.getByRole('link', { name: 'MLflow, used in 2 of 6 projects' }),
      canvas.getByRole('link', { name: /^Drift Watch/ }),
      ...[1, 2, 3].map((quote) => button(canvas, `Quote ${quote} of 3`)),
      ...items.map(({ name }) => button(canvas, name)),
    ]);
    await advance(SKILL_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow first');
    await userEvent.keyboard('{Enter}');
    await expectQuote(canvasElement)('Docker first');
    await userEvent.tab();
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement)('Docker second');
  },
};

export const StopsOnHover: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const carousel = canvas.getByRole('group', { name: 'Skill Spotlight' });
    await userEvent.hover(carousel);
    await advance(SKILL_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow first');
    await userEvent.unhover(carousel);
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow second');
  },
};

/** Nothing changes by itself, so there is no pause button; choosing still works. */
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await advance(2 * SKILL_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow first');
    await expect(canvas.queryByRole('button', { name: /^Pause/ })).toBeNull();
    await userEvent.click(button(canvas, 'Next skill'));
    await expectQuote(canvasElement)('TensorFlow first');
  },
};

/** Drags a finger over the slide, in CSS pixels, and expects this quote. */
const expectSwipe =
  (canvasElement: HTMLElement) =>
  async (quote: string, x: number, y = 0) => {
    const slide = live(canvasElement) as Element;
    const finger = { pointerType: 'touch', isPrimary: true, clientX: 150, clientY: 150 };
    fireEvent.pointerDown(slide, finger);
    fireEvent.pointerUp(slide, { ...finger, clientX: 150 + x, clientY: 150 + y });
    await advance(0);
    await expectQuote(canvasElement)(quote);
  };

/** More than 40 px and more sideways than up or down; to the left is on, to the right is back. */
export const Swipe: Story = {
  play: async ({ canvasElement }) => {
    const swipe = expectSwipe(canvasElement);
    await swipe('MLflow first', -SWIPE_DISTANCE);
    await swipe('MLflow first', -60, 61);
    await swipe('TensorFlow first', -SWIPE_DISTANCE - 1);
    await swipe('MLflow first', SWIPE_DISTANCE + 1);
    await swipe('Docker first', 100, 50);
  },
};

/** Side by side where there is room, one below the other where there isn't. */
export const Desktop: Story = {
  tags: ['visual'],
  globals: { ...desktop, motion: 'reduced' },
  play: async ({ canvas }) => {
    const skill = canvas.getByRole('heading', { name: 'MLflow' }).getBoundingClientRect();
    const quote = canvas.getByText(/^MLflow first/).getBoundingClientRect();
    await expect(skill.right).toBeLessThan(quote.left);
    await expect(quote.top).toBeLessThan(skill.bottom);
  },
};

export const OneSkill: Story = {
  args: { items: items.slice(0, 1) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: 'Next skill' })).toBeNull();
    await expect(button(canvas, 'Pause Skill Spotlight')).toBeVisible();
    await expectOverTime(expectQuote(canvasElement), [
      [SKILL_INTERVAL_MS, 'MLflow first'],
      [QUOTE_INTERVAL_MS, 'MLflow second'],
    ]);
  },
};

/** Arrows and swipes are mirrored. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await expectSwipe(canvasElement)('TensorFlow', SWIPE_DISTANCE + 1);
    const [previous, next] = ['Previous skill', 'Next skill'].map((name) =>
      button(canvas, name).getBoundingClientRect(),
    );
    await expect(next?.right).toBeLessThan(previous?.left ?? 0);
  },
};
