import type { Project } from '@portfolio/data/schema/project';
import type { ProjectsOfChoice } from '@portfolio/data/shown/projects';
import { skillChoice } from '@portfolio/data/shown/skillEvidence';
import type { NamedSkill } from '@portfolio/data/shown/skills';
import { skillParameter, slugify } from '@portfolio/data/values/slug';
import { useHydrated } from '@portfolio/ui/useHydrated';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The projects with the skill that the address chooses (`?skill=mlflow`), so that visitors can share the choice;
 * undefined if no project shows that skill.
 * @param label the words for them, from `skillLabel`
 */
export function useChosenSkill<P extends Project>(
  skills: readonly NamedSkill[],
  projects: readonly P[],
  label: string,
): ProjectsOfChoice<P> | undefined {
  const [parameters] = useSearchParams();
  // The prerendered page knows no choice, so hydration starts without one.
  const asked = useHydrated() ? slugify(parameters.get(skillParameter) ?? '') : '';
  return useMemo(
    () => skillChoice(asked, skills, projects, label),
    [asked, skills, projects, label],
  );
}
