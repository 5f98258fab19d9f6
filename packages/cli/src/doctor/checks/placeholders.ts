import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, showValue } from '@portfolio/data/contentProblem';
import type { Content } from '@portfolio/data/schema/content';
import { type FoundText, textsIn } from '@portfolio/data/textsIn';
import { type Check, count, type Finding, failure, report, warning } from '../check.ts';
import { placeholderIn } from '../sample/placeholderIn.ts';
import { isSample } from '../sample/sample.ts';
import { content as contentCheck } from './content.ts';

const FIX = "Put your own there; what doesn't apply to you can go.";
const WARNING_FIX = 'These may stay, but other copies of the sample say the same.';

/** Covered by the checks of the site's address and of the alt texts. */
const checkedElsewhere = new Set(['site.url', 'owner.portrait.alt']);

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

function findingsIn({ path, value }: FoundText, checked = value): Finding[] {
  const placeholder = placeholderIn(checked);
  const place = { file: fileOf(path), path };
  if (placeholder) return [failure(`${showValue(value)} ${placeholder}`, FIX, place)];
  if (!isSample(checked)) return [];
  const message = `${showValue(value)} is the sample's, word for word`;
  const isFact = factualParts.includes(partOf(path));
  return [isFact ? failure(message, FIX, place) : warning(message, WARNING_FIX, place)];
}

/**
 * The values that are still the sample's or placeholders. What only repeats a value of `owner.json` is
 * left out, because it changes together with that.
 */
export function findPlaceholders(content: Content): Finding[] {
  const { name } = content.owner;
  const texts = textsIn(content).filter(({ path }) => !checkedElsewhere.has(path));
  const owners = new Set(texts.filter(isOwners).map(({ value }) => bare(value)));
  return texts.flatMap((text) => {
    if (isOwners(text)) return findingsIn(text);
    if (owners.has(bare(text.value))) return [];
    return findingsIn(text, text.value.replaceAll(name, ''));
  });
}

/** The portrait, when it is still the sample's drawing. */
function findSamplePortrait({ owner: { portrait } }: Content, filesFolder: string): Finding[] {
  const file = join(filesFolder, portrait?.src ?? '');
  if (!portrait || !existsSync(file) || !isSample(readFileSync(file))) return [];
  const path = 'owner.portrait.src';
  const message = `${showValue(portrait.src)} is the sample's drawing`;
  return [failure(message, FIX, { file: fileOf(path), path })];
}

/** Whether anything is left of the sample's owner. */
export const placeholders: Check = {
  title: 'Placeholders',
  needs: [contentCheck],
  run({ content, filesFolder }) {
    const findings = [...findPlaceholders(content), ...findSamplePortrait(content, filesFolder)];
    return report(
      findings,
      'nothing is left of the sample',
      `${count(findings.length, 'value is', 'values are')} not your own yet`,
    );
  },
};
