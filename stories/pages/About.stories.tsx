import { about, interests, owner, ownerFacts, pages } from 'virtual:content';
import { AboutPage } from '@portfolio/site/pages/AboutPage.tsx';
import { workContent } from '@portfolio/site/pages/about/SelectedWork.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { arabic, longWord, sentence } from '../support/samples.ts';
import { desktop, phone } from '../support/widths.ts';
import { inSite } from './site.tsx';

/**
 * The first page: who the owner is. It shows results first, as statistics and selected work, and then
 * reads: biography, values, what to do next. Made of `PageHeading`, `StatisticList`, `WorkCard`, `Columns`,
 * `ValueCard` and `Callout`.
 */
const meta = {
  title: 'Pages/About',
  component: AboutPage,
  ...inSite(pages.about.path),
  parameters: { layout: 'fullscreen' },
  args: {
    about,
    interests: interests ?? [],
    owner,
    ownerFacts,
    pages,
    work: workContent,
  },
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

const { portrait: _, ...withoutPortrait } = owner;

/** An owner who says no more than they have to, on a site without a page of projects. */
export const LittleContent: Story = {
  globals: desktop,
  args: {
    about: { bio: about.bio.slice(0, 1), statistics: [], coreValues: [] },
    owner: withoutPortrait,
    pages: { ...pages, projects: { ...pages.projects, hidden: true } },
    work: { projects: [] },
  },
};

export const LongName: Story = {
  globals: phone,
  args: {
    owner: { ...owner, name: `${owner.name} ${longWord}` },
    pages: { ...pages, about: { ...pages.about, heading: `Hi, I'm ${owner.name} ${longWord}` } },
  },
};

/** After the values, in columns. */
export const Interests: Story = {
  globals: desktop,
  args: {
    interests: [
      { name: 'Birds', keywords: ['kingfishers', 'hornbills'], description: sentence },
      { name: 'Chess' },
      { name: arabic.label, keywords: [longWord] },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const section = within(canvas.getByRole('region', { name: 'Interests' }));
    await expect(section.getAllByRole('listitem')).toHaveLength(3);
    await expect(section.getByText('kingfishers, hornbills')).toBeVisible();
    await expectNoSidewaysScroll(canvasElement);
  },
};

/** Projects without figures, and fewer than three. */
export const TwoPlainProjects: Story = {
  globals: desktop,
  args: {
    work: {
      projects: workContent.projects.slice(0, 2).map(({ figure, result, ...project }) => project),
    },
  },
  play: async ({ canvas }) => {
    const work = canvas.getByRole('region', { name: 'Selected work' });
    await expect(within(work).getAllByRole('link', { name: /^(?!Link to)/ })).toHaveLength(2);
    await expect(within(work).queryByRole('figure')).toBeNull();
  },
};
