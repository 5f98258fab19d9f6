import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, inContent } from '@portfolio/data/contentProblem';
import type { Content } from '@portfolio/data/schema/content';
import { showValue } from '@portfolio/data/showValue';
import type { ContentWithStories } from '@portfolio/data/story/story';
import { type FoundText, textsIn } from '@portfolio/data/textsIn';
import { inOwnFile } from '@portfolio/publish/content/languages';
import type { Check, Problem } from '../check.ts';
import type { Copy } from '../copy.ts';
import { placeholderIn } from '../sample/placeholderIn.ts';
import { isSample, isSampleOwner } from '../sample/sample.ts';
import { content as contentCheck } from './content.ts';

/** The parts that state facts about the owner. In other parts, the sample's words may stay. */
const factualParts: readonly string[] = [
  'owner',
  'about',
  'skillCategories',
  'spotlight',
  'projects',
  'experience',
  'degrees',
  'certifications',
] satisfies (keyof Content)[];

const partOf = (path: string): string => path.split(/[.[]/, 1)[0] ?? '';

const isOwners = ({ path }: FoundText) => partOf(path) === 'owner';

/** A value as it appears in other places: a phone number in its link, a URL without its scheme. */
const bare = (text: string) => text.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\s/g, '');

function problemsIn(
  { path, value }: FoundText,
  checked = value,
  { file, isFact }: { file: string; isFact: boolean } = {
    file: fileOf(path),
    isFact: factualParts.includes(partOf(path)),
  },
): Problem[] {
  const place = { file, path };
  const placeholder = placeholderIn(checked);
  if (placeholder) return [{ ...place, message: `${showValue(value)} ${placeholder}` }];
  if (!isSample(checked)) return [];
  const message = `${showValue(value)} is the sample's, word for word`;
  if (isFact) return [{ ...place, message }];
  const fix = 'These may stay, but other copies of the sample have the same words.';
  return [{ ...place, message, level: 'warning', fix }];
}

/**
 * The values that are still the sample's or placeholders. Values that only repeat one of `owner.json`
 * are left out, because they change together with that.
 */
export function findPlaceholders(content: Content): Problem[] {
  const { name } = content.owner;
  // The site's address has a check of its own.
  const texts = textsIn(content).filter(({ path }) => path !== 'site.url');
  const owners = new Set(texts.filter(isOwners).map(({ value }) => bare(value)));
  return texts.flatMap((text) => {
    if (isOwners(text)) return problemsIn(text);
    if (owners.has(bare(text.value))) return [];
    return problemsIn(text, text.value.replaceAll(name, ''));
  });
}

/** The texts of stories that are still the sample's, and placeholders in them. */
const findInStories = ({ stories }: ContentWithStories): Problem[] =>
  [...(stories?.files.values() ?? [])].flatMap(({ name, texts }) =>
    texts.flatMap(({ line, value }) =>
      problemsIn({ path: `line ${line}`, value }, value, { file: inContent(name), isFact: true }),
    ),
  );

/** Placeholders among the texts of a translation, and sentences of the sample's. */
const findInTranslation = ({ language, translation }: Copy['translations'][number]): Problem[] =>
  findPlaceholders(translation.content)
    .filter(({ path = '' }) => translation.translated.has(path))
    .map((problem) => inOwnFile({ path: '', ...problem }, language, translation));

/** The portrait, when it is still the sample's drawing. */
function findSamplePortrait({ owner: { portrait } }: Content, filesFolder: string): Problem[] {
  const file = join(filesFolder, portrait?.src ?? '');
  if (!portrait || !existsSync(file) || !isSample(readFileSync(file))) return [];
  const path = 'owner.portrait.src';
  return [
    { file: fileOf(path), path, message: `${showValue(portrait.src)} is the sample's drawing` },
  ];
}

/** Whether anything is left of the sample's owner. */
export const placeholders: Check = {
  title: 'Placeholders',
  needs: [contentCheck],
  fix: "Put your own there; remove anything that doesn't apply to you.",
  run({ content, translations, filesFolder, env }) {
    const isDemo = isSampleOwner(content.owner) && env.PUBLISH_SAMPLE?.trim() === 'true';
    return {
      problems: [
        ...findPlaceholders(content),
        ...findInStories(content),
        ...translations.flatMap(findInTranslation),
        ...findSamplePortrait(content, filesFolder),
      ],
      passed: 'nothing is left of the sample',
      chosen: isDemo ? 'the sample is published as it is (PUBLISH_SAMPLE)' : undefined,
    };
  },
};
