import { about, frame } from 'virtual:content';
import { AboutPage } from '@portfolio/site/pages/AboutPage.tsx';
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
  ...inSite('about'),
  parameters: { layout: 'fullscreen' },
  args: about,
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

export const Plain: Story = { tags: ['visual'], globals: { ...desktop, look: 'plain' } };

export const Technical: Story = { tags: ['visual'], globals: { ...desktop, look: 'technical' } };

export const TechnicalPhone: Story = { globals: { ...phone, look: 'technical' } };

export const RightToLeft: Story = { globals: { ...desktop, direction: 'rtl' } };

/** An owner who says no more than they have to, on a site without a page of projects. */
export const LittleContent: Story = {
  globals: desktop,
  parameters: {
    frame: {
      owner: { ...frame.owner, portrait: undefined },
      pages: frame.pages.filter(({ name }) => name !== 'projects'),
    },
  },
  args: {
    bio: about.bio.slice(0, 1),
    mission: undefined,
    statistics: [],
    coreValues: [],
    callToAction: undefined,
    lead: undefined,
    selectedWork: [],
    projectsPath: undefined,
  },
};

const longName = `${frame.owner.name} ${longWord}`;

export const LongName: Story = {
  globals: phone,
  parameters: { frame: { owner: { ...frame.owner, name: longName } } },
  args: { heading: `Hi, I'm ${longName}` },
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
    lead: undefined,
    selectedWork: about.selectedWork.slice(0, 2).map(({ figure, result, ...project }) => project),
  },
  play: async ({ canvas }) => {
    const work = canvas.getByRole('region', { name: 'Selected work' });
    await expect(within(work).getAllByRole('link', { name: /^(?!Link to)/ })).toHaveLength(2);
    await expect(within(work).queryByRole('figure')).toBeNull();
  },
};
