import { type ProjectChoice, projectChoices } from '@portfolio/data/projects';
import { slugify } from '@portfolio/data/slug';
import { Button } from '@portfolio/ui/Button';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { Section } from '@portfolio/ui/Section';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { targetId } from '../../document/targetId';
import { useChosenCategory } from '../../useChosenCategory';
import { ProjectCards, ProjectSheets } from './ProjectCards';
import type { projectsContent } from './ProjectsBody';

/** How long the content is covered after a choice, in milliseconds (spec section 4). */
const LOADING_MS = 300;

/** How many cards are drawn at once: a phone must not wait for thousands. */
const AT_ONCE = 60;

const countProjects = (count: number) => `${count} ${count === 1 ? 'project' : 'projects'}`;

/** What is shown, in words (spec section 2). */
function describe({ kind, name, projects }: ProjectChoice, shown: number) {
  const all = projects.length;
  if (shown < all) return `${shown} of ${countProjects(all)} in ${name}`;
  if (kind === 'all') return `all ${countProjects(all)}`;
  return kind === 'featured' ? `${all} featured projects` : `${countProjects(all)} in ${name}`;
}

/** The projects of the category that the visitor chooses; without a script, all of them. */
export function ProjectExplorer({
  projects,
  projectCategories,
  defaultProjectCategory,
}: Pick<typeof projectsContent, 'projects' | 'projectCategories' | 'defaultProjectCategory'>) {
  const choices = projectChoices(projects, projectCategories);
  const categories = choices.filter(({ kind }) => kind === 'category');
  const preferred = categories.find(({ name }) => name === defaultProjectCategory);
  const first = (preferred ?? categories[0])?.name ?? '';
  const titled = (id: string) => projects.find(({ title }) => slugify(title) === id);
  const names = choices.map(({ name }) => name);
  const [chosen, choose] = useChosenCategory(names, first, (id) => titled(id)?.category);
  const [more, setMore] = useState({ chosen, count: AT_ONCE });
  const cardsRef = useRef<HTMLDivElement>(null);
  const choice = choices.find(({ name }) => name === chosen);
  const target = titled(targetId(useLocation().hash));
  if (!choice) return null;
  const place = target ? choice.projects.indexOf(target) + 1 : 0;
  const shown = choice.projects.slice(
    0,
    Math.max(more.chosen === chosen ? more.count : AT_ONCE, place),
  );
  const showMore = () => {
    flushSync(() => setMore({ chosen, count: shown.length + AT_ONCE }));
    // Reading and tabbing go on with the first new card; the button may be gone.
    const card = cardsRef.current?.querySelectorAll('article')[shown.length];
    card?.querySelector<HTMLElement>('a, button')?.focus();
  };
  return (
    <>
      <Section id="filter-by-domain" heading="Filter by Domain" size="sm">
        <CategoryFilter
          label="Filter by Domain"
          categories={choices.map(({ name, label, hasFeatured, color, emoji, ...choice }) => ({
            value: name,
            label: name,
            shortLabel: label,
            featured: hasFeatured,
            count: choice.projects.length,
            color,
            emoji: choice.kind === 'featured' ? '★' : emoji,
          }))}
          value={chosen}
          onValueChange={choose}
          countLabel={countProjects}
          loadingMs={LOADING_MS}
          loadingLabel="Loading projects..."
          shownLabel={`Currently showing ${describe(choice, shown.length)}`}
          shownDetail={choice.blurb}
        >
          <div ref={cardsRef}>
            <ProjectCards key={chosen} projects={shown} categories={categories} />
          </div>
          {shown.length < choice.projects.length && (
            <Button variant="outline" onClick={showMore}>
              Show more projects
            </Button>
          )}
        </CategoryFilter>
      </Section>
      <noscript>
        {categories.map((category) => (
          <Section
            key={category.name}
            id={slugify(category.name)}
            heading={category.name}
            intro={category.blurb}
          >
            <ProjectSheets category={category} withFront={shown} />
          </Section>
        ))}
      </noscript>
    </>
  );
}
