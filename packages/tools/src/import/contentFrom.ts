import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { loadContent } from '@portfolio/build/content/readContent';
import { ownersContentFolder } from '@portfolio/build/folders/content';
import type { Content } from '@portfolio/data/schema/content';
import { type Site, siteSchema } from '@portfolio/data/schema/site';
import { formatContentProblems } from '@portfolio/data/validation/contentProblem';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import { showValue } from '@portfolio/data/values/showValue';
import * as v from 'valibot';
import { groupNotes, ResumeError } from '../content/notes.ts';
import type { NewContent } from '../content/saveContent.ts';
import { type Converted, fromResume, NO_ADDRESS } from './fromResume.ts';
import { addProjects, hasRepository, type Repository, resumeFromGitHub } from './gitHub.ts';
import { takePicture } from './picture.ts';
import { askForLanguage } from './prompts.ts';
import { readSource } from './readSource.ts';
import { statesLanguage } from './siteLanguage.ts';

/** The settings of the owner's site; undefined without content, or if it is invalid. */
async function ownSite(): Promise<Site | undefined> {
  const { site }: Partial<Content> = (await loadContent(ownersContentFolder)).content;
  return v.is(siteSchema, site) ? site : undefined;
}

/** Content from a source, and how the report names the source. */
export interface Imported extends NewContent {
  /** `now comes from resume.json`. */
  origin: string;
}

/** Asks for the language of a source that states none; undefined for one without words. */
type AskForLanguage = () => Promise<string | undefined>;

/**
 * The content from a résumé, with the owner's current settings.
 * @throws OwnerError that names the fields that can't be read
 */
async function contentFromResume(
  source: string,
  converted: Converted,
  ask: AskForLanguage,
): Promise<Imported> {
  const { resume } = converted;
  const site = await ownSite();
  const siteUrl = site && site.url !== NO_ADDRESS ? site.url : undefined;
  // The language that the owner has chosen takes priority.
  const language = site?.language ?? (statesLanguage(resume) ? undefined : await ask());
  try {
    const { content, notes, notImported } = fromResume(resume, {
      year: new Date().getUTCFullYear(),
      ...(siteUrl && { siteUrl }),
      ...(language && { language }),
    });
    if (site) content.site = { ...site, url: content.site.url };
    const picture = await takePicture(content, resume, dirname(source));
    return {
      content,
      notes: [...converted.notes, ...notes, ...picture.notes],
      notImported,
      pictures: picture.pictures,
      origin: `now comes from ${source}`,
    };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    throw new OwnerError(`${source} cannot be imported; nothing was changed.\n${error.message}`);
  }
}

/**
 * Adds the repositories to the projects of the owner's content. Projects that exist already stay as they are. An
 * owner without content gets content with only the repositories.
 * @throws OwnerError when the owner's content breaks a rule, or no repository is left to add
 */
async function contentWithRepositories(
  source: string,
  repositories: readonly Repository[],
  ask: AskForLanguage,
): Promise<Imported> {
  const isNew = !existsSync(ownersContentFolder);
  const { content, problems } = await loadContent(ownersContentFolder);
  if (!isNew && problems.length > 0) {
    throw new OwnerError(
      `${source} cannot be added to content that breaks a rule; nothing was changed.\n${formatContentProblems(problems)}`,
    );
  }
  const projects = isNew ? [] : content.projects;
  const isThere = ({ name: title, html_url: codeUrl }: Repository) =>
    hasRepository(projects, { title, codeUrl });
  const converted = resumeFromGitHub(repositories.filter((each) => !isThere(each)));
  const there = repositories.filter(isThere).map(({ full_name }) => ({
    path: full_name,
    message: 'is already one of your projects, which stays as it is',
  }));
  if (Object(converted.resume).projects.length === 0) {
    const why = groupNotes([...there, ...converted.notes]);
    throw new OwnerError(`${source} has no repository to add; nothing was changed.\n${why}`);
  }
  if (isNew) return contentFromResume(source, converted, ask);
  const resume = { ...Object(converted.resume), basics: { name: content.owner.name } };
  const { language } = content.site;
  const takenTitles = projects.map(({ title }) => title);
  const read = fromResume(resume, { year: new Date().getUTCFullYear(), language, takenTitles });
  const left = Object.entries(read.notImported).map(([path, text]) => ({
    path,
    message: `${showValue(text)} is left out`,
  }));
  return {
    content: addProjects(content, read.content),
    notes: [
      ...there,
      ...converted.notes,
      ...read.notes.filter(({ path }) => path.startsWith('projects')),
      ...left,
    ],
    origin: `now also has the repositories of ${source}`,
  };
}

/**
 * The content from a source: a JSON Resume, LinkedIn's export, or a GitHub user's repositories.
 * @param ask for the language of a source that states none @default at the terminal
 * @throws OwnerError that says why it can't be read
 */
export async function contentFrom(
  source: string,
  ask: AskForLanguage = () => askForLanguage(),
): Promise<Imported> {
  const read = await readSource(source);
  return 'repositories' in read
    ? contentWithRepositories(source, read.repositories, ask)
    : contentFromResume(source, read, ask);
}
