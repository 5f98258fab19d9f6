import type { Definition, Image, Link, Nodes, PhrasingContent } from 'mdast';
import * as v from 'valibot';
import { lineSchema } from '../schema/fields.ts';
import { lineOf, type Report, reportUnknownKind } from './report.ts';
import type { StoryFile, StoryText } from './story.ts';
import type { Targets } from './targets.ts';

/** What reading a part of a story needs. */
export interface Reading {
  report: Report;
  targets: Targets;
  /** The addresses below the text, by the names that it has for them. */
  definitions: ReadonlyMap<string, Definition>;
  /** Grows while the story is read. */
  found: Pick<StoryFile, 'texts' | 'pictures' | 'links'>;
}

/** The words of a part of a story, without their marks. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'image' || node.type === 'imageReference') return node.alt ?? '';
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** A link or a picture whose address is elsewhere in the file, as one that has it. */
export function withAddress(
  node: PhrasingContent,
  definitions: Reading['definitions'],
): PhrasingContent {
  if (node.type !== 'linkReference' && node.type !== 'imageReference') return node;
  const { url = '', title } = definitions.get(node.identifier) ?? {};
  const type = node.type === 'linkReference' ? 'link' : 'image';
  return { ...node, type, url, title } as Link | Image;
}

/** The functions that read the texts of a story. */
export function createTextReader({ report, targets, definitions, found }: Reading) {
  /** Keeps the words of a part for the checks, and reports those that readers can't see as they are. */
  const note = (node: Nodes, words: string) => {
    if (words.trim() === '') return;
    found.texts.push({ line: lineOf(node), value: words });
    for (const [index, line] of words.split('\n').entries()) {
      const [issue] = v.safeParse(lineSchema, line.replaceAll('\t', ' ')).issues ?? [];
      if (!issue) continue;
      report(node, index > 0 ? `${issue.message} (line ${index + 1} of this part)` : issue.message);
      return;
    }
  };

  const readLink = (node: Link): StoryText[] => {
    const children = read(node.children);
    const target = targets.link(node.url);
    if (wordsOf(node).trim() === '')
      report(node, 'is a link without words: write them between the [ ]');
    if (node.title)
      report(node, 'is a link with a title, which phones never show: write it into the text');
    if ('problem' in target) {
      report(node, `the link ${target.problem}`);
      return children;
    }
    const { url } = target;
    if (/^https?:/.test(url)) found.links.push({ line: lineOf(node), value: url });
    return [{ type: 'link', url, children }];
  };

  const readOne = (raw: PhrasingContent): StoryText[] => {
    const node = withAddress(raw, definitions);
    switch (node.type) {
      case 'text':
      case 'inlineCode':
        return [{ type: node.type, value: node.value }];
      case 'html':
        return [{ type: 'text', value: node.value }];
      case 'break':
        return [{ type: 'break' }];
      case 'emphasis':
      case 'strong':
        return [{ type: node.type, children: read(node.children) }];
      case 'link':
        return readLink(node);
      case 'image':
        report(node, 'is a picture within a text: put an empty line before and after it');
        return [];
      default:
        reportUnknownKind(report, node);
        return [];
    }
  };

  const read = (nodes: readonly PhrasingContent[]): StoryText[] => nodes.flatMap(readOne);

  return {
    note,
    /** The texts of a paragraph, a heading or a cell. */
    read(node: Extract<Nodes, { children: PhrasingContent[] }>): StoryText[] {
      note(node, wordsOf(node));
      return read(node.children);
    },
  };
}

/** See {@link createTextReader}. */
export type TextReader = ReturnType<typeof createTextReader>;
