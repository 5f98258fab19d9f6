import { Button } from '@portfolio/ui/Button';
import { SiteFooter } from '@portfolio/ui/SiteFooter';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectTabOrder } from '../support/expectations.ts';
import { copyright, footerLinks, longWord } from '../support/samples.ts';
import { fitsNarrow } from '../support/widths.ts';

const meta = {
  component: SiteFooter,
  args: { links: footerLinks, copyright },
} satisfies Meta<typeof SiteFooter>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['visual'],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent(copyright);
    await expectTabOrder(userEvent, [
      canvas.getByRole('link', { name: 'E-mail' }),
      canvas.getByRole('link', { name: 'GitHub (opens in a new tab)' }),
      canvas.getByRole('link', { name: 'LinkedIn (opens in a new tab)' }),
    ]);
  },
};

/** Settings of the site are at the end. */
export const WithControls: Story = {
  tags: ['visual'],
  args: { controls: <Button variant="quiet">Pause animations</Button> },
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Pause animations' })).toBeVisible(),
};

export const WithControlsNarrow: Story = {
  ...fitsNarrow,
  ...WithControls,
};

export const WithoutLinks: Story = { tags: ['visual'], args: { links: [] } };

export const NarrowWindow: Story = { ...fitsNarrow };

export const LongWord: Story = {
  ...NarrowWindow,
  args: { copyright: `© 2026 ${longWord}` },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
