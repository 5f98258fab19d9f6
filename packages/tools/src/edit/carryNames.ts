import { parseJson } from '@portfolio/build/content/parseText';
import { withTargets } from '@portfolio/data/caseStudy/withTargets';
import { contentFileNames } from '@portfolio/data/schema/content';
import { namePlaces } from '@portfolio/data/translation/translate';
import { fileNameOf } from '@portfolio/data/validation/contentProblem';
import { findDangling, references } from '@portfolio/data/validation/crossChecks';
import { isObject } from '@portfolio/data/values/isObject';
import { placeIn } from '@portfolio/data/values/place';
import { slugify } from '@portfolio/data/values/slug';
import { valuesAt } from '@portfolio/data/values/valuesAt';
import { dequal } from 'dequal';
import { carryTranslation } from './carryTranslation.ts';
import { type Change, type ContentTree, changed, textChange } from './contentTree.ts';
import { pairEntries } from './pairEntries.ts';
import { patchText } from './patchText.ts';
import { valuesOf } from './problemsIn.ts';

type Values = Record<string, unknown>;

/** A place that names something, and the place that defines it. */
const links = [
  ...namePlaces.map(([from, to]) => [from, to] as const),
  ['defaultProjectCategory', 'projectCategories[].name'],
] as const;

/** The places that define names, of which each belongs to one thing. A category of projects may be that of several. */
const definitions = [...new Set(links.map(([, to]) => to))].filter(
  (place) => place !== 'projects[].category',
);

/** The changes that a save needs elsewhere in the content. */
export interface Carried {
  /** The further files that change. */
  changes: Change[];
  /** The places that name what is gone, and are removed. */
  removed: { path: string; name: string }[];
  /** The places that name what is gone, and may, such as a technology that is no skill any more. They stay. */
  kept: { path: string; name: string }[];
}

/** The new name for each old one that no entry has now. */
function renamesAt(place: string, before: unknown, after: unknown): Map<string, string> {
  const [, entries = '', key = ''] = /^(.*\[\])\.(\w+)$/.exec(place) ?? [];
  const old = valuesAt(before, entries).map(({ value }) => value);
  const now = valuesAt(after, entries).map(({ value }) => value);
  const nameIn = (list: readonly unknown[], at: number) => Object(list[at])[key];
  const names = new Set(now.map((_, at) => nameIn(now, at)));
  const pairs = [...pairEntries(old, now)].map(([from, to]) => [
    nameIn(old, from),
    nameIn(now, to),
  ]);
  return new Map(
    pairs.filter(([from, to]) => from !== to && typeof to === 'string' && !names.has(from)) as [
      string,
      string,
    ][],
  );
}

/** A copy in which the values at some places are others. One that is undefined takes its field or entry away. */
function replaced(value: unknown, at: ReadonlyMap<string, unknown>, path = ''): unknown {
  if (at.has(path)) return at.get(path);
  if (Array.isArray(value)) {
    return value
      .map((entry, index) => replaced(entry, at, placeIn(path, index)))
      .filter((entry) => entry !== undefined);
  }
  if (!isObject(value)) return value;
  const fields = Object.entries(value).map(([key, part]) => {
    const next = replaced(part, at, placeIn(path, key));
    // A list that only named what is gone.
    const isEmptied = Array.isArray(next) && next.length === 0 && !dequal(next, part);
    return [key, isEmptied && path !== '' ? undefined : next];
  });
  return Object.fromEntries(fields.filter(([, part]) => part !== undefined));
}

/** The places that name what was renamed, with the new names. */
const renamedPlaces = (content: unknown, definition: string, names: ReadonlyMap<string, string>) =>
  links
    .filter(([, to]) => to === definition)
    .flatMap(([from]) => valuesAt(content, from))
    .filter(({ value }) => names.has(String(value)))
    .map(({ path, value }) => [path, names.get(String(value))] as const);

/** The places that name something that is gone. An entry that is about it goes with it. */
function danglingPlaces(before: unknown, after: unknown): Carried['removed'] {
  return references.flatMap((reference) => {
    const [from, to] = reference;
    const defined = new Set(valuesAt(before, to).map(({ value }) => value));
    return findDangling(after, reference)
      .filter(({ value }) => defined.has(value))
      .map(({ path, value }) => ({
        path: /\[\]\.\w+$/.test(from) ? path.replace(/\.\w+$/, '') : path,
        name: String(value),
      }));
  });
}

/** The places that still name something that is gone. */
const keptPlaces = (before: unknown, after: unknown): Carried['kept'] =>
  links.flatMap(([from, to]) => {
    const namesIn = (content: unknown) => new Set(valuesAt(content, to).map(({ value }) => value));
    const [old, now] = [namesIn(before), namesIn(after)];
    return valuesAt(after, from)
      .filter(({ value }) => old.has(value) && !now.has(value))
      .map(({ path, value }) => ({ path, name: String(value) }));
  });

/** The case study that has the text of a removed one: a case study under another name is removed and made. */
const renamedCaseStudy = (
  { name, bytes }: Change,
  changes: readonly Change[],
  { texts }: ContentTree,
) =>
  bytes
    ? undefined
    : changes.find((each) => each.bytes && new TextDecoder().decode(each.bytes) === texts.get(name))
        ?.name;

/** What becomes of the translations of case studies that are removed, or get other names. */
function carryTranslatedCaseStudies(
  tree: ContentTree,
  changes: readonly Change[],
): Pick<Carried, 'changes' | 'removed'> {
  const carried: Pick<Carried, 'changes' | 'removed'> = { changes: [], removed: [] };
  for (const change of changes) {
    if (change.bytes || !/^case-studies\/.*\.md$/.test(change.name)) continue;
    const now = renamedCaseStudy(change, changes, tree);
    for (const [path, text] of tree.texts) {
      if (!path.endsWith(`/${change.name}`)) continue;
      carried.changes.push({ name: path });
      if (now) carried.changes.push(textChange(path.replace(change.name, now), text));
      else carried.removed.push({ path, name: change.name.replace(/^case-studies\/|\.md$/g, '') });
    }
  }
  return carried;
}

/** The new targets of links in case studies, by the old ones. */
function newTargets(
  titles: ReadonlyMap<string, string>,
  before: Values,
  changes: readonly Change[],
  tree: ContentTree,
): Map<string, string> {
  const pages = Object(Object(before.pages).projects).path;
  const targets = new Map<string, string>();
  for (const [from, to] of titles) {
    const [old, now] = [slugify(from), slugify(to)];
    targets.set(`#${old}`, `#${now}`).set(`${pages}/${old}`, `${pages}/${now}`);
  }
  for (const change of changes) {
    const now = renamedCaseStudy(change, changes, tree);
    const fileOnly = (path: string) => path.replace(/^.*\//, '');
    if (now) targets.set(fileOnly(change.name), fileOnly(now));
  }
  return targets;
}

/**
 * Finds the changes that a save needs elsewhere. A place with an old name gets the new one, a place with the name of
 * something that is gone is removed, and translations keep their entries.
 */
export function carryNames(tree: ContentTree, changes: readonly Change[]): Carried {
  const before = valuesOf(tree);
  const translated = carryTranslatedCaseStudies(tree, changes);
  const saved = changed(tree, [...changes, ...translated.changes]);
  const after = valuesOf(saved);
  let values: unknown = after;
  const renames = new Map<string, string>();
  let titles = new Map<string, string>();
  for (const definition of definitions) {
    const names = renamesAt(definition, before, after);
    if (definition === 'projects[].title') titles = names;
    for (const [from, to] of names) renames.set(from, to);
    values = replaced(values, new Map(renamedPlaces(values, definition, names)));
  }
  const removed = danglingPlaces(before, values);
  values = replaced(values, new Map(removed.map(({ path }) => [path, undefined])));

  const targets = newTargets(titles, before, changes, tree);
  const next = [...translated.changes];
  for (const [name, text] of saved.texts) {
    const json = name.endsWith('.json') ? parseJson(text) : undefined;
    if (!json) {
      const linked = withTargets(text, targets);
      if (linked !== text) next.push(textChange(name, linked));
      continue;
    }
    if (!('value' in json) || !isObject(json.value)) continue;
    const [file = '', folder] = name.split('/').reverse();
    if (!contentFileNames.some((each) => each === file)) continue;
    const parts = Object.entries(json.value).map(([part, own]) => {
      // A part that can't be read stays as it is, and the rules report it.
      if (fileNameOf(part) !== file || !(part in after)) return [part, own];
      if (folder === undefined) return [part, Object(values)[part]];
      const kept = carryTranslation(before[part], Object(values)[part], own);
      const at = definitions.flatMap((each) => renamedPlaces({ [part]: kept }, each, renames));
      return [part, Object(replaced({ [part]: kept }, new Map(at)))[part]];
    });
    const value = Object.fromEntries(parts.filter(([, part]) => part !== undefined));
    if (!dequal(value, json.value)) next.push(textChange(name, patchText(text, value)));
  }
  return {
    changes: next,
    removed: [...removed, ...translated.removed],
    kept: keptPlaces(before, values),
  };
}
