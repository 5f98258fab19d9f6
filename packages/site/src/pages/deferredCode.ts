import type { PageName } from '@portfolio/data/pages';

const code = {
  about: () => import('./about/SelectedWork'),
  projects: () => import('./projects/ProjectsBody'),
  skills: () => import('./skills/SkillExplorer'),
};

/**
 * The code of the deferred part of a page, where it has one. Named outside the pages, so that it can be
 * asked for together with the page.
 */
export const deferredCode: typeof code & Partial<Record<PageName, () => Promise<unknown>>> = code;
