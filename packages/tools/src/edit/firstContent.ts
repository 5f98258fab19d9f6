import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { sampleFolder } from '@portfolio/build/folders/content';
import { OwnerError, ownerErrorIn } from '@portfolio/data/validation/OwnerError';
import { ownersFolders } from '../content/replaceContent.ts';
import { type NewContent, replaceOwnContent } from '../content/saveContent.ts';
import { contentFromAnswers, parseAnswers } from '../import/answers.ts';
import { contentFrom } from '../import/contentFrom.ts';
import { firstReport, keepReport } from './firstReport.ts';

async function copySample(): Promise<string> {
  const folder = ownersFolders.content;
  // First next to it, so that the site never shows half of it.
  const parent = await mkdtemp(join(dirname(folder), '.sample-'));
  try {
    await cp(sampleFolder, join(parent, 'content'), { recursive: true });
    await rename(join(parent, 'content'), folder);
  } finally {
    await rm(parent, { recursive: true, force: true });
  }
  await rm(ownersFolders.report, { force: true });
  return '';
}

/** The files of a folder and below, by their path. */
async function filesIn(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((each) => !each.isDirectory())
    .map((each) => join(each.parentPath, each.name));
  const read = async (path: string) => [relative(folder, path), await readFile(path)] as const;
  return new Map(await Promise.all(paths.map(read)));
}

/** Whether the owner's content is still the sample, file by file. */
export async function isCopyOfSample(): Promise<boolean> {
  const folder = ownersFolders.content;
  if (!existsSync(folder)) return false;
  const [own, sample] = await Promise.all([filesIn(folder), filesIn(sampleFolder)]);
  return (
    own.size === sample.size && [...sample].every(([path, bytes]) => own.get(path)?.equals(bytes))
  );
}

/**
 * Takes the owner back to before the sample was copied.
 * @throws OwnerError if the copy was changed; then it stays
 */
export async function removeSample(): Promise<void> {
  if (!(await isCopyOfSample()))
    throw new OwnerError('You have changed the sample, so it stays: reload this page.');
  await rm(ownersFolders.content, { recursive: true });
}

async function saveFirst(first: NewContent, origin: string): Promise<string> {
  const { documents } = await replaceOwnContent(first);
  return keepReport(firstReport(origin, first, documents));
}

/** The way in which the owner has chosen to begin. */
export interface Beginning {
  /** `sample`, `answers` to the questions of `npm run new`, or a `file` that `npm run import` reads. */
  from: string;
  /** The name of the file. */
  name: string;
  /** The language of a file that states none, as a tag; empty for one without words. */
  language: string;
}

async function importFile({ name, language }: Beginning, bytes: Uint8Array): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'portfolio-'));
  try {
    const file = join(folder, basename(name) || 'resume.json');
    await writeFile(file, bytes);
    const imported = await contentFrom(file, async () => language || undefined);
    return await saveFirst(imported, `now comes from ${basename(file)}`);
  } catch (error) {
    const owners = ownerErrorIn(error);
    // The owner knows the file, and not where it was put.
    throw owners ? new OwnerError(owners.message.replaceAll(join(folder, '/'), '')) : error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether it is being made, perhaps from another window. */
let isMaking = false;

/**
 * Makes the owner's first content.
 * @param bytes the answers, or the file
 * @returns the report for the owner; empty about the sample
 * @throws OwnerError that says why nothing was made
 */
export async function makeFirstContent(beginning: Beginning, bytes: Uint8Array): Promise<string> {
  const { from } = beginning;
  if (isMaking || existsSync(ownersFolders.content))
    throw new OwnerError('There is content already: reload this page.');
  isMaking = true;
  try {
    if (from === 'sample') return await copySample();
    if (from === 'file') return await importFile(beginning, bytes);
    const answers = parseAnswers(JSON.parse(Buffer.from(bytes).toString()), 'The form');
    return await saveFirst(contentFromAnswers(answers), 'now comes from your answers');
  } finally {
    isMaking = false;
  }
}
