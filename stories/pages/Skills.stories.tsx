import { skills } from 'virtual:content';
import { SkillsPage } from '@portfolio/site/pages/SkillsPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { desktop, phone } from '../support/widths.ts';
import { inSite } from './site.tsx';

/**
 * A page that shows: tiles to look closer at, and a carousel to look around in. Made of
 * `CategoryFilter`, `SkillTile` and `SpotlightCarousel`.
 */
const meta = {
  title: 'Pages/Skills',
  component: SkillsPage,
  ...inSite('skills'),
  parameters: { layout: 'fullscreen' },
  args: skills,
} satisfies Meta<typeof SkillsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };

const { categories } = skills;
const [first, second] = categories as [(typeof categories)[number], (typeof categories)[number]];
const [shared, ...others] = first.skills as [(typeof first.skills)[number], ...typeof first.skills];
const description = 'The same skill, for another purpose.';

/** Each category has a tile of its own, with what that category says about the skill. */
export const SkillInTwoCategories: Story = {
  globals: desktop,
  args: {
    categories: [
      { ...first, skills: [{ ...shared, proficiency: 90 }, ...others] },
      { ...second, skills: [{ ...shared, proficiency: 40, description }, ...second.skills] },
    ],
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const main = within(canvas.getByRole('main'));
    const meters = () =>
      main
        .getAllByRole('meter', { name: `Proficiency in ${shared.name}` })
        .filter((meter) => meter.closest('li'))
        .map((meter) => meter.getAttribute('aria-valuenow'));
    await expect(meters()).toEqual(['90', '40']);
    const ids = [...canvasElement.querySelectorAll('[id]')].map(({ id }) => id);
    await expect(ids).toEqual([...new Set(ids)]);

    await userEvent.click(main.getByRole('tab', { name: second.title }));
    await waitFor(() => expect(meters()).toEqual(['40']));
    await expect(main.getByText(description)).toBeVisible();

    await userEvent.click(main.getByRole('tab', { name: first.title }));
    await waitFor(() => expect(meters()).toEqual(['90']));
    await expect(main.queryByText(description)).toBeNull();
  },
};
