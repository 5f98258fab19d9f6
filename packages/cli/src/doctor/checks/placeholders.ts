import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf, showValue } from '@portfolio/data/contentProblem';
import type { Content } from '@portfolio/data/schema/content';
import { type FoundText, textsIn } from '@portfolio/data/textsIn';
import { type Check, count, type Finding } from '../check.ts';
import { isSample } from '../sample/fingerprint.ts';
import { placeholderIn } from '../sample/placeholderIn.ts';
import { content as contentCheck } from './content.ts';

const MEND = 'Put your own there; what does not apply to you can go.';
const WARNING_MEND = 'These may stay, but other copies of the sample say the same.';

/** Examined by the checks of the site's address and of the alt texts. */
const examinedElsewhere = new Set(['site.url', 'owner.portrait.alt']);

/** What states facts about the owner. The sample's words in other parts are only not original. */
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

/** A value as it stands in other places: a telephone number in its link, a URL without its scheme. */
const bare = (text: string) => text.replace(/^(?:https?:\/\/|mailto:|tel:)/, '').replace(/\s/g, '');

function findingsIn({ path, value }: FoundText, examined = value): Finding[] {
  const reason = placeholderIn(examined);
  const place = { file: fileOf(path), path, mend: MEND };
  if (reason) return [{ level: 'failure', ...place, message: `${showValue(value)} ${reason}` }];
  if (!isSample(examined)) return [];
  const message = `${showValue(value)} is the sample's, word for word`;
  return factualParts.includes(partOf(path))
    ? [{ level: 'failure', ...place, message }]
    : [{ level: 'warning', ...place, message, mend: WARNING_MEND }];
}

/**
 * The values that are still the sample's or nobody's. What only repeats a value of `owner.json` is left
 * out: it changes together with that.
 */
export function findPlaceholders(content: Content): Finding[] {
  const { name } = content.owner;
  const texts = textsIn(content).filter(({ path }) => !examinedElsewhere.has(path));
  const owners = new Set(texts.filter(isOwners).map(({ value }) => bare(value)));
  return texts.flatMap((text) => {
    if (isOwners(text)) return findingsIn(text);
    if (owners.has(bare(text.value))) return [];
    return findingsIn(text, text.value.replaceAll(name, ''));
  });
}

/** The portrait, when it is still the sample's drawing. */
function findSamplePortrait({ owner }: Content, filesFolder: string): Finding[] {
  const path = 'owner.portrait.src';
  if (!owner.portrait) return [];
  const file = join(filesFolder, owner.portrait.src);
  if (!existsSync(file) || !isSample(readFileSync(file))) return [];
  const message = `${showValue(owner.portrait.src)} is the sample's drawing`;
  return [{ level: 'failure', file: fileOf(path), path, message, mend: MEND }];
}

/** Whether anything is left of the sample's owner. */
export const placeholders: Check = {
  title: 'Placeholders',
  needs: [contentCheck],
  async run(copy) {
    const content = await copy.content();
    const findings = [
      ...findPlaceholders(content),
      ...findSamplePortrait(content, copy.filesFolder),
    ];
    return {
      summary:
        findings.length === 0
          ? 'nothing is left of the sample'
          : `${count(findings.length, 'value is', 'values are')} not your own yet`,
      findings,
    };
  },
};
