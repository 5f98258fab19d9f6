import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { displayPath } from '@portfolio/backend/folder/paths';
import { isFuture } from '@portfolio/data/crossChecks';
import { type FromResume, fromResume, NO_ADDRESS } from '@portfolio/data/jsonResume/fromResume';
import { type Note, ResumeError } from '@portfolio/data/jsonResume/notes';
import { broughtPicture, portraitAlt } from '@portfolio/data/jsonResume/portraitFrom';
import { OwnerError } from '@portfolio/data/OwnerError';
import type { Content } from '@portfolio/data/schema/content';
import { type Site, siteSchema } from '@portfolio/data/schema/site';
import { localFiles } from '@portfolio/data/validateContent';
import { contentFolder, filesFolder } from '@portfolio/publish/content/folders';
import { loadContent } from '@portfolio/publish/content/readContent';
import * as v from 'valibot';
import { isSampleOwner } from '../doctor/sample/sample.ts';
import { readJson } from './readJson.ts';
import { readPicture } from './readPicture.ts';
import type { Pictures } from './replaceContent.ts';

/** The settings of a site that is the owner's, not the sample's. */
export async function ownSite(): Promise<Site | undefined> {
  const { owner, site }: Partial<Content> = (await loadContent(contentFolder)).content;
  const isOwn = owner?.name !== undefined && !isSampleOwner(owner);
  return isOwn && v.is(siteSchema, site) ? site : undefined;
}

/** Removes the value at a place such as `skillCategories[0].skills[1].icon`. */
function removeAt(content: Content, path: string) {
  const keys = path.match(/\w+/g) ?? [];
  const last = keys.pop() ?? '';
  const parent = keys.reduce<unknown>((value, key) => Object(value)[key], content);
  Reflect.deleteProperty(Object(parent), last);
}

/**
 * Removes pictures that aren't there. If the résumé has a web address for the portrait, that is used
 * instead; a skill without an icon shows its name.
 * @returns the removed parts
 */
function removeMissingPictures(content: Content, image: unknown): Note[] {
  const missing = localFiles(content).filter(({ src }) => !existsSync(join(filesFolder, src)));
  return missing.map(({ path, src }) => {
    const isPortrait = path === 'owner.portrait.src';
    const isRemote = isPortrait && typeof image === 'string' && image.startsWith('https:');
    if (isRemote && content.owner.portrait) content.owner.portrait.src = image;
    else removeAt(content, isPortrait ? 'owner.portrait' : path);
    const instead = isRemote ? `the site shows ${image}` : 'the site leaves it out';
    return { path, message: `${src} is not in ${displayPath(filesFolder)}: ${instead}` };
  });
}

/**
 * Removes positions that haven't begun, which the content may not hold.
 * @returns the removed parts
 */
function removeFuture(content: Content): Note[] {
  const ahead = content.experience.filter(({ start }) => isFuture(start, Date.now()));
  content.experience = content.experience.filter((position) => !ahead.includes(position));
  // A page with nothing on it is hidden.
  if (ahead.length > 0 && content.experience.length === 0) content.pages.experience.hidden = true;
  return ahead.map(({ title, company, start }) => ({
    path: 'experience',
    message: `${title}, ${company} is left out, because it starts in ${start}: mention it in nextStep until then`,
  }));
}

/**
 * Takes the portrait that comes with a résumé into the content.
 * @param folder of the résumé
 * @returns the picture to save, and why there is none
 */
async function takePicture(content: Content, resume: unknown, folder: string) {
  const pictures = new Map<string, Uint8Array>();
  const brought = broughtPicture(resume);
  if (!brought) return { pictures, notes: [] };
  const read = await readPicture(brought.source, folder);
  if ('problem' in read) {
    const fix = 'fix that and import again, or name a picture as "portrait" in owner.json';
    const message = `the picture is left out, because ${read.problem}: ${fix}`;
    return { pictures, notes: [{ path: brought.path, message }] };
  }
  const src = `images/portrait.${read.end}`;
  content.owner.portrait = { src, alt: portraitAlt(content.owner.name) };
  return { pictures: pictures.set(src, read.bytes), notes: [] };
}

/**
 * The content from a résumé, with the owner's own settings that stay.
 * @throws OwnerError that names the fields because of which it can't be read
 */
export async function contentFromFile(file: string): Promise<FromResume & { pictures: Pictures }> {
  const resume = await readJson(file);
  const site = await ownSite();
  const siteUrl = site && site.url !== NO_ADDRESS ? site.url : undefined;
  const isOwnExport = 'x-portfolio' in Object(Object(resume).meta);
  try {
    const { content, notes } = fromResume(resume, {
      year: new Date().getUTCFullYear(),
      ...(siteUrl && !isOwnExport && { siteUrl }),
    });
    if (site && !isOwnExport) content.site = { ...site, url: content.site.url };
    notes.push(...removeFuture(content));
    const { image } = Object(Object(resume).basics);
    notes.push(...removeMissingPictures(content, image));
    const picture = await takePicture(content, resume, dirname(file));
    return { content, notes: [...notes, ...picture.notes], pictures: picture.pictures };
  } catch (error) {
    if (!(error instanceof ResumeError)) throw error;
    throw new OwnerError(`${file} cannot be imported; nothing was changed.\n${error.message}`);
  }
}
