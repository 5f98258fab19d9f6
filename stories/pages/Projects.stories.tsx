import { projects } from 'virtual:content';
import { projectChoices } from '@portfolio/data/shown/projects';
import { ProjectsPage } from '@portfolio/site/pages/ProjectsPage.tsx';
import { content as words } from '@portfolio/words';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../support/expectations.ts';
import { longWord } from '../support/samples.ts';
import { desktop, phone } from '../support/widths.ts';
import { inSite } from './site.tsx';

/**
 * A page that offers: statistics, categories to choose from, and cards to turn over. Made of
 * `StatisticList`, `CategoryFilter`, `ProjectGrid` and `ProjectCard`.
 */
const meta = {
  title: 'Pages/Projects',
  component: ProjectsPage,
  ...inSite('projects'),
  parameters: { layout: 'fullscreen' },
  args: projects,
} satisfies Meta<typeof ProjectsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };

const oneProject = projects.projects
  .slice(0, 1)
  .map((project) => ({ ...project, title: longWord }));

/** One project, in a category that the owner has not described, with a name that no line can break. */
export const OneProject: Story = {
  globals: phone,
  args: {
    projects: oneProject,
    choices: projectChoices(oneProject, [], { content: words }),
    first: oneProject[0]?.category ?? '',
  },
  play: async ({ canvas, canvasElement }) => {
    await expectNoSidewaysScroll(canvasElement);
    await expect(canvas.getByText('Technical project')).toBeVisible();
  },
};
