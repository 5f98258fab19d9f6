import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { workshopPath } from '@portfolio/publish/hosts/hostFiles';
import { parse, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** An element of a built page. */
export interface BuiltElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The text directly in it. */
  text: string;
}

/** A built page. */
export interface BuiltPage {
  /** Its file, from the built site's folder. */
  file: string;
  elements: BuiltElement[];
}

/** The site as `npm run build` has written it. */
export interface BuiltSite {
  /** All its files, with `/` between folders. */
  files: Set<string>;
  pages: BuiltPage[];
}

function elementsIn(node: Tree.ParentNode): BuiltElement[] {
  return node.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [];
    const texts = child.childNodes.map((part) => ('value' in part ? part.value : ''));
    const element = {
      tag: child.tagName,
      attributes: Object.fromEntries(child.attrs.map(({ name, value }) => [name, value])),
      text: texts.join(''),
    };
    return [element, ...elementsIn('content' in child ? child.content : child)];
  });
}

function readPage(folder: string, file: string): BuiltPage {
  // Without scripting, so that the content of noscript elements is read, too.
  const document = parse(readFileSync(join(folder, file), 'utf8'), { scriptingEnabled: false });
  return { file, elements: elementsIn(document) };
}

/** Every file below a folder, with `/` between folders. */
export const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.split(sep).join('/'));

/** Reads a built site. */
export function readBuiltSite(folder: string): BuiltSite {
  const files = listFiles(folder).sort();
  // The workshop's documents are Storybook's own.
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith(workshopPath));
  return { files: new Set(files), pages: pages.map((file) => readPage(folder, file)) };
}
