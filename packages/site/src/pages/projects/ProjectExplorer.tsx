import { type ProjectsOfChoice, withProjects } from '@portfolio/data/shown/projects';
import { slugify } from '@portfolio/data/values/slug';
import type { ProjectsView } from '@portfolio/data/views/projectsView';
import { Button, ButtonLink } from '@portfolio/ui/Button';
import { CategoryFilter } from '@portfolio/ui/CategoryFilter';
import { Cluster } from '@portfolio/ui/Cluster';
import { Section } from '@portfolio/ui/Section';
import { projectsPage } from '@portfolio/words';
import { type ReactNode, startTransition, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useChosenCategory } from '../../choice/useChosenCategory';
import { useChosenSkill } from '../../choice/useChosenSkill';
import { targetId } from '../../routing/addresses';
import { ProjectCards } from './ProjectCards';
import { ProjectsInWords } from './ProjectsInWords';

/** How long the content is covered after a choice, in milliseconds (spec section 4). */
const LOADING_MS = 300;

/**
 * How many cards are drawn together. It fills whole rows, and is limited so that a phone doesn't have to draw
 * thousands.
 */
const PAGE_SIZE = 24;

/** The status line about the shown projects (spec section 2). */
function describe({ kind, label, projects }: ProjectsOfChoice, shown: number) {
  const { showing, showingFirst } = projectsPage;
  const all = projects.length;
  return shown < all ? showingFirst[kind](shown, all, label) : showing[kind](all, label);
}

const slugOf = ({ name }: ProjectsOfChoice) => slugify(name);

interface ProjectExplorerProps
  extends Pick<ProjectsView, 'projects' | 'choices' | 'first' | 'skills' | 'skillLabel' | 'all'> {
  /** Content after the last card. */
  rest?: ReactNode;
}

/** The projects of the category that the visitor chooses. Without a script, all of them. */
export function ProjectExplorer({
  projects,
  choices: stated,
  skills,
  skillLabel,
  first,
  all,
  rest,
}: ProjectExplorerProps) {
  const ownChoices = withProjects(stated, projects);
  const categories = ownChoices.filter(({ kind }) => kind === 'category');
  const titled = (id: string) =>
    id === '' ? undefined : projects.find(({ title }) => slugify(title) === id);
  const opening = ownChoices.find(({ name }) => name === first);
  const slugs = ownChoices.map(slugOf);
  const [category, choose] = useChosenCategory(slugs, slugify(first), (id) => {
    const project = titled(id);
    return project && slugify(opening?.projects.includes(project) ? first : project.category);
  });
  const ofSkill = useChosenSkill(skills, projects, skillLabel);
  const choices = ofSkill ? [...ownChoices, ofSkill] : ownChoices;
  const chosen = ofSkill ? slugOf(ofSkill) : category;
  const [more, setMore] = useState({ chosen, count: PAGE_SIZE, from: 0 });
  const choice = choices.find((each) => slugOf(each) === chosen);
  const target = titled(targetId(useLocation().hash));
  if (!choice) return null;
  // If the address points at a project beyond the first cards, it comes first.
  const isBeyondFirstPage = target && choice.projects.indexOf(target) >= PAGE_SIZE;
  const inOrder = isBeyondFirstPage ? [...new Set([target, ...choice.projects])] : choice.projects;
  const shown = inOrder.slice(0, more.chosen === chosen ? more.count : PAGE_SIZE);
  const isMore = shown.length < choice.projects.length;
  // In a transition, so that a slow phone responds before all new cards are drawn.
  const showMore = () =>
    startTransition(() => setMore({ chosen, count: shown.length + PAGE_SIZE, from: shown.length }));
  return (
    <>
      <Section id="filter-by-domain" heading={projectsPage.filter} size="sm">
        <CategoryFilter
          label={projectsPage.filter}
          categories={choices.map((choice) => ({
            value: slugOf(choice),
            label: choice.label,
            shortLabel: choice.shortLabel,
            featured: choice.hasFeatured,
            count: choice.projects.length,
            color: choice.color,
            icon: choice.kind === 'featured' ? '★' : choice.emoji,
          }))}
          value={chosen}
          onValueChange={choose}
          countLabel={projectsPage.count}
          loadingMs={LOADING_MS}
          loadingLabel={projectsPage.loading}
          shownLabel={describe(choice, shown.length)}
          shownDetail={choice.blurb}
        >
          {ofSkill && (
            <Cluster>
              <Button
                variant="outline"
                onClick={({ currentTarget }) => {
                  // The button disappears, and reading continues at what is shown instead.
                  currentTarget
                    .closest<HTMLElement>('[role="tabpanel"]')
                    ?.focus({ preventScroll: true });
                  choose(category);
                }}
              >
                {projectsPage.clearChoice}
              </Button>
            </Cluster>
          )}
          <ProjectCards
            key={chosen}
            projects={shown}
            isMixed={choice.kind !== 'category'}
            rest={isMore ? undefined : rest}
            // Reading continues at the first new card, because the button that shows more may be gone.
            resumeAt={more.chosen === chosen ? more.from : 0}
          />
          {(isMore || all) && (
            <Cluster>
              {isMore && (
                <Button variant="outline" onClick={showMore}>
                  {projectsPage.showMore}
                </Button>
              )}
              {all && (
                // A document of its own, which the router doesn't know.
                <ButtonLink href={all} variant="quiet">
                  {projectsPage.allInWords(projects.length)}
                </ButtonLink>
              )}
            </Cluster>
          )}
          {isMore && rest}
        </CategoryFilter>
      </Section>
      {!all && (
        <noscript>
          <ProjectsInWords categories={categories} shownAsCards={shown} />
        </noscript>
      )}
    </>
  );
}
