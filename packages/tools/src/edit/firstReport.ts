import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ContentProblem } from '@portfolio/data/validation/contentProblem';
import { groupNotes, listNotImported } from '../content/notes.ts';
import { ownersFolders } from '../content/replaceContent.ts';
import type { NewContent } from '../content/saveContent.ts';
import { problemInWords, sentenceInWords } from './placeInWords.ts';

/**
 * What an owner reads after the first content was made, in the words of the forms.
 * @param documents the characters that no font of the documents has
 */
export function firstReport(
  origin: string,
  { content, notes, notImported = {} }: NewContent,
  documents: readonly ContentProblem[],
): string {
  const english = /^en\b/.test(content.site.language) ? '' : ', which are in English';
  const left = listNotImported(notImported);
  return [
    `Your content ${origin}.`,
    ...(notes.length > 0 ? ['', 'Left out or assumed:', sentenceInWords(groupNotes(notes))] : []),
    ...(left ? ['', 'Not imported:', left] : []),
    '',
    'What to do next:',
    ...documents.map((problem) => `- ${problemInWords(problem, content)}.`),
    `- Write your own page descriptions and introductions in the form “Pages”${english}.`,
    '- “Still open”, below the forms, lists what is missing, and leads there.',
  ].join('\n');
}

/** Keeps the report, so that it can be read again in the editor. */
export async function keepReport(report: string): Promise<string> {
  await mkdir(dirname(ownersFolders.report), { recursive: true });
  await writeFile(ownersFolders.report, report);
  return report;
}

/** The report about the content; empty if there is none. */
export const readReport = () => readFile(ownersFolders.report, 'utf8').catch(() => '');
