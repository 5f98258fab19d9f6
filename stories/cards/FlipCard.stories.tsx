import { FlipCard, FlipCardGrid, FlipCardGroup } from '@portfolio/ui/FlipCard';
import { Grid } from '@portfolio/ui/Grid';
import { Link } from '@portfolio/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, type within } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { longText, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { desktop, inlineSize } from '../support/widths.ts';
import { flashcard, guide } from './FlipCard.guide.tsx';

const meta = {
  component: FlipCard,
  subcomponents: { FlipCardGroup, FlipCardGrid },
  args: {
    label: 'Drift Watch',
    front: {
      content: <h3>Drift Watch</h3>,
      footer: <Link href="#front">Code</Link>,
    },
    back: { content: <p>{sentence}</p>, footer: <Link href="#back">Demo</Link> },
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

const button = (canvas: ReturnType<typeof within>, label = 'Drift Watch') =>
  canvas.getByRole('button', { name: new RegExp(`: ${label}$`) });

/** A question, with its answer on the back. */
export const Default: Story = {
  decorators: inlineSize(22),
  args: flashcard,
  play: async ({ canvas }) => {
    await expect(button(canvas, 'precision')).toHaveAccessibleName('More: precision');
    await expect(button(canvas, 'precision')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('heading', { name: 'Precision' })).toBeVisible();
    await expect(canvas.queryByText(/^Of 100 alarms/)).not.toBeVisible();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const ClickedAnywhere: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading'));
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'true');
    await userEvent.click(canvas.getByText(sentence));
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'false');
  },
};

export const LinksDoNotFlip: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Code' }));
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'false');
    await userEvent.click(button(canvas));
    await userEvent.click(canvas.getByRole('link', { name: 'Demo' }));
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'true');
  },
};

/** Tab reaches the visible side and the button, never the hidden side. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await expectTabOrder(userEvent, [canvas.getByRole('link', { name: 'Code' }), button(canvas)]);
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
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('link', { name: 'Code' })).toHaveFocus();
  },
};

/** The focus isn't lost when its side turns away. */
export const FocusOnTheSideThatTurnsAway: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: 'Code' }).focus();
    fireEvent.click(canvas.getByRole('heading'));
    await expect(button(canvas)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Code' })).toBeVisible();
  },
};

export const Touch: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('heading') });
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'true');
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByText(sentence) });
    await expect(canvas.getByRole('article')).toHaveAttribute('data-flipped', 'false');
  },
};

/** Selecting a sentence to copy it doesn't turn the card. */
export const SelectingText: Story = {
  args: { defaultFlipped: true },
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

/** Both sides are as high as the longer one, and so are the cards of a row: nothing else moves. */
export const EqualHeight: Story = {
  globals: { motion: 'reduced' },
  render: (args) => (
    <FlipCardGrid columns={2} rows={2}>
      <FlipCard {...args} rows={2} back={{ content: <p>{longText}</p> }} />
      <FlipCard {...args} rows={2} label="Model Release Gate" />
    </FlipCardGrid>
  ),
  play: async ({ canvas, userEvent }) => {
    const heights = () => canvas.getAllByRole('article').map(({ clientHeight }) => clientHeight);
    const [first, ...others] = heights();
    await expect(others).toEqual([first]);
    await userEvent.click(button(canvas));
    await expect(heights()).toEqual([first, first]);
    await userEvent.click(button(canvas, 'Model Release Gate'));
    await expect(heights()).toEqual([first, first]);
  },
};

const places = ['first', 'second', 'third', 'fourth', 'fifth'];

/** Cards whose back is higher than their front, in three columns; the remark after them takes the cells that are left. */
const tallCards: Pick<Story, 'globals' | 'decorators' | 'render'> = {
  globals: { ...desktop, motion: 'reduced' },
  decorators: inlineSize(70),
  render: ({ front, back, ...args }) => (
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
export const Tall: Story = {
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
export const TallByKeyboard: Story = {
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
      ...canvas.getAllByRole('link', { name: 'Code' }).slice(1, 2),
      button(canvas, 'third'),
    ]);
    const corners = canvas.getAllByRole('article').map((card) => card.getBoundingClientRect());
    for (const [index, { left, top }] of corners.entries()) {
      const before = corners[index - 1];
      if (before) await expect(top > before.top || left > before.left).toBe(true);
    }
  },
};

/** Turned from its end, a card comes back into sight from its top. */
export const TurnedFromItsEnd: Story = {
  args: { back: { content: <div style={{ blockSize: '150vh' }}>{sentence}</div> } },
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
export const ReducedMotion: Story = {
  globals: { motion: 'reduced' },
  play: async ({ canvas, userEvent }) => {
    const front = canvas.getByRole('heading').closest('[inert], div')?.parentElement;
    await expect(front && getComputedStyle(front).transitionDuration).toBe('0s');
    await userEvent.click(button(canvas));
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

const names = ['Mission', 'Innovation', 'Ethics'];

/** At most one card of a group shows its back. */
export const Group: Story = {
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
