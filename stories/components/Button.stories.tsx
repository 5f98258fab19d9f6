import { Button, ButtonLink, type ButtonProps, buttonVariants } from '@portfolio/ui/Button';
import { Cluster } from '@portfolio/ui/Cluster';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { expectNoSidewaysScroll, expectTabOrder } from './support/expectations.ts';
import { longWord } from './support/samples.ts';
import { narrow } from './support/widths.ts';

const meta = {
  title: 'Components/Button',
  component: Button,
  subcomponents: { ButtonLink },
  args: { children: 'Send Message', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

const renderVariants = (args: ButtonProps) => (
  <Cluster>
    {buttonVariants.map((variant) => (
      <Button key={variant} {...args} variant={variant}>
        {variant}
      </Button>
    ))}
  </Cluster>
);

export const Default: Story = {};

export const Variants: Story = { render: renderVariants };

export const Disabled: Story = {
  args: { disabled: true },
  render: renderVariants,
  play: async ({ args, canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toBeDisabled();
      await userEvent.click(button);
    }
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
    await expect(args.onClick).not.toHaveBeenCalled();
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

export const LongWord: Story = {
  args: { children: longWord },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const LargeEnoughForAFinger: Story = {
  args: { children: 'OK' },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole('button').getBoundingClientRect();
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  },
};
