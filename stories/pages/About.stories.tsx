import { about, owner, pages } from 'virtual:content';
import { AboutPage } from '@portfolio/site/pages/AboutPage.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { longWord } from '../components/support/samples.ts';
import { desktop, phone } from '../components/support/widths.ts';
import { inSite } from './site.tsx';

/** A page that reads: heading, figures, text, cards, and what to do next. */
const meta = {
  title: 'Pages/About',
  component: AboutPage,
  ...inSite(pages.about.path),
  args: { about, owner, pages },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    const levels = canvas.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
    await expect(levels[0]).toBe(1);
    await expect(levels.filter((level) => level === 1)).toHaveLength(1);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('About');
  },
} satisfies Meta<typeof AboutPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { tags: ['visual'], globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };

export const RightToLeft: Story = { globals: { ...desktop, direction: 'rtl' } };

/** An owner who says no more than they have to, on a site without a page of projects. */
export const LittleContent: Story = {
  globals: desktop,
  args: {
    about: { bio: about.bio.slice(0, 1), statistics: [], coreValues: [] },
    pages: { ...pages, projects: { ...pages.projects, hidden: true } },
  },
};

export const LongName: Story = {
  globals: phone,
  args: { owner: { ...owner, name: `${owner.name} ${longWord}` } },
};
