import { oldestBrowsers } from '@portfolio/build/oldestBrowsers';
import type { Node } from 'acorn';
import { parse } from 'acorn';
import { features } from 'web-features';

type Support = Extract<(typeof features)[string], { kind: 'feature' }>['status']['support'];

/** The data has another name for one of Vite's targets. */
const oldest = oldestBrowsers.map((target) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(target) ?? [];
  return {
    browser: (name === 'ios' ? 'safari_ios' : name) as keyof Support,
    version: Number(version),
  };
});

/** Whether the oldest browsers have a feature, by the first version of each that has it, such as `16.4` or `≤37`. */
const isKnown = (support: Support) =>
  oldest.every(({ browser, version }) => Number(support[browser]?.replace('≤', '')) <= version);

const all = Object.values(features).flatMap((feature) =>
  feature.kind === 'feature' ? feature : [],
);

/** The last edition of ECMAScript of which the oldest browsers know everything. */
const edition = Math.min(
  ...all
    .filter(({ status }) => !isKnown(status.support))
    .flatMap(({ snapshot = [] }) => snapshot)
    .map((name) => Number(/^ecmascript-(\d{4})$/.exec(name)?.[1] ?? Number.POSITIVE_INFINITY) - 1),
) as 2022;

/**
 * The oldest browsers have these, but the data counts only what is complete: Safari's ratio doesn't change with the zoom,
 * and in Chrome before 124 the signal may end with another error.
 */
const present = ['devicePixelRatio', 'AbortSignal.timeout'];

/** A class, object, method or property of the browser, such as `Array.toReversed` or `AbortSignal.any`. */
interface Feature {
  path: readonly string[];
  isLanguage: boolean;
  isKnown: boolean;
}

const builtins: Feature[] = all.flatMap(({ status }) =>
  Object.entries(status.by_compat_key ?? {}).flatMap(([key, { support }]) => {
    const [, language, path = ''] = /^(?:(javascript\.builtins)|api)\.(.+)$/.exec(key) ?? [];
    const names = path
      .replace(/^Window\./, '')
      .replace(/_static$/, '')
      .split('.');
    // The rest are symbols, events, and parameters.
    if (!names.every((name) => /^[\w$]+$/.test(name) && !name.includes('_'))) return [];
    const isPresent = isKnown(support) || present.includes(names.join('.'));
    return { path: names, isLanguage: language !== undefined, isKnown: isPresent };
  }),
);

/** What the oldest browsers lack. A member comes before its owner. */
export const newerPaths = builtins
  .filter((each) => !each.isKnown)
  .map(({ path }) => path)
  .sort((a, b) => b.length - a.length);

const isNewer = new Set(newerPaths.map((path) => path.join('.')));

/** Names of members that no object of the oldest browsers has. */
const newerNames = new Set(
  builtins.flatMap((each) => (each.isLanguage && !each.isKnown ? (each.path.at(-1) ?? []) : [])),
);
for (const { path, isKnown } of builtins) if (isKnown) newerNames.delete(path.at(-1) ?? '');

/** Any node of a syntax tree, with the fields that matter here. */
interface AnyNode extends Node {
  callee?: AnyNode;
  object?: AnyNode;
  property?: AnyNode;
  key?: AnyNode;
  name?: string;
  optional?: boolean;
}

function* nodesIn(node: object): Generator<AnyNode> {
  if ('type' in node) yield node as AnyNode;
  for (const child of Object.values(node)) if (child instanceof Object) yield* nodesIn(child);
}

/**
 * Finds what the oldest browsers lack in scripts: newer syntax, newer objects by their names, and newer methods of the
 * language by theirs. What the scripts also ask for without calling it doesn't count, and neither do names of methods of
 * their own.
 * @throws a SyntaxError for newer syntax
 */
export function findNewer(scripts: ReadonlyMap<string, string>): string[] {
  const found: { file: string; what: string }[] = [];
  const asked = new Set<string | undefined>();
  for (const [file, text] of scripts) {
    const nodes = [...nodesIn(parse(text, { ecmaVersion: edition, sourceType: 'module' }))];
    const called = new Set(
      nodes.flatMap(({ type, callee, optional }) =>
        callee && /^(Call|New)Expression$/.test(type) && !optional ? callee : [],
      ),
    );
    for (const node of nodes) {
      const { object, property, key } = node;
      asked.add(key?.name);
      const name = property?.name;
      if (!object || !name) continue;
      const path = `${object.name ?? ''}.${name}`;
      if (!called.has(node)) asked.add(name).add(path);
      else if (isNewer.has(path)) found.push({ file, what: path });
      else if (newerNames.has(name)) found.push({ file, what: name });
    }
  }
  return found.filter(({ what }) => !asked.has(what)).map(({ file, what }) => `${file}: ${what}()`);
}

/** Removes what the oldest browsers lack. Runs in a page. */
export function removeFeatures(paths: typeof newerPaths) {
  // biome-ignore lint/suspicious/noExplicitAny: any object of the browser
  const root: any = { TypedArray: Object.getPrototypeOf(Int8Array) };
  Object.setPrototypeOf(root, globalThis);
  for (const path of paths) {
    const [name = ''] = path.slice(-1);
    const owner = path.slice(0, -1).reduce((object, key) => object?.[key], root);
    for (const object of [path.length === 1 ? globalThis : owner, owner?.prototype]) {
      if (object instanceof Object) Reflect.deleteProperty(object, name);
    }
  }
}
