import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ContentProblem, inContent } from '@portfolio/data/contentProblem';
import { type Content, contentFileNames } from '@portfolio/data/schema/content';
import { namesOfFiles } from './findFile.ts';

const problem = (name: string, message: string): ContentProblem => ({
  file: inContent(name),
  path: name,
  message,
});

/**
 * The folders next to the content's files that have such files, too: translations.
 * @param folder holds the content
 */
export const translationFolders = (folder: string): string[] =>
  readdirSync(folder).filter((name) =>
    contentFileNames.some((file) => existsSync(join(folder, name, file))),
  );

/** The rule that a file's name breaks, if the owner means it to be read. Notes of theirs may be there, too. */
function ruleFor(name: string, stories: readonly string[]): string | undefined {
  if (/^[^/]+\.json$/.test(name)) {
    return `is no file of the content; those are ${contentFileNames.join(', ')}`;
  }
  return /\/.+\.md$/.test(name)
    ? `is no story of a project; those are ${stories.join(', ') || 'none'}`
    : undefined;
}

/**
 * Files in the folder of a translation that nobody would read, such as a misspelt one or pictures, and a file in the
 * place of that folder.
 * @param folder holds the content
 * @param language BCP 47 tag, the name of the folder
 * @param first the content in the first language
 */
export function strayFiles(folder: string, language: string, first: Content): ContentProblem[] {
  const alike = readdirSync(folder).find(
    (name) => name !== language && name.toLowerCase() === language.toLowerCase(),
  );
  // Only some systems would find it.
  if (alike) return [problem(alike, `must be called ${language}, as in site.languages`)];
  const own = join(folder, language);
  if (!existsSync(own)) return [];
  if (!statSync(own).isDirectory()) {
    return [problem(language, `must be a folder with files such as ${contentFileNames[0]}`)];
  }
  const stories = first.projects.flatMap(({ story = [] }) => story);
  const known: readonly string[] = [...contentFileNames, ...stories];
  const stray = namesOfFiles(own)
    .map((name) => name.normalize('NFC'))
    .filter((name) => !known.includes(name) && !basename(name).startsWith('.'));
  const problems = stray.flatMap((name) => {
    const rule = name.startsWith('files/') ? undefined : ruleFor(name, stories);
    return rule ? [problem(`${language}/${name}`, rule)] : [];
  });
  const rule = 'is not read, because all languages have the same files: move them to files';
  return stray.some((name) => name.startsWith('files/'))
    ? [...problems, problem(`${language}/files`, rule)]
    : problems;
}
