import { Callout } from '@portfolio/ui/Callout';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { PageHeading } from '@portfolio/ui/PageHeading';
import { Section } from '@portfolio/ui/Section';
import { SkillGrid, SkillTile } from '@portfolio/ui/SkillTile';
import { SpotlightCarousel } from '@portfolio/ui/SpotlightCarousel';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { expectNoSidewaysScroll } from '../components/support/expectations.ts';
import { pictures, sentence } from '../components/support/samples.ts';
import { desktop, phone } from '../components/support/widths.ts';
import { SiteFrame } from './SiteFrame.tsx';

const ALL = 'All';

const groups = [
  { title: 'MLOps', emoji: '⚙️', color: '#2a63b8', names: ['MLflow', 'Docker', 'GitHub Actions'] },
  { title: 'Languages', emoji: '💻', color: '#2b9470', names: ['Python', 'R'] },
  { title: 'Data Technologies', emoji: '🗃️', color: '#a9771a', names: ['PostgreSQL', 'DuckDB'] },
];

const choices = [
  { value: ALL, label: ALL },
  ...groups.map(({ title, emoji, color }) => ({ value: title, label: title, emoji, color })),
];

const spotlight = ['MLflow', 'Python', 'Docker'].map((name) => ({
  name,
  color: '#2a63b8',
  icon: pictures.icon,
  quotes: [{ text: `${name}: ${sentence}`, project: 'Demand Forecast Pipeline' }],
}));

/** A page that shows: tiles to look closer at, and a carousel to look around in. */
function SkillsPage() {
  const [chosen, choose] = useState(ALL);
  return (
    <SiteFrame current="/skills">
      <PageHeading heading="Skills" intro="Every tool here comes with what it was used in." />
      <CategoryFilter
        label="Filter by category"
        categories={choices}
        value={chosen}
        onValueChange={choose}
      >
        {groups
          .filter(({ title }) => chosen === ALL || chosen === title)
          .map(({ title, color, names }) => (
            <Section key={title} heading={title}>
              <SkillGrid>
                {names.map((name) => (
                  <SkillTile
                    key={name}
                    name={name}
                    icon={pictures.icon}
                    color={color}
                    proficiency={80}
                    description={sentence}
                    projects={['Drift Watch']}
                  />
                ))}
              </SkillGrid>
            </Section>
          ))}
      </CategoryFilter>
      <Section heading="Skill Spotlight">
        <SpotlightCarousel label="Skill Spotlight" items={spotlight} />
      </Section>
      <Callout variant="banner" heading="Always Learning" text={sentence} />
    </SiteFrame>
  );
}

const meta = {
  title: 'Pages/Skills',
  component: SkillsPage,
  parameters: { layout: 'fullscreen' },
  play: ({ canvasElement }) => expectNoSidewaysScroll(canvasElement),
} satisfies Meta<typeof SkillsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = { globals: desktop };

export const Phone: Story = { globals: phone };

export const DarkPhone: Story = { globals: { ...phone, theme: 'dark' } };

/** A category leaves its own tiles, and the rest of the page. */
export const OneCategory: Story = {
  globals: desktop,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Languages' }));
    await expect(canvas.getByRole('heading', { name: 'Languages' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Data Technologies' })).toBeNull();
    await expect(canvas.getByRole('group', { name: 'Skill Spotlight' })).toBeVisible();
  },
};
