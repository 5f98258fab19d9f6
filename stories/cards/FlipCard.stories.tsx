import { FlipCard, FlipCardGrid, FlipCardGroup } from '@portfolio/ui/FlipCard';
import { Grid } from '@portfolio/ui/Grid';
import { Link } from '@portfolio/ui/Link';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, waitFor, type within } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { longText, sentence } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { guide } from './FlipCard.guide.tsx';

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
  canvas.getByRole('button', { name: `Turn over ${label}` });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(button(canvas)).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.getByRole('heading', { name: 'Drift Watch' })).toBeVisible();
    await expect(canvas.queryByText(sentence)).not.toBeVisible();
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

export const Flipped: Story = {
  args: { defaultFlipped: true },
  play: async ({ canvas }) => {
    await expect(button(canvas)).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByText(sentence)).toBeVisible();
    await expect(canvas.queryByRole('heading')).toBeNull();
  },
};

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

/** Only text selected by the click itself stops the card from turning. */
export const TextSelectedElsewhere: Story = {
  render: (args) => (
    <>
      <p>{longText}</p>
      <FlipCard {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('article');
    const select = (element: Element) => getSelection()?.selectAllChildren(element);
    select(canvas.getByText(longText));
    fireEvent.click(canvas.getByRole('heading'));
    await expect(card).toHaveAttribute('data-flipped', 'true');
    // Everything, from before the press.
    select(document.body);
    fireEvent.pointerDown(canvas.getByText(sentence));
    fireEvent.click(canvas.getByText(sentence));
    await expect(card).toHaveAttribute('data-flipped', 'false');
    // The button always works, even with text of the card selected.
    for (const flipped of ['true', 'false']) {
      select(card);
      button(canvas).focus();
      await userEvent.keyboard(flipped === 'true' ? '{Enter}' : ' ');
      await expect(card).toHaveAttribute('data-flipped', flipped);
      await expect(getSelection()?.isCollapsed).toBe(false);
    }
    getSelection()?.removeAllRanges();
  },
};

/** A back that is only worth drawing once it can be seen. */
export const LazyBack: Story = {
  args: { lazyBack: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText(sentence)).toBeNull();
    await userEvent.click(button(canvas));
    await expect(canvas.getByText(sentence)).toBeVisible();
    // It is still there while it turns away.
    await userEvent.click(button(canvas));
    await expect(canvas.getByText(sentence)).toBeInTheDocument();
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
        .getAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent?.replace('Turn over ', ''));
    await userEvent.click(button(canvas, 'Mission'));
    await expect(flipped()).toEqual(['Mission']);
    await userEvent.click(button(canvas, 'Ethics'));
    await expect(flipped()).toEqual(['Ethics']);
    await userEvent.click(button(canvas, 'Ethics'));
    await expect(canvas.queryAllByRole('button', { pressed: true })).toEqual([]);
  },
};
