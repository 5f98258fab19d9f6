import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '@portfolio/backend/folder/paths';
import { isFuture } from '@portfolio/data/futureStarts';
import { type FromResume, fromResume, NO_ADDRESS } from '@portfolio/data/jsonResume/fromResume';
import { formatNotes, type Note, ResumeError } from '@portfolio/data/jsonResume/notes';
import type { Content } from '@portfolio/data/schema/content';
import type { Experience } from '@portfolio/data/schema/experience';
import { type Site, siteSchema } from '@portfolio/data/schema/site';
import { localFiles } from '@portfolio/data/validateContent';
import { loadContent } from '@portfolio/publish/content/readContent';
import * as v from 'valibot';
import { sampleNames } from '../doctor/sample/sampleNames.ts';
import { CommandProblem } from './problem.ts';
import { backupsFolder, replaceContent } from './replaceContent.ts';

/** The settings of the site that is there, when it is the owner's own and not the sample's. */
export async function ownSite(folder: string): Promise<Site | undefined> {
  const { content } = await loadContent(folder);
  const { owner, site }: Partial<Content> = content;
  if (owner?.name === undefined || owner.name === sampleNames[0]) return undefined;
  return v.is(siteSchema, site) ? site : undefined;
}

/** Takes out the value at a place such as `skillCategories[0].skills[1].icon`. */
function removeAt(content: Content, path: string) {
  const keys = path.match(/\w+/g) ?? [];
  const last = keys.pop() ?? '';
  const holder = keys.reduce<unknown>((value, key) => Object(value)[key], content);
  Reflect.deleteProperty(Object(holder), last);
}

/**
 * Content without pictures that are not there. The portrait is taken from the web instead, where the
 * résumé has an address of it; a skill without its icon is shown by its name.
 */
function withoutMissingPictures(content: Content, filesFolder: string, image: unknown) {
  const kept = structuredClone(content);
  const notes: Note[] = [];
  for (const { path, src } of localFiles(content)) {
    if (existsSync(join(filesFolder, src))) continue;
    const isPortrait = path === 'owner.portrait.src';
    const remote = isPortrait && typeof image === 'string' && image.startsWith('https:');
    if (remote && kept.owner.portrait) kept.owner.portrait.src = image;
    else removeAt(kept, isPortrait ? 'owner.portrait' : path);
    const instead = remote ? `the site shows ${image}` : 'the site does without it';
    notes.push({ path, message: `${src} is not in ${displayPath(filesFolder)}: ${instead}` });
  }
  return { content: kept, notes };
}

/** Content without positions that have not begun, which it may not hold. */
function withoutFuture(content: Content) {
  const isAhead = ({ start }: Experience) => isFuture(start, Date.now());
  const notes: Note[] = content.experience.filter(isAhead).map(({ title, company, start }) => ({
    path: 'experience',
    message: `${title}, ${company} is left out, as it starts in ${start}: say it in nextStep until then`,
  }));
  const experience = content.experience.filter((position) => !isAhead(position));
  // A page with nothing on it is hidden.
  const { experience: page } = content.pages;
  const pages =
    notes.length > 0 && experience.length === 0
      ? { ...content.pages, experience: { ...page, hidden: true } }
      : content.pages;
  return { content: { ...content, pages, experience }, notes };
}

/**
 * The content that a résumé gives in a folder.
 * @throws CommandProblem that names the fields which keep it from being read
 */
export async function contentFrom(
  resume: unknown,
  folder: string,
  name: string,
): Promise<FromResume> {
  const site = await ownSite(folder);
  const siteUrl = site && site.url !== NO_ADDRESS ? site.url : undefined;
  try {
    const isOwnExport = 'x-portfolio' in Object(Object(resume).meta);
    const read = fromResume(resume, {
      year: new Date().getUTCFullYear(),
      ...(siteUrl && !isOwnExport && { siteUrl }),
    });
    if (site && !isOwnExport) read.content.site = { ...site, url: read.content.site.url };
    const image: unknown = Object(Object(resume).basics).image;
    const begun = withoutFuture(read.content);
    const { content, notes } = withoutMissingPictures(begun.content, join(folder, 'files'), image);
    return { content, notes: [...read.notes, ...begun.notes, ...notes] };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    throw new CommandProblem(
      `${name} cannot be imported; nothing was changed.\n${formatNotes(error.problems)}`,
    );
  }
}

/** Puts the content in its place and says so. */
export async function putInPlace(folder: string, { content, notes }: FromResume, from: string) {
  const backup = await replaceContent(folder, content, backupsFolder(process.env));
  const hidden = Object.entries(content.pages).flatMap(([name, page]) =>
    'hidden' in page && page.hidden ? [name] : [],
  );
  return [
    `The content in ${displayPath(folder)} is now made from ${from}.`,
    ...(backup ? [`What was there before is kept in ${displayPath(backup)}.`] : []),
    ...(notes.length > 0 ? ['', 'Left out or assumed:', ...formatNotes(notes).split('\n')] : []),
    '',
    'What to do next:',
    ...(hidden.length > 0
      ? [
          `- These pages have nothing to show yet and are hidden: ${hidden.join(', ')}. Fill them, and take "hidden" out of pages.json.`,
        ]
      : []),
    ...(content.owner.portrait
      ? []
      : [
          `- Put a picture of you into ${displayPath(join(folder, 'files'))} and name it as "portrait" in owner.json.`,
        ]),
    '- Write your own page descriptions and introductions in pages.json.',
    '- See the site with npm run dev, and run npm run doctor before you publish it.',
  ].join('\n');
}
