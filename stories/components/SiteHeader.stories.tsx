import { ButtonLink } from '@portfolio/ui/Button';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll, expectTabOrder } from './support/expectations.ts';
import { arabic, longText, longWord, owner } from './support/samples.ts';
import { narrow } from './support/widths.ts';

const meta = {
  title: 'Components/SiteHeader',
  component: SiteHeader,
  args: {
    ...owner,
    actions: (
      <>
        <ButtonLink href="/resume.pdf" download>
          Download Resume
        </ButtonLink>
        <ButtonLink href="/business-card.svg" download variant="outline">
          Download Business Card
        </ButtonLink>
      </>
    ),
  },
} satisfies Meta<typeof SiteHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('banner')).toHaveTextContent(args.name);
    await expect(canvas.getByRole('img', { name: args.portrait.alt })).toBeVisible();
    // The page's own heading is the first one: the name is no heading.
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expectTabOrder(userEvent, [
      canvas.getByRole('link', { name: 'Download Resume' }),
      canvas.getByRole('link', { name: 'Download Business Card' }),
    ]);
  },
};

/** On a phone the actions share one row, so that the content comes into view. */
export const NarrowWindow: Story = {
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const [first, second] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(first?.top).toBe(second?.top);
  },
};

export const WithoutActions: Story = { args: { actions: null } };

export const LongText: Story = { args: { tagline: longText, jobTitle: longText } };

export const LongWord: Story = {
  args: { name: longWord, jobTitle: longWord, tagline: longWord },
  globals: narrow,
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
};

export const RightToLeft: Story = {
  args: { name: arabic.name, jobTitle: arabic.label, tagline: arabic.sentence },
  globals: { direction: 'rtl' },
};
