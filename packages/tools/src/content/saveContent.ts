import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { loadTranslations } from '@portfolio/build/content/readContent';
import { NOT_IMPORTED } from '@portfolio/build/folders/content';
import { displayPath } from '@portfolio/build/folders/repository';
import type { Content } from '@portfolio/data/schema/content';
import type { Site } from '@portfolio/data/schema/site';
import { isShown } from '@portfolio/data/shown/pages';
import { formatContentProblems } from '@portfolio/data/validation/contentProblem';
import { groupNotes, listNotImported, type Note, type NotImported } from './notes.ts';
import { ownersFolders, type Pictures, replaceContent } from './replaceContent.ts';
import { tryContent } from './tryContent.ts';

/**
 * The next steps for translations that don't fit the new content. They stay when content is replaced.
 * @param folder holds the content
 */
export async function translationSteps(folder: string, site: Site): Promise<string[]> {
  const loaded = await loadTranslations(folder, site);
  return loaded.flatMap(({ language, problems }) => {
    const [first] = problems;
    if (!first) return [];
    const own = displayPath(join(folder, language));
    return [
      `- The texts in ${own} translate other content, and the build stops until they fit: correct them, or remove "${language}" from "languages" in site.json. The first of ${problems.length}: ${formatContentProblems([first])}.`,
    ];
  });
}

/** Content to save. */
export interface NewContent {
  /** Valid. */
  content: Content;
  /** Omissions and assumptions, for the owner. */
  notes: readonly Note[];
  pictures?: Pictures;
  /** What the import found no place for. */
  notImported?: NotImported;
}

/**
 * Replaces the owner's content, and keeps a copy of the previous content.
 * @throws OwnerError if the site cannot be built from it; nothing was changed then
 * @returns the path of the copy, and the characters that no font of the documents has
 */
export async function replaceOwnContent({ content, pictures, notImported }: NewContent) {
  const documents = await tryContent(content);
  const backup = await replaceContent(ownersFolders, content, { pictures, notImported });
  // It was about other content.
  await rm(ownersFolders.report, { force: true });
  return { documents, backup };
}

/**
 * Saves the owner's content, and keeps a copy of the previous content.
 * @throws OwnerError if the site cannot be built from it; nothing was changed then
 * @param origin the end of the first sentence: 'now comes from resume.json'
 * @returns the report and the next steps, for the terminal
 */
export async function saveContent(next: NewContent, origin: string): Promise<string> {
  const { content, notes, notImported = {} } = next;
  const { documents, backup } = await replaceOwnContent(next);
  const shown = displayPath(ownersFolders.content);
  const hidden = Object.entries(content.pages)
    .filter(([, page]) => !isShown(page))
    .map(([name]) => name);
  const said = [`The content in ${shown}/ ${origin}.`];
  if (backup) said.push(`The previous content is kept in ${displayPath(backup)}.`);
  if (notes.length > 0) said.push('', 'Left out or assumed:', groupNotes(notes));
  const left = listNotImported(notImported);
  if (left) said.push('', `Not imported; ${join(shown, NOT_IMPORTED)} keeps it:`, left);
  said.push('', 'What to do next:');
  if (hidden.length > 0) {
    said.push(
      `- These pages have nothing to show yet and are hidden: ${hidden.join(', ')}. Fill them, and remove "hidden" in pages.json.`,
    );
  }
  if (!content.owner.portrait) {
    const files = join(shown, 'files');
    said.push(`- Put a picture of you into ${files} and name it as "portrait" in owner.json.`);
  }
  said.push(
    ...documents.map(({ file, path, message }) => `- ${basename(file)}: ${path} ${message}.`),
  );
  const english = /^en\b/.test(content.site.language) ? '' : ', which are in English';
  said.push(...(await translationSteps(ownersFolders.content, content.site)));
  said.push(
    `- Write your own page descriptions and introductions in pages.json${english}.`,
    '- Look at the site with npm run dev, and run npm run doctor before you publish it.',
  );
  return said.join('\n');
}
