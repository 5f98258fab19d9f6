import { FlipCard, FlipCardGrid, FlipCardGroup } from '@portfolio/ui/FlipCard';
import { Grid } from '@portfolio/ui/Grid';
import { Link } from '@portfolio/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, type within } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { longText, sentence } from '../support/samples.ts';
import { withSystemMotion } from '../support/systemMotion.ts';
import { desktop, inlineSize } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Shows something in brief and, on its other side, the details behind it.',
  use: [
    'When the front is complete by itself, and the back is for those who want to know more.',
    'In a `FlipCardGroup`, to let only one of several cards show its back.',
    'In a `FlipCardGrid` with `rows`, so that fronts side by side line up.',
    'With `tall` there when the back is long: the card keeps its place and goes on below, and the cards after it move on without holes.',
  ],
  avoid: {
    'Visitors understand the front only with the back.':
      'Put the answer on the front, and what adds to it on the back. Paper shows the front only.',
    'Everybody must read both sides.': 'Use `Card` and show all of it.',
    'It is a project or a core value.':
      'Use `ProjectCard` or `ValueCard`, which know what belongs on which side.',
    'There are more than two states to choose from.': 'Use `CategoryFilter`.',
    'A press leads to another page.': 'Use `WorkCard`.',
    'Several cards would have the same `label`.':
      'Give each the name on its front: “More: precision”, never “More: card”.',
  },
  anatomy: {
    Side: 'A click anywhere on it turns the card. The other side is inert.',
    Content: 'Needs a heading of its own on each side.',
    Header: 'A short text in the line of the button, the same on both sides.',
    Footer: 'Links and buttons, which don’t turn the card. Left out by default.',
    Button:
      'Does the same by keyboard; at the top, and in the same place on both sides. `turnLabel` says what the back is about.',
  },
  stateWidth: 240,
  keyboard: {
    Tab: 'Goes to the button, then through the links of the side that shows. Never to the side that is turned away.',
    'Enter, Space': 'On the button: turns the card. The focus stays on the button.',
  },
  announced: {
    'The button gets the focus':
      '“More: precision, button, collapsed”; while the back shows, “Back: precision, button, expanded”.',
    'The card is read': 'The button, then the side that shows. Never both sides.',
  },
};

const source = <Link href="https://example.org/alarms">Source</Link>;

/** A question, with its answer on the back. */
const meta = {
  component: FlipCard,
  subcomponents: { FlipCardGroup, FlipCardGrid },
  decorators: inlineSize(22),
  args: {
    label: 'precision',
    front: {
      content: (
        <>
          <h3>Precision</h3>
          <p>How many of the alarms are right?</p>
        </>
      ),
    },
    back: { content: <p>Of 100 alarms in March, 81 were about a real fault.</p> },
  },
  // A clicked link must not leave the story.
  beforeEach: () => {
    const stay = (event: Event) => event.preventDefault();
    window.addEventListener('click', stay);
    return () => window.removeEventListener('click', stay);
  },
  parameters: { guide },
} satisfies Meta<typeof FlipCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const { front, back } = meta.args;

export const Front: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'More: precision' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('heading', { name: 'Precision' })).toBeVisible();
    await expect(canvas.queryByText(/^Of 100 alarms/)).not.toBeVisible();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };

export const Focus: Story = { parameters: { pseudo: { focusVisible: 'button' } } };

export const Flipped: Story = { args: { defaultFlipped: true } };

export const WithLinks: Story = {
  args: { front: { ...front, footer: source }, back: { ...back, footer: source } },
};

export const FlippedWithLinks: Story = { args: { ...WithLinks.args, ...Flipped.args } };

/** The card is only as high as its front, until it is turned. */
export const LongBack: Story = { args: { back: { content: <p>{sentence}</p> } } };

export const LongBackFlipped: Story = { args: { ...LongBack.args, ...Flipped.args } };

/** The back is rendered once the card is turned. */
export const Tall: Story = {
  args: { ...Flipped.args, tall: true, back: { ...back, aside: <p>81 of 100 alarms</p> } },
};

/** A card that shows its other side at once, because nothing moves. */
const still = { motion: 'reduced' };

/** A card with a link on each side, for the tests. */
const linked: NonNullable<Story['args']> = {
  label: 'Drift Watch',
  front: { content: <h3>Drift Watch</h3>, footer: <Link href="#front">Code</Link> },
  back: { content: <p>{sentence}</p>, footer: <Link href="#back">Demo</Link> },
};

const button = (canvas: ReturnType<typeof within>, label = 'Drift Watch') =>
  canvas.getByRole('button', { name: new RegExp(`: ${label}$`) });

export const TurnsWhereverItIsPressed: Story = {
  tags: ['behaviour'],
  globals: still,
  args: linked,
  play: async ({ canvas, userEvent }) => {
    for (const keys of ['[MouseLeft]', '[TouchA]']) {
      await userEvent.pointer({ keys, target: canvas.getByRole('heading') });
      await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'true');
      await userEvent.pointer({ keys, target: canvas.getByText(sentence) });
      await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'false');
    }
  },
};

export const LinksLeadOnWithoutATurn: Story = {
  tags: ['behaviour'],
  globals: still,
  args: linked,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Code' }));
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'false');
    await userEvent.click(button(canvas));
    await userEvent.click(canvas.getByRole('link', { name: 'Demo' }));
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'true');
  },
};

/** Tab reaches the visible side and the button, never the hidden side. */
export const TurnsByKeyboard: Story = {
  tags: ['behaviour'],
  globals: still,
  args: linked,
  play: async ({ canvas, userEvent }) => {
    await expectTabOrder(userEvent, [button(canvas), canvas.getByRole('link', { name: 'Code' })]);
    await userEvent.tab({ shift: true });
    // The ring is inside of the button, and beside its words.
    const { outlineOffset, paddingInlineStart } = getComputedStyle(button(canvas));
    await expect(parseFloat(paddingInlineStart)).toBeGreaterThan(-parseFloat(outlineOffset));
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'true');
    await expect(button(canvas)).toHaveFocus();
    await expectTabOrder(userEvent, [canvas.getByRole('link', { name: 'Demo' })]);
    await userEvent.tab({ shift: true });
    await expect(button(canvas)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'false');
    await expectTabOrder(userEvent, [canvas.getByRole('link', { name: 'Code' })]);
  },
};

/** The focus isn't lost when its side turns away. */
export const KeepsTheFocusWhenItsSideTurnsAway: Story = {
  tags: ['behaviour'],
  globals: still,
  args: linked,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Code' }).focus();
    fireEvent.click(canvas.getByRole('heading'));
    await expect(button(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Code' })).toBeVisible();
  },
};

/** Selecting a sentence to copy it doesn't turn the card. */
export const TextCanBeSelected: Story = {
  tags: ['behaviour'],
  args: { ...linked, defaultFlipped: true },
  play: async ({ canvas }) => {
    const text = canvas.getByText(sentence);
    getSelection()?.selectAllChildren(text);
    fireEvent.click(text);
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'true');
    getSelection()?.removeAllRanges();
    fireEvent.click(text);
    await waitFor(() =>
      expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'false'),
    );
  },
};

/** A row is as high as the side that needs most, and so are its cards. */
export const CardsOfARowAreEquallyHigh: Story = {
  tags: ['behaviour'],
  parameters: { inlineSize: 70 },
  args: linked,
  globals: still,
  render: (args) => (
    <FlipCardGrid columns={2} rows={2}>
      <FlipCard {...args} rows={2} back={{ content: <p>{longText}</p> }} />
      <FlipCard {...args} rows={2} label="Model Release Gate" />
    </FlipCardGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    const heights = () => canvas.getAllByRole('article').map(({ clientHeight }) => clientHeight);
    const [front = 0, ...others] = heights();
    await expect(others).toEqual([front]);
    await userEvent.click(button(canvas));
    const [turned = 0, neighbour] = heights();
    await expect(turned).toBeGreaterThan(2 * front);
    await expect(neighbour).toBe(turned);
    await userEvent.click(button(canvas, 'Model Release Gate'));
    await expect(heights()).toEqual([turned, turned]);
    await userEvent.click(button(canvas));
    await expect(heights()[0]).toBeLessThan(turned);
  },
};

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Cards whose back is higher than their front, in three columns; the remark after them takes the cells that are left. */
const tallCards: Pick<Story, 'args' | 'globals' | 'parameters' | 'render'> = {
  args: linked,
  globals: { ...desktop, ...still },
  parameters: { inlineSize: 70 },
  render: ({ front, back, ...args }) => (
    <>
      <FlipCardGrid rows={2} rest={<p>After the cards</p>}>
        {places.map((place) => (
          <FlipCard
            {...args}
            key={place}
            label={place}
            front={{ ...front, content: <h3>{place}</h3> }}
            back={{ ...back, aside: <p>{longText}</p> }}
            rows={2}
            tall
          />
        ))}
      </FlipCardGrid>
      <p>The rest of the page</p>
    </>
  ),
};

/** Of each card, and of the remark: in which column and row it begins, and how many columns and rows it takes. */
function cellsIn(canvas: ReturnType<typeof within>) {
  const [list] = canvas.getAllByRole('list') as [HTMLElement];
  const items = [...list.children] as HTMLElement[];
  const gap = 24;
  const column = (list.clientWidth - 2 * gap) / 3;
  const tops = [...new Set(items.map(({ offsetTop }) => offsetTop))].sort((a, b) => a - b);
  return items.map((item) => {
    const left = item.offsetLeft - list.offsetLeft;
    const end = item.offsetTop + item.clientHeight;
    const rows = tops.filter((top) => top >= item.offsetTop && top < end).length;
    return [
      Math.round(left / (column + gap)) + 1,
      tops.indexOf(item.offsetTop) + 1,
      Math.round((item.clientWidth + gap) / (column + gap)),
      rows,
    ].join(' ');
  });
}

const closed = ['1 1 1 1', '2 1 1 1', '3 1 1 1', '1 2 1 1', '2 2 1 1', '3 2 1 1'];

/** An opened card keeps its place and its column, and goes on below; the cards after it move on, without a hole. */
export const AnOpenedCardKeepsItsPlaceAndGoesOnBelow: Story = {
  tags: ['behaviour'],
  ...tallCards,
  play: async ({ canvas, userEvent }) => {
    await expect(cellsIn(canvas)).toEqual(closed);
    for (const [index, opened] of [
      ['1 1 1 2', '2 1 1 1', '3 1 1 1', '2 2 1 1', '3 2 1 1', '1 3 3 1'],
      ['1 1 1 1', '2 1 1 2', '3 1 1 1', '1 2 1 1', '3 2 1 1', '1 3 3 1'],
      ['1 1 1 1', '2 1 1 1', '3 1 1 2', '1 2 1 1', '2 2 1 1', '1 3 3 1'],
    ].entries()) {
      const place = places[index] ?? '';
      await userEvent.click(button(canvas, place));
      await expect(cellsIn(canvas)).toEqual(opened);
      await expect(button(canvas, place)).toHaveAccessibleName(`Close: ${place}`);
      await userEvent.click(button(canvas, place));
      await expect(cellsIn(canvas)).toEqual(closed);
    }
    // In the last row, nothing is there to move.
    await userEvent.click(button(canvas, 'fifth'));
    await expect(cellsIn(canvas)).toEqual(closed);
  },
};

/** Whatever is open, Tab goes from card to card as the eye does: a row after the other, from its start. */
export const TabGoesFromCardToCardAsTheEyeDoes: Story = {
  tags: ['behaviour'],
  ...tallCards,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(sentence)).toBeNull();
    button(canvas, 'second').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'second' })).toBeNull();
    await expect(button(canvas, 'second')).toHaveFocus();
    await expectTabOrder(userEvent, [
      canvas.getByRole('link', { name: 'Demo' }),
      button(canvas, 'third'),
      ...canvas.getAllByRole('link', { name: 'Code' }).slice(1, 2),
    ]);
    const corners = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    for (const [index, { left, top }] of corners.entries()) {
      const before = corners[index - 1];
      if (before) await expect(top > before.top || left > before.left).toBe(true);
    }
  },
};

/** Turned from its end, a card comes back into sight from its top. */
export const ComesBackIntoSightWhenTurnedFromItsEnd: Story = {
  tags: ['behaviour'],
  globals: still,
  args: { ...linked, back: { content: <div style={{ blockSize: '150vh' }}>{sentence}</div> } },
  render: (args) => (
    <div style={{ paddingBlock: '50vh 100vh' }}>
      <FlipCard {...args} defaultFlipped />
    </div>
  ),
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    window.scrollTo(0, window.scrollY + card.getBoundingClientRect().bottom - 200);
    await expect(card.getBoundingClientRect().top).toBeLessThan(0);
    fireEvent.click(canvas.getByText(sentence));
    await expect(card.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(card.getBoundingClientRect().top).toBeLessThan(window.innerHeight);
    window.scrollTo(0, 0);
  },
};

/** With reduced motion, the other side shows at once. */
export const ShowsTheOtherSideAtOnceWithReducedMotion: Story = {
  tags: ['behaviour'],
  args: linked,
  globals: still,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas));
    await expect(document.getAnimations()).toEqual([]);
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

/** Presses in the middle of an element, and stops all motion that follows. */
function pressAndStop(element: Element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  const press = { x: x + width / 2, y: y + height / 2 };
  fireEvent.click(element, { clientX: press.x, clientY: press.y, detail: 1 });
  const motions = document.getAnimations();
  for (const motion of motions) motion.pause();
  return { press, motions };
}

/** Shows everything as it is so many milliseconds after the press. */
const showAt = (motions: Animation[], ms: number) => {
  for (const motion of motions) motion.currentTime = ms;
};

const frames = [0, 50, 100, 150, 200, 249];

/** The texts that can be seen in an element, wherever they are. */
const seenIn = (element: Element) =>
  [...element.querySelectorAll('h3, p, [aria-hidden]')]
    .filter((part) => part.checkVisibility({ visibilityProperty: true }))
    .flatMap(({ textContent }) => textContent || []);

/**
 * In each frame, the button is below the pointer, one of the sides can be seen with its label, and the card is as high as
 * its row, which only grows.
 */
export const TurnsAroundThePress: Story = {
  tags: ['behaviour'],
  beforeEach: withSystemMotion('allowed'),
  parameters: { inlineSize: 70 },
  globals: desktop,
  args: { ...linked, label: 'first', back: { content: <p>{longText}</p> } },
  render: (args) => (
    <FlipCardGrid columns={2} rows={2}>
      {['first', 'second', 'third'].map((label) => (
        <FlipCard {...args} key={label} label={label} rows={2} tall />
      ))}
    </FlipCardGrid>
  ),
  play: async ({ canvas }) => {
    const [card, neighbour, below] = canvas.getAllByRole('article') as HTMLElement[];
    if (!card || !neighbour || !below) throw new Error('There are no cards.');
    const { width } = card.getBoundingClientRect();
    for (const [sides, direction] of [
      [['More', 'Drift Watch', 'Close', longText], 1],
      [['Close', longText, 'More', 'Drift Watch'], -1],
    ] as const) {
      const { press, motions } = pressAndStop(button(canvas, 'first'));
      const bottoms: number[] = [];
      for (const ms of frames) {
        showAt(motions, ms);
        const pressed = document.elementFromPoint(press.x, press.y);
        await expect(button(canvas, 'first')).toContainElement(pressed as HTMLElement);
        await expect(seenIn(card)).toEqual(ms <= 100 ? sides.slice(0, 2) : sides.slice(2));
        await expect(card.getBoundingClientRect().width).toBeGreaterThan(0.4 * width);
        const paper = parseFloat(getComputedStyle(card, '::before').height);
        await expect(paper).toBeCloseTo(neighbour.offsetHeight, 0);
        bottoms.push(below.getBoundingClientRect().top);
      }
      await expect(bottoms).toEqual(bottoms.toSorted((a, b) => direction * (a - b)));
      await expect(new Set(bottoms).size).toBe(frames.length);
      await expect(new Set(motions.map(({ effect }) => effect?.getTiming().duration))).toEqual(
        new Set([250]),
      );
      for (const motion of motions) motion.finish();
      await waitFor(() => expect(card).not.toHaveAttribute('data-turning'));
    }
  },
};

/** An opened card takes cells of others. They begin where they were, and go to their places in the same movement. */
export const CardsMoveOnInTheSameMovement: Story = {
  tags: ['behaviour'],
  ...tallCards,
  globals: desktop,
  beforeEach: withSystemMotion('allowed'),
  play: async ({ canvas, canvasElement }) => {
    const [list] = canvas.getAllByRole('list') as [HTMLElement];
    const places = () =>
      [...list.children, canvas.getByText('The rest of the page')].map((item) => {
        const { x, y } = item.getBoundingClientRect();
        return `${Math.round(x)} ${Math.round(y)}`;
      });
    const closed = places();
    for (const isOpened of [true, false]) {
      const before = places();
      const { motions } = pressAndStop(button(canvas, 'second'));
      showAt(motions, 0);
      await expect(places()).toEqual(before);
      for (const motion of motions) motion.finish();
      await waitFor(() => expect(canvasElement.querySelector('[data-turning]')).toBeNull());
      await expect(String(places()) === String(closed)).toBe(!isOpened);
    }
  },
};

/** At the end of the page, too, where a lower card would let everything slip down. */
export const TheButtonStaysAtTheEndOfThePage: Story = {
  tags: ['behaviour'],
  ...tallCards,
  render: (args, context) => (
    <div style={{ paddingBlockStart: '150vh' }}>{tallCards.render?.(args, context)}</div>
  ),
  play: async ({ canvas, userEvent }) => {
    const close = button(canvas, 'fifth');
    const top = () => close.getBoundingClientRect().top;
    await userEvent.click(close);
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
    const before = top();
    await userEvent.click(close);
    await expect(top()).toBe(before);
    window.scrollTo({ top: 0, behavior: 'instant' });
    const [list] = canvas.getAllByRole('list') as [HTMLElement];
    await waitFor(() => expect(getComputedStyle(list).marginBlockEnd).toBe('0px'));
  },
};

const names = ['Mission', 'Innovation', 'Ethics'];

/** At most one card of a group shows its back. */
export const OneCardOfAGroupShowsItsBack: Story = {
  tags: ['behaviour'],
  render: () => (
    <FlipCardGroup>
      <Grid>
        {names.map((name) => (
          <FlipCard
            key={name}
            label={name}
            front={{ content: <h3>{name}</h3> }}
            back={{ content: <p>What {name} means</p> }}
          />
        ))}
      </Grid>
    </FlipCardGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    const flipped = () =>
      canvas
        .getAllByRole('button', { expanded: true })
        .map(({ firstElementChild }) => firstElementChild?.textContent?.replace('Back: ', ''));
    await userEvent.click(button(canvas, 'Mission'));
    await expect(flipped()).toEqual(['Mission']);
    await userEvent.click(button(canvas, 'Ethics'));
    await expect(flipped()).toEqual(['Ethics']);
    await userEvent.click(button(canvas, 'Ethics'));
    await expect(canvas.queryAllByRole('button', { expanded: true })).toEqual([]);
  },
};
