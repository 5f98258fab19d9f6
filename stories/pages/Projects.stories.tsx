import { ButtonLink } from '@portfolio/ui/Button';
import { Callout } from '@portfolio/ui/Callout';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { ProjectCard } from '@portfolio/ui/ProjectCard';
import { ProjectGrid } from '@portfolio/ui/ProjectGrid';
import { Section } from '@portfolio/ui/Section';
import { StatisticList } from '@portfolio/ui/StatisticList';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { advance, fakeTimers } from '../components/support/fakeTimers.ts';
import { manyTechnologies, sentence } from '../components/support/samples.ts';
import { desktop, phone } from '../components/support/widths.ts';
import { SiteFrame } from './SiteFrame.tsx';

const LOADING_MS = 300;

const makeProject = (title: string, category: string, featured: boolean) => ({
  title,
  category,
  featured,
  description: sentence,
  technologies: manyTechnologies.slice(0, 5),
  codeUrl: `https://github.example.com/mira/${title.toLowerCase().replaceAll(' ', '-')}`,
  icon: '📡',
  gradient: ['#2a63b8', '#3b7dd8'] as const,
});

const projects = [
  makeProject('Drift Watch', 'MLOps', true),
  makeProject('Model Release Gate', 'MLOps', false),
  makeProject('Chest X-Ray Triage', 'Healthcare AI', true),
];

const inCategory = (name: string) => projects.filter(({ category }) => category === name);

const categories = [
  { value: 'MLOps', emoji: '⚙️', color: '#2a63b8' },
  { value: 'Healthcare AI', emoji: '🩺', color: '#2b9470' },
].map((category) => ({
  ...category,
  label: category.value,
  count: inCategory(category.value).length,
  featured: inCategory(category.value).some(({ featured }) => featured),
}));

/** A page that offers: figures, categories to choose from, cards to turn over. */
function ProjectsPage() {
  const [chosen, choose] = useState('MLOps');
  const shown = inCategory(chosen);
  return (
    <SiteFrame current="/projects">
      <PageHeading heading="Featured Projects" intro="Each card says which problem it was." />
      <StatisticList
        statistics={[
          { value: String(projects.length), label: 'projects' },
          { value: String(categories.length), label: 'categories' },
        ]}
      />
      <Section heading="Filter by Domain">
        <CategoryFilter
          label="Filter by Domain"
          categories={categories}
          value={chosen}
          onValueChange={choose}
          loadingMs={LOADING_MS}
          loadingLabel="Loading projects..."
          shownLabel={`Currently showing ${shown.length} projects in ${chosen}`}
        >
          <p>{sentence}</p>
          <ProjectGrid key={chosen}>
            {shown.map((project) => (
              <ProjectCard key={project.title} {...project} />
            ))}
          </ProjectGrid>
        </CategoryFilter>
      </Section>
      <Callout variant="banner" heading="Want More?" text={sentence}>
        <ButtonLink href="https://github.example.com/mira" external>
          View All on GitHub
        </ButtonLink>
      </Callout>
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/Projects',
  component: ProjectsPage,
  parameters: { layout: 'fullscreen' },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
} satisfies Meta<typeof ProjectsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };

/** The cards of the chosen category come once the overlay has gone. */
export const AnotherCategory: Story = {
  ...fakeTimers,
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /^Healthcare AI/ }));
    await expect(canvas.getByText('Loading projects...')).toBeVisible();
    await advance(LOADING_MS);
    await expect(canvas.queryByText('Loading projects...')).toBeNull();
    const shown = canvas.getByRole('heading', { name: 'Chest X-Ray Triage' });
    // A card appears once it is in sight.
    shown.scrollIntoView();
    await waitFor(() => expect(shown).toBeVisible());
    await expect(canvas.queryByRole('heading', { name: 'Drift Watch' })).toBeNull();
  },
};
