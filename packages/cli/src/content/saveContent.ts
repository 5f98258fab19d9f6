import { join } from 'node:path';
import { displayPath } from '@portfolio/backend/folder/paths';
import type { FromResume } from '@portfolio/data/jsonResume/fromResume';
import { formatNotes } from '@portfolio/data/jsonResume/notes';
import { type Folders, replaceContent } from './replaceContent.ts';

/**
 * Saves the content, and keeps a copy of what it replaces.
 * @param from where the content comes from, for the message
 * @returns what was done and what to do next, for the terminal
 */
export async function saveContent(folders: Folders, { content, notes }: FromResume, from: string) {
  const backup = await replaceContent(folders, content);
  const hidden = Object.entries(content.pages).flatMap(([name, page]) =>
    'hidden' in page && page.hidden ? [name] : [],
  );
  const shown = displayPath(folders.content);
  return [
    `The content in ${shown} now comes from ${from}.`,
    ...(backup ? [`What was there before is kept in ${displayPath(backup)}.`] : []),
    ...(notes.length > 0 ? ['', 'Left out or assumed:', formatNotes(notes)] : []),
    '',
    'What to do next:',
    ...(hidden.length > 0
      ? [
          `- These pages have nothing to show yet and are hidden: ${hidden.join(', ')}. Fill them, and remove "hidden" in pages.json.`,
        ]
      : []),
    ...(content.owner.portrait
      ? []
      : [
          `- Put a picture of you into ${join(shown, 'files')} and name it as "portrait" in owner.json.`,
        ]),
    '- Write your own page descriptions and introductions in pages.json.',
    '- Look at the site with npm run dev, and run npm run doctor before you publish it.',
  ].join('\n');
}
