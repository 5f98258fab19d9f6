import { Button, ButtonLink } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { allStates } from '../support/states.tsx';
import { phone } from '../support/widths.ts';
import { guide } from './Button.guide.tsx';

const meta = {
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Send Message', onClick: fn() },
  parameters: { guide },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const States: Story = { ...allStates, tags: ['visual'] };

const sent = fn();

/** It keeps the focus and its width, and sends nothing however it is pressed. */
export const Loading: Story = {
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
    const button = canvas.getByRole('button', { name: 'Send Message' });
    const { offsetWidth, offsetHeight } = button;
    await userEvent.click(button);
    await expect(canvas.getByRole('button', { name: 'Sending...' })).toBe(button);
    await expect([button.offsetWidth, button.offsetHeight]).toEqual([offsetWidth, offsetHeight]);
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await userEvent.keyboard('{Enter} ');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Without a label of its own, the ring covers the label, which is still announced. */
export const LoadingWithoutLabel: Story = {
  render: (args) => (
    <Cluster>
      <Button {...args} />
      <Button {...args} loading />
    </Cluster>
  ),
  play: async ({ canvas }) => {
    const [idle, loading] = canvas.getAllByRole('button', { name: 'Send Message' });
    await expect(loading?.offsetWidth).toBe(idle?.offsetWidth);
  },
};

export const PressedWithTheKeyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expectTabOrder(userEvent, [canvas.getByRole('button', { name: 'Send Message' })]);
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const submitted = fn();

export const SendsNoFormUnlessAsked: Story = {
  args: { children: 'Copy' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <Cluster>
        <Button {...args} variant="outline" />
        <Button type="submit">Send</Button>
      </Cluster>
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

export const AsLink: Story = {
  render: () => (
    <Cluster>
      <ButtonLink href="/contact">Let's Connect</ButtonLink>
      <ButtonLink href="/resume.pdf" download="Mira-Kelvekar-Resume.pdf" variant="outline">
        Download Resume
      </ButtonLink>
      <ButtonLink href="https://github.example.com/mira" external variant="outline">
        View All on GitHub
      </ButtonLink>
    </Cluster>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByRole('link', { name: "Let's Connect" })).not.toHaveAttribute('target');
    await expect(canvas.getByRole('link', { name: 'Download Resume' })).toHaveAttribute(
      'download',
      'Mira-Kelvekar-Resume.pdf',
    );
    await expect(
      canvas.getByRole('link', { name: 'View All on GitHub (opens in a new tab)' }),
    ).toHaveAttribute('rel', 'noopener');
  },
};

/** A phone shows only a part of the label; assistive technology reads all of it. */
export const ShortLabel: Story = {
  tags: ['visual'],
  render: () => (
    <ButtonLink href="/business-card.svg" download shortLabel="Business Card" icon="download">
      Download Business Card
    </ButtonLink>
  ),
  globals: phone,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Download Business Card' });
    await expect(link).toBeVisible();
    const short = canvas.getByText('Business Card');
    await expect(short.checkVisibility()).toBe(innerWidth <= 640);
  },
};

export const LargeEnoughForAFinger: Story = {
  args: { children: 'OK' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
