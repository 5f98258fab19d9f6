import type { Image, Link, List, Paragraph, PhrasingContent, RootContent, Table } from 'mdast';
import { lineOf, reportUnknownKind } from './report.ts';
import type { StoryBlock } from './story.ts';
import { FIGURE } from './targets.ts';
import { type Reading, type TextReader, withAddress } from './texts.ts';

/** Whether a text has a link to the figure. */
const leadsToFigure = (nodes: readonly PhrasingContent[]): boolean =>
  nodes.some((node) =>
    node.type === 'link' ? node.url === FIGURE : 'children' in node && leadsToFigure(node.children),
  );

/** Reads the paragraphs, lists, tables and so on of a story. */
export function createBlockReader(
  { report, targets, definitions, found }: Reading,
  texts: TextReader,
) {
  let figureLine: number | undefined;
  const linksToFigure: Paragraph[] = [];

  const readPicture = (node: Image): StoryBlock[] => {
    const { alt, title } = node;
    const target = targets.picture(node.url);
    if (!alt?.trim()) {
      report(node, 'is a picture without alternative text: say between the [ ] what it shows');
    }
    for (const words of [alt, title]) texts.note(node, words ?? '');
    if ('problem' in target) {
      report(node, target.problem);
      return [];
    }
    found.pictures.push({ line: lineOf(node), value: target.url });
    return [{ type: 'image', url: target.url, alt: alt ?? '', ...(title && { title }) }];
  };

  const readFigure = (node: Link, paragraph: Paragraph): StoryBlock[] => {
    if (figureLine !== undefined) {
      report(
        node,
        `draws the figure a second time, after line ${figureLine}: link to it within a sentence`,
      );
    }
    figureLine ??= lineOf(node);
    // Reports a link without words, or to a figure that isn't there.
    const [link] = texts.read(paragraph);
    return link?.type === 'link' ? [{ type: 'figure' }] : [];
  };

  const readParagraph = (node: Paragraph, isInside: boolean): StoryBlock[] => {
    const [only, ...others] = node.children.map((child) => withAddress(child, definitions));
    if (only?.type === 'image' && others.length === 0) return readPicture(only);
    const isFigure = only?.type === 'link' && only.url === FIGURE && others.length === 0;
    if (isFigure && isInside)
      report(node, 'draws the figure within a list or a quote: take it out');
    else if (isFigure) return readFigure(only, node);
    if (leadsToFigure(node.children)) linksToFigure.push(node);
    return [{ type: 'paragraph', children: texts.read(node) }];
  };

  const readList = ({ ordered, start, spread, children }: List): StoryBlock => ({
    type: 'list',
    ordered: ordered === true,
    ...(ordered && typeof start === 'number' && start !== 1 && { start }),
    spread: spread === true,
    children: children.map((item) => ({
      type: 'listItem',
      spread: item.spread === true,
      children: item.children.flatMap((child) => read(child, true)),
    })),
  });

  const readTable = ({ align, children }: Table): StoryBlock => ({
    type: 'table',
    align: (align ?? []).map((side) => side ?? null),
    children: children.map((row) => ({
      type: 'tableRow',
      children: row.children.map((cell) => ({ type: 'tableCell', children: texts.read(cell) })),
    })),
  });

  const read = (node: RootContent, isInside = false): StoryBlock[] => {
    switch (node.type) {
      case 'paragraph':
        return readParagraph(node, isInside);
      case 'list':
        return [readList(node)];
      case 'table':
        return [readTable(node)];
      case 'blockquote':
        return [
          { type: 'blockquote', children: node.children.flatMap((child) => read(child, true)) },
        ];
      case 'code':
        texts.note(node, node.value);
        return [{ type: 'code', value: node.value, ...(node.lang && { lang: node.lang }) }];
      case 'html':
        texts.note(node, node.value);
        return [{ type: 'paragraph', children: [{ type: 'text', value: node.value }] }];
      case 'thematicBreak':
        return [{ type: 'thematicBreak' }];
      case 'definition':
        return [];
      case 'heading':
        report(node, 'is a heading within a list or a quote: take it out of there');
        return [];
      default:
        reportUnknownKind(report, node);
        return [];
    }
  };

  return {
    /** Reads a part that is in no other one. */
    read: (node: RootContent) => read(node),
    /** Checks what is only known at the end. */
    finish() {
      for (const node of figureLine === undefined ? linksToFigure : []) {
        report(
          node,
          `links to the figure, which the story doesn't show: put [its words](${FIGURE}) into a paragraph of its own`,
        );
      }
    },
  };
}
