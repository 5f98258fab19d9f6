import { Button, ButtonLink, buttonSizes, buttonVariants } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import type { Guide } from '../support/guide.ts';
import { phone } from '../support/widths.ts';

const guide: Guide = {
  purpose: 'Does something on this page when it is pressed: sends, saves, opens, starts.',
  use: [
    'For the main action of a view, once and `solid`. The others are `outline`, rare ones `quiet`.',
    'To send a form, with `type="submit"`. Without it, a button sends nothing.',
    'With `loading` while its action runs: it keeps the focus and says that it is busy.',
    'As `ButtonLink`, for the one or two links that a page is about: it looks like a button and is a link.',
    'With `shortLabel`, a part of the label, where a window narrower than 640 px has no room for all of it.',
  ],
  avoid: {
    'It leads to another page.':
      'Use `ButtonLink`, or `Link` in running text: people can open it in a new tab and copy its address.',
    'It copies a text.': 'Use `CopyButton`, which also says that it worked.',
    'It chooses the theme, or stops what moves.': 'Use `ThemeChoice` or `MotionChoice`.',
    'It chooses one of several lists.': 'Use `CategoryFilter`.',
    'It waits, or a form isn’t filled in yet.':
      'Use `loading`, or let the fields say what is missing. A button that becomes `disabled` loses the focus and doesn’t say why.',
    'Its label is “OK” or “Submit”.':
      'Begin with a verb and say what it acts on, in two or three words: `Send message`.',
  },
  keyboard: {
    Tab: 'Moves the focus to the button. It skips a disabled one, but not a loading one.',
    'Enter, Space': 'Presses it. On a `ButtonLink` only Enter does.',
  },
  announced: {
    'It gets the focus': '“Send message, button”. The icon isn’t read.',
    'It is loading': '“Sending..., button, unavailable, busy”.',
    'A `ButtonLink` that is `external` gets the focus':
      '“View the code (opens in a new tab), link”. The arrow isn’t read.',
  },
};

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Send message', onClick: fn() },
  parameters: { guide },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Solid: Story = {};

export const Variants: Story = {
  render: (args) => (
    <Cluster>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Cluster>
  ),
};

export const Hover: Story = { ...Variants, parameters: { pseudo: { hover: true } } };

export const Focus: Story = { ...Variants, parameters: { pseudo: { focusVisible: 'button' } } };

export const WithIcon: Story = { ...Variants, args: { icon: 'mail' } };

/** The ring covers the label, which is still announced. */
export const Loading: Story = {
  ...Variants,
  args: { loading: true },
  play: async ({ canvas }) => {
    const [button] = canvas.getAllByRole('button', { name: 'Send message' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

export const LoadingWithLabel: Story = {
  ...Variants,
  args: { loading: true, loadingLabel: 'Sending...' },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('button', { name: 'Sending...' })).toHaveLength(3),
};

export const Disabled: Story = { ...Variants, args: { disabled: true } };

export const Sizes: Story = {
  render: (args) => (
    <Cluster>
      {buttonSizes.map((size) => (
        <Button key={size} {...args} size={size} />
      ))}
    </Cluster>
  ),
};

/** It is never narrower than it is high, and large enough for a finger. */
export const OneLetter: Story = {
  args: { children: 'A' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};

export const AsLink: Story = {
  render: () => (
    <Cluster>
      <ButtonLink href="/contact">Write to me</ButtonLink>
      <ButtonLink href="https://github.example.com/mira" external variant="outline">
        View the code
      </ButtonLink>
      <ButtonLink href="/resume.pdf" download="Mira.pdf" icon="download" variant="quiet">
        Résumé
      </ButtonLink>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link('Write to me')).not.toHaveAttribute('target');
    await expect(link('View the code (opens in a new tab)')).toHaveAttribute('rel', 'noopener');
    await expect(link('Résumé')).toHaveAttribute('download', 'Mira.pdf');
  },
};

const sent = fn();

/** It keeps the focus and its size, and sends nothing however it is pressed. */
export const SendsOnceHoweverOftenItIsPressed: Story = {
  tags: ['behaviour'],
  args: { type: 'submit', loadingLabel: 'Sending...' },
  render: function Sending(args) {
    const [loading, setLoading] = useState(false);
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent();
          setLoading(true);
        }}
      >
        <Button {...args} loading={loading} />
      </form>
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    sent.mockClear();
    const button = canvas.getByRole('button', { name: 'Send message' });
    const { offsetWidth, offsetHeight } = button;
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBe(button);
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([offsetWidth, offsetHeight]);
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const KeepsItsWidthWithoutALoadingLabel: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <Cluster>
      <Button {...args} />
      <Button {...args} loading />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const [idle, loading] = canvas.getAllByRole('button', { name: 'Send message' });
    await expect(loading?.offsetWidth).toBe(idle?.offsetWidth);
  },
};

export const PressedByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expectTabOrder(userEvent, [canvas.getByRole('button')]);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const submitted = fn();

export const SendsNoFormUnlessAsked: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Button {...args}>Copy</Button>
      <Button type="submit">Send</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    submitted.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(submitted).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(submitted).toHaveBeenCalledOnce();
  },
};

/** Assistive technology reads all of it. */
export const ShowsAPartOfItsLabelOnAPhone: Story = {
  tags: ['behaviour'],
  globals: phone,
  render: () => (
    <ButtonLink href="/business-card.svg" download shortLabel="Business card" icon="download">
      Download business card
    </ButtonLink>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Download business card' })).toBeVisible();
    await expect(canvas.getByText('Business card')).toBeVisible();
    await expect(canvas.getByText('Download business card').offsetWidth).toBe(1);
  },
};
