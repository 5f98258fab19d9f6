import {
  SpotlightCarousel,
  type SpotlightItem,
  SWIPE_DISTANCE,
} from '@portfolio/ui/SpotlightCarousel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, within } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { advance, expectOverTime, fakeTimers } from '../support/fakeTimers.ts';
import type { Guide } from '../support/guide.ts';
import { held } from '../support/held.tsx';
import { pictures, sentence } from '../support/samples.ts';
import { withSystemMotion } from '../support/systemMotion.ts';
import { desktop } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Shows skills one at a time, each with what its owner says about working with it.',
  use: [
    'For visitors who look around: a few skills, each with one to three quotes.',
    'With quotes of one sentence, in the owner’s own voice: each shows for 5 seconds, and every slide is as high as the longest.',
    'Within a `Section` of the same name: it is a group and no landmark of its own.',
  ],
  avoid: {
    'Everybody must see all of it.':
      'Show it together, in a `Grid`: most visitors never see the second slide.',
    'Visitors look for something.': 'Use `CategoryFilter`.',
    'There are quotes alone, without a skill.': 'Use `QuoteRotator`.',
  },
  anatomy: {
    Slide: 'As high as the highest: nothing moves when it changes. A finger can swipe it.',
    Scale: 'The proficiency. Left out if none is stated.',
    Evidence: 'In how many projects the skill is used, with a link to them. Left out if unknown.',
    Quote: 'And its project, called as on its card.',
    Controls: 'Pause or play, previous, next. First in the Tab order.',
    'Dots of the quotes': 'Only for a skill with more than one quote; their place is kept.',
    Thumbnails: 'A button for each skill: its icon and, in a place of 576 px and more, its name.',
    'Dots of the skills': 'A second button for each skill, on an axis below the thumbnails.',
  },
  stateWidth: 380,
  keyboard: {
    Tab: 'Goes through the controls, the thumbnails, the current skill’s dot, the links of the slide and the current quote’s dot. With the focus in it, nothing changes by itself.',
    'Arrow left, right': 'Move along the dots, which are a toolbar.',
    'Enter, Space':
      'Press the button with the focus. On the current skill’s, they go back to its first quote.',
  },
  announced: {
    'It is reached': '“Tools in use, carousel”.',
    'A thumbnail gets the focus': '“PyTorch, button, current”.',
    'A dot gets the focus':
      '“Choose a skill, toolbar. Skill 1 of 3, button, current”: the number, not the name once more.',
    'A visitor chooses something':
      'The slide that shows then, politely. What changes by itself is never announced.',
    'Motion is reduced': 'No pause button: nothing changes by itself.',
  },
};

const pytorch: SpotlightItem = {
  name: 'PyTorch',
  color: '#e8710a',
  icon: pictures.icon,
  proficiency: 85,
  evidence: { count: 2, total: 6, href: '#projects' },
  quotes: [
    {
      text: 'Gradients forgive nothing: the bug was in the data again.',
      project: 'Tide Tables',
      projectUrl: 'https://code.example.org/tide-tables',
    },
    { text: 'I keep the smallest model that passes.', project: 'Cold Chain' },
  ],
};
const postgres: SpotlightItem = {
  name: 'PostgreSQL',
  color: '#2a63b8',
  icon: pictures.icon,
  proficiency: 90,
  quotes: [{ text: 'Half of my models are a view with an index.', project: 'Seed Bank' }],
};
const airflow: SpotlightItem = {
  name: 'Airflow',
  color: '#1a8f3c',
  icon: pictures.icon,
  proficiency: 75,
  quotes: [{ text: 'A pipeline is done when nobody thinks of it.', project: 'Quiet Hours' }],
};

const meta = {
  component: SpotlightCarousel,
  args: { label: 'Tools in use', items: [pytorch, postgres, airflow] },
  decorators: held,
  beforeEach: [withSystemMotion('allowed'), fakeTimers.beforeEach],
  parameters: { guide },
} satisfies Meta<typeof SpotlightCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const button = (canvas: Canvas, name: string | RegExp) => canvas.getByRole('button', { name });
const live = (canvasElement: HTMLElement) => canvasElement.querySelector('[aria-live]');

export const Rotating: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    const carousel = canvas.getByRole('group', { name: args.label });
    await expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    await expect(canvas.getByRole('group', { name: 'PyTorch, 1 of 3' })).toBeVisible();
    await expect(canvas.getByRole('meter', { name: 'Proficiency in PyTorch' })).toBeVisible();
    await expect(canvas.getAllByRole('meter')).toHaveLength(1);
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
  },
};

export const Paused: Story = {
  parameters: { press: 'button' },
  play: async ({ canvas, canvasElement }) => {
    await expect(button(canvas, 'Play Tools in use')).toBeVisible();
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'polite');
  },
};

const thumbnail = '[aria-label="Skills"] button:nth-child(2)';
const dot = '[aria-label="Choose a skill"] button:nth-child(2)';

export const AnotherSkillChosen: Story = {
  parameters: { press: thumbnail },
  play: async ({ canvas }) => {
    await expect(button(canvas, 'PostgreSQL')).toHaveAttribute('aria-current', 'true');
    await expect(button(canvas, 'Skill 2 of 3')).toHaveAttribute('aria-current', 'true');
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: [thumbnail, dot] } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: [thumbnail, dot] } } };

export const BrokenIcon: Story = {
  args: { items: [{ ...pytorch, icon: pictures.broken }, postgres, airflow] },
};

export const NoProficiency: Story = {
  args: { items: [{ ...airflow, proficiency: undefined }, postgres] },
};

export const OneSkill: Story = {
  args: { items: [pytorch] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Next skill' })).toBeNull();
    await expect(button(canvas, 'Pause Tools in use')).toBeVisible();
  },
};

export const OneQuote: Story = {
  args: { items: [postgres] },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

/** The times of spec section 9. */
const SKILL_INTERVAL_MS = 15_000;
const QUOTE_INTERVAL_MS = 5_000;

/** Five skills with three quotes each, which begin with the skill and their number. */
const items = ['MLflow', 'TensorFlow', 'Python', 'OpenCV', 'Docker'].map((name) => ({
  ...pytorch,
  name,
  quotes: [
    {
      ...pytorch.quotes[0],
      text: `${name} first: every run has a number.`,
      project: 'Drift Watch',
    },
    { text: `${name} second. ${sentence}`, project: 'Model Release Gate' },
    { text: `${name} third: two runs end most arguments.`, project: 'Feature Ledger' },
  ],
}));

/** Fails unless the quote in sight starts with this: its skill and its number. */
const expectQuote = (canvasElement: HTMLElement) => async (start: string) => {
  const shown = [...canvasElement.querySelectorAll('blockquote')].filter((each) =>
    each.checkVisibility({ visibilityProperty: true }),
  );
  await expect(shown.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(new RegExp(`^${start}\\b`)),
  ]);
};

export const TheNextQuoteComesEvery5SecondsAndTheNextSkillEvery15: Story = {
  tags: ['behaviour'],
  args: { items },
  play: async ({ canvas, canvasElement }) => {
    const carousel = canvas.getByRole('group', { name: 'Tools in use' });
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

export const OneSkillRepeatsItsQuotes: Story = {
  tags: ['behaviour'],
  args: { items: items.slice(0, 1) },
  play: ({ canvasElement }) =>
    expectOverTime(expectQuote(canvasElement), [
      [SKILL_INTERVAL_MS, 'MLflow first'],
      [QUOTE_INTERVAL_MS, 'MLflow second'],
    ]),
};

/** Buttons, thumbnails and dots choose a skill, and it begins with its first quote. */
export const AChosenSkillBeginsWithItsFirstQuote: Story = {
  tags: ['behaviour'],
  args: { items },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await advance(QUOTE_INTERVAL_MS);
    for (const [name, quote] of [
      ['Next skill', 'TensorFlow first'],
      ['Previous skill', 'MLflow first'],
      ['Previous skill', 'Docker first'],
      ['Next skill', 'MLflow first'],
      ['OpenCV', 'OpenCV first'],
      ['Python', 'Python first'],
      ['Quote 2 of 3', 'Python second'],
      ['Python', 'Python first'],
      ['Quote 3 of 3', 'Python third'],
      ['Skill 5 of 5', 'Docker first'],
      ['Quote 2 of 3', 'Docker second'],
      ['Skill 5 of 5', 'Docker first'],
      ['Skill 3 of 5', 'Python first'],
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

/** Even if a change was due. */
export const AChoiceShowsForItsFullTime: Story = {
  tags: ['behaviour'],
  args: { items },
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

export const StaysUntilItIsAskedToPlay: Story = {
  tags: ['behaviour'],
  args: { items },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(button(canvas, 'Pause Tools in use'));
    await userEvent.pointer({ target: document.body });
    await advance(2 * SKILL_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow first');
    // It plays, although pointer and focus are still on the button.
    await userEvent.click(button(canvas, 'Play Tools in use'));
    await expect(live(canvasElement)).toHaveAttribute('aria-live', 'off');
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow second');
  },
};

/** The mark of the current skill begins where it was, and ends where the new one is. */
export const TheMarkSlidesFromDotToDot: Story = {
  tags: ['behaviour'],
  beforeEach: withSystemMotion('allowed'),
  play: async ({ canvas, userEvent }) => {
    const [first, , third] = within(
      canvas.getByRole('toolbar', { name: 'Choose a skill' }),
    ).getAllByRole('button') as HTMLElement[];
    if (!first || !third) throw new Error('There are no dots.');
    await userEvent.click(third);
    const [slide, ...others] = third.getAnimations({ subtree: true });
    await expect(others).toEqual([]);
    slide?.pause();
    for (const [ms, x] of [
      [0, first.offsetLeft - third.offsetLeft],
      [219.9, 0],
    ] as const) {
      if (slide) slide.currentTime = ms;
      const { translate } = getComputedStyle(third, '::after');
      await expect(parseFloat(translate)).toBeCloseTo(x, 0);
    }
  },
};

export const TheMarkJumpsWithReducedMotion: Story = {
  tags: ['behaviour'],
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const dots = canvas.getByRole('toolbar', { name: 'Choose a skill' });
    await userEvent.click(within(dots).getAllByRole('button')[2] as HTMLElement);
    await expect(dots.getAnimations({ subtree: true })).toEqual([]);
  },
};

/** The pause button comes first; hidden slides and quotes are not reached. The arrow keys go along the dots. */
export const StopsForTheKeyboardWhichReachesAllThatShows: Story = {
  tags: ['behaviour'],
  args: { items },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expectTabOrder(userEvent, [
      button(canvas, 'Pause Tools in use'),
      button(canvas, 'Previous skill'),
      button(canvas, 'Next skill'),
      ...items.map(({ name }) => button(canvas, name)),
      button(canvas, 'Skill 1 of 5'),
      canvas.getByRole('link', { name: 'MLflow, used in 2 of 6 projects' }),
      canvas.getByRole('link', { name: /^Drift Watch/ }),
      button(canvas, 'Quote 1 of 3'),
    ]);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(button(canvas, 'Quote 3 of 3')).toHaveFocus();
    await advance(SKILL_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow first');
    await userEvent.keyboard('{Enter}');
    await expectQuote(canvasElement)('MLflow third');
    await userEvent.tab();
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow first');
  },
};

export const StopsUnderAMouse: Story = {
  tags: ['behaviour'],
  args: { items },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const carousel = canvas.getByRole('group', { name: 'Tools in use' });
    await userEvent.hover(carousel);
    await advance(SKILL_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow first');
    await userEvent.unhover(carousel);
    await advance(QUOTE_INTERVAL_MS);
    await expectQuote(canvasElement)('MLflow second');
  },
};

/** So there is no pause button; choosing still works. */
export const NothingChangesByItselfWithReducedMotion: Story = {
  tags: ['behaviour'],
  args: { items },
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
export const AFingerSwipesOnAndBack: Story = {
  tags: ['behaviour'],
  args: { items },
  play: async ({ canvasElement }) => {
    const swipe = expectSwipe(canvasElement);
    await swipe('MLflow first', -SWIPE_DISTANCE);
    await swipe('MLflow first', -60, 61);
    await swipe('TensorFlow first', -SWIPE_DISTANCE - 1);
    await swipe('MLflow first', SWIPE_DISTANCE + 1);
    await swipe('Docker first', 100, 50);
  },
};

export const SwipesAndArrowsAreMirroredInRightToLeftText: Story = {
  tags: ['behaviour'],
  args: { items },
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    await expectSwipe(canvasElement)('TensorFlow', SWIPE_DISTANCE + 1);
    const [previous, next] = ['Previous skill', 'Next skill'].map((name) =>
      button(canvas, name).getBoundingClientRect(),
    );
    await expect(next?.right).toBeLessThan(previous?.left ?? 0);
  },
};

export const SkillAndQuoteAreSideBySideWhereThereIsRoom: Story = {
  tags: ['behaviour'],
  args: { items },
  globals: { ...desktop, motion: 'reduced' },
  play: async ({ canvas }) => {
    const skill = canvas.getByRole('heading', { name: 'MLflow' }).getBoundingClientRect();
    const quote = canvas.getByText(/^MLflow first/).getBoundingClientRect();
    await expect(skill.right).toBeLessThan(quote.left);
    await expect(quote.top).toBeLessThan(skill.bottom);
  },
};
