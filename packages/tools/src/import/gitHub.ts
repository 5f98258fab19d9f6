import type { Content } from '@portfolio/data/schema/content';
import type { Project } from '@portfolio/data/schema/project';
import { withoutScheme } from '@portfolio/data/shown/contactDetails';
import { normalizeName } from '@portfolio/data/values/normalizeName';
import { slugify } from '@portfolio/data/values/slug';
import type { Note } from '../content/notes.ts';
import type { Converted } from './fromResume.ts';

/** A repository as GitHub's API lists it: the fields that the import reads. */
export interface Repository {
  name: string;
  full_name: string;
  html_url: string;
  owner?: { login?: string; html_url?: string } | null;
  private?: boolean;
  visibility?: string;
  fork?: boolean;
  size?: number;
  description?: string | null;
  homepage?: string | null;
  language?: string | null;
  topics?: string[];
  stargazers_count?: number;
  pushed_at?: string | null;
}

/** Why a repository isn't shown; undefined when it is. */
function whyLeftOut({ name, owner, fork, size, visibility, ...repository }: Repository) {
  if (repository.private || (visibility ?? 'public') !== 'public') {
    return 'is left out, because it is private';
  }
  if (fork) return 'is left out, because it is a fork';
  if (size === 0) return 'is left out, because it is empty';
  const isProfile = [owner?.login, '.github'].some(
    (each) => normalizeName(each ?? '') === normalizeName(name),
  );
  return isProfile ? "is left out, because it is your profile's page on GitHub" : undefined;
}

/**
 * The description without emoji codes such as `:rocket:`. A description of only emoji and an address counts as
 * none, because the address is the homepage.
 */
function describe(text: string) {
  const words = text.replace(/(?<!\S):[a-z\d_+-]+:(?!\S)/g, '').trim();
  return /\p{L}/u.test(words.replace(/https?:\/\/\S+/g, '')) ? words : undefined;
}

function toProject({ name, html_url, homepage, description, language, topics }: Repository) {
  const technologies = [language, ...(topics ?? [])].filter((each) => typeof each === 'string');
  return {
    name,
    description: describe(description ?? ''),
    repository: html_url,
    url: homepage,
    keywords: technologies.filter(
      (each, index) =>
        technologies.findIndex((other) => normalizeName(other) === normalizeName(each)) === index,
    ),
  };
}

const byFame = (one: Repository, other: Repository) =>
  (other.stargazers_count ?? 0) - (one.stargazers_count ?? 0) ||
  (other.pushed_at ?? '').localeCompare(one.pushed_at ?? '');

/**
 * Makes a JSON Resume from a user's repositories, each a project: those with the most stars first, then the latest
 * changed. Forks, private and empty repositories are left out. Projects get no period, because the dates of changes
 * don't show when somebody worked on them.
 */
export function resumeFromGitHub(repositories: readonly Repository[]): Converted {
  const notes = repositories.flatMap((repository): Note[] => {
    const message = whyLeftOut(repository);
    return message ? [{ path: repository.full_name, message }] : [];
  });
  const shown = repositories.filter((repository) => !whyLeftOut(repository)).sort(byFame);
  const { login, html_url } = repositories[0]?.owner ?? {};
  return {
    resume: {
      basics: { name: login, profiles: html_url ? [{ url: html_url }] : [] },
      projects: shown.map(toProject),
    },
    notes,
  };
}

const pageOf = (url: string) => normalizeName(withoutScheme(url));

/** Whether one of the projects has this code address, or this title without a code address. */
export const hasRepository = (
  projects: readonly Project[],
  { title, codeUrl }: { title: string; codeUrl: string },
): boolean =>
  projects.some((project) =>
    project.codeUrl
      ? pageOf(project.codeUrl) === pageOf(codeUrl)
      : slugify(project.title) === slugify(title),
  );

/** The content with more projects after its own. The page of projects is shown once it has a project. */
export function addProjects(
  content: Content,
  added: Pick<Content, 'projects' | 'projectCategories'>,
): Content {
  const known = new Set(content.projectCategories.map(({ name }) => name));
  const categories = added.projectCategories.filter(({ name }) => !known.has(name));
  const { hidden: _, ...page } = content.pages.projects;
  const isFirst = content.projects.length === 0;
  return {
    ...content,
    projects: [...content.projects, ...added.projects],
    projectCategories: [...content.projectCategories, ...categories],
    pages: { ...content.pages, projects: isFirst ? page : content.pages.projects },
  };
}
