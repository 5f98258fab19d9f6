import { ButtonLink } from '@portfolio/ui/Button';
import { SiteHeader } from '@portfolio/ui/SiteHeader';
import { ThemeChoice } from '@portfolio/ui/ThemeChoice';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { expectApart, expectNoSidewaysScroll, expectTabOrder } from '../support/expectations.ts';
import { hydratePrerendered } from '../support/prerendered.ts';
import { owner, pictures } from '../support/samples.ts';
import { allStates } from '../support/states.tsx';
import { largeText } from '../support/visitor.ts';
import { narrow, phone } from '../support/widths.ts';
import { guide } from './SiteHeader.guide.tsx';

const meta = {
  component: SiteHeader,
  parameters: { guide },
  args: {
    ...owner,
    actions: (
      <>
        <ButtonLink href="/resume.pdf" download variant="quiet" icon="download" shortLabel="Resume">
          Download Resume
        </ButtonLink>
        <ButtonLink
          href="/business-card.svg"
          download
          variant="quiet"
          icon="download"
          shortLabel="Card"
        >
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
    await expect(canvas.getByRole('img', { name: args.portrait?.alt ?? '' })).toBeVisible();
    // The name isn't a heading: the page's own heading comes first.
    await expect(canvas.queryByRole('heading')).toBeNull();
    await expectTabOrder(userEvent, [
      canvas.getByRole('link', { name: 'Download Resume' }),
      canvas.getByRole('link', { name: 'Download Business Card' }),
    ]);
  },
};

export const States: Story = { ...allStates, tags: ['visual'] };

/** Initials replace the picture, in the same size; the name is beside them. */
export const NoPortrait: Story = {
  args: { portrait: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    const initials = canvas.getByText('MK');
    await expect(initials).toBeVisible();
    await expect(initials).toHaveAttribute('aria-hidden', 'true');
    const { width, height } = initials.getBoundingClientRect();
    await expect(width).toBe(height);
    await expect(width).toBe(innerWidth > 640 ? 48 : 40);
  },
};

/** A picture that fails to load: the initials show, and no part of its text alternative. */
export const BrokenPortrait: Story = {
  args: { portrait: { ...owner.portrait, src: pictures.broken } },
  play: async ({ canvas }) => {
    const initials = await canvas.findByText('MK');
    await expect(initials).toBeVisible();
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

/** It may fail in the prerendered page, where the initials show even without a script. */
export const PortraitFailedBeforeHydration: Story = {
  tags: ['!autodocs'],
  args: { portrait: { ...owner.portrait, src: pictures.broken } },
  render: () => <div />,
  play: ({ args, canvasElement }) =>
    hydratePrerendered(
      canvasElement,
      <SiteHeader {...args} />,
      async (image) => {
        await expect(getComputedStyle(image, '::after').content).toContain('MK');
        await expect(image).toHaveStyle({ color: 'rgba(0, 0, 0, 0)' });
      },
      async (host) => {
        await waitFor(() => expect(host.querySelector('img')).toBeNull());
        await expect(host).toHaveTextContent(/^MK/);
      },
    ),
};

export const NoTagline: Story = {
  args: { tagline: undefined },
  play: async ({ args, canvas }) => {
    const lines = canvas.getByRole('banner').querySelectorAll('p');
    await expect([...lines].map(({ textContent }) => textContent)).toEqual([
      args.name,
      args.jobTitle,
    ]);
  },
};

/** The actions are in the name's line, so that the content comes into view. */
export const NarrowWindow: Story = {
  globals: narrow,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const name = canvas.getByText(owner.name).getBoundingClientRect();
    for (const link of canvas.getAllByRole('link')) {
      const { top, height } = link.getBoundingClientRect();
      await expect(height).toBe(44);
      await expect(Math.abs(top + height / 2 - name.top - name.height / 2)).toBeLessThan(6);
    }
  },
};

const controls = <ThemeChoice value="system" onValueChange={() => undefined} />;

/** The site's settings come last. */
export const WithControls: Story = {
  tags: ['visual'],
  args: { controls },
  play: async ({ canvas, userEvent }) => {
    await expectTabOrder(userEvent, [
      canvas.getByRole('link', { name: 'Download Resume' }),
      canvas.getByRole('link', { name: 'Download Business Card' }),
      canvas.getByRole('radio', { name: 'System theme' }),
    ]);
    if (innerWidth > 1024) {
      await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(68);
    }
  },
};

/** All of it in 88 px: with the navigation, 132. Nothing that has a target overlaps. */
export const Phone: Story = {
  args: { controls },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    if (innerWidth > 640) return;
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(88);
    const [resume, card] = canvas.getAllByRole('link');
    if (resume && card) await expectApart(resume, card);
  },
};

/** With text twice as large, what doesn't fit beside its neighbour wraps into its own row. */
export const LargeText: Story = {
  ...largeText,
  args: { controls },
  globals: phone,
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const { offsetWidth, offsetHeight } = canvas.getByRole('img');
    await expect(offsetWidth).toBe(offsetHeight);
    if (innerWidth > 640) return;
    const name = canvas.getByText(owner.name).getBoundingClientRect();
    await expect(name.width).toBeGreaterThan(innerWidth / 2);
    const words = [owner.name, owner.jobTitle, owner.tagline].map((text) => canvas.getByText(text));
    for (const label of ['Resume', 'Card']) {
      for (const text of words) await expectApart(canvas.getByText(label), text);
    }
  },
};
