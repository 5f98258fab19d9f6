import { experience } from 'virtual:content';
import { ExperiencePage } from '@portfolio/site/pages/ExperiencePage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { sentence } from '../support/samples.ts';
import { desktop, phone } from '../support/widths.ts';
import { inSite } from './site.tsx';

/**
 * A page that tells: when and for how long, drawn to scale, and what was done. Made of `TimeAxis` and
 * `Timeline`.
 */
const meta = {
  title: 'Pages/Experience',
  component: ExperiencePage,
  ...inSite('experience'),
  parameters: { layout: 'fullscreen' },
  args: experience,
} satisfies Meta<typeof ExperiencePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };

const name = 'Ines Falk';
const url = 'https://network.example.com/recommendations';

/** After the positions. Somebody whose name the owner still has to add is quoted without one. */
export const References: Story = {
  globals: desktop,
  args: {
    references: [
      { name, position: 'Head of operations', text: sentence, url },
      { name: undefined, text: sentence },
      { name },
    ],
  },
  play: async ({ canvas }) => {
    const regions = within(canvas.getByRole('main')).getAllByRole('region');
    const last = regions.at(-1) as HTMLElement;
    await expect(last).toHaveAccessibleName('References');
    const references = within(last);
    await expect(references.getAllByRole('blockquote')).toHaveLength(2);
    await expect(references.getAllByText(name)).toHaveLength(2);
    await expect(references.getByText('Head of operations')).toBeVisible();
    await expect(references.getByRole('link', { name: /^Check/ })).toHaveAttribute('href', url);
  },
};

/** At the beginning of a career, the next step is the first one. */
export const NoPosition: Story = {
  globals: desktop,
  args: {
    groups: experience.groups.slice(0, 1).map((group) => ({ ...group, entries: [] })),
    references: [{ name: 'R. Iyer', text: 'Careful, quick, kind.' }],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(experience.nextStep?.heading ?? '')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'References' })).toBeVisible();
  },
};
