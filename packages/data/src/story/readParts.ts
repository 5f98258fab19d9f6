import type { Image, Link, Node, Nodes, Paragraph, Parents } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import * as v from 'valibot';
import { lineSchema } from '../schema/fields.ts';
import { lineOf, type MarkdownFile } from './markdown.ts';
import { foreignSigns } from './notations.ts';
import { pictureOf, type StoryFile, shownTypes, wordsOf } from './story.ts';
import { FIGURE, type Targets } from './targets.ts';

/** Reports a problem of a part of the file, or of one of its lines. */
export type Report = (at: Node | number, message: string) => void;

/** The fixes for HTML that people write in Markdown. */
const inMarkdown: Readonly<Record<string, string>> = {
  a: '[words](address)',
  b: '**words**',
  code: '`words`',
  del: '~~words~~',
  em: '*words*',
  i: '*words*',
  img: '![What it shows](../files/picture.png)',
  s: '~~words~~',
  strong: '**words**',
};

/** The name of a part that stories don't show, and the fix. */
function fixFor(node: Nodes): string {
  if (node.type === 'html') {
    if (node.value.startsWith('<!--')) {
      return "begins a comment that doesn't end: write --> after it, in the same part of the text";
    }
    const [tag = ''] = /^<\/?[^\s>]{0,30}/.exec(node.value.trim()) ?? [];
    if (tag === '') return 'is text on the line of a comment or a tag: put it on a line of its own';
    const name = tag.replace(/^<\/?/, '').toLowerCase();
    const fix = inMarkdown[name] ?? 'Markdown or words, and a link in place of a film or a frame';
    return `is HTML (${tag.replace('/', '')}>), which stories don't show: write ${fix}`;
  }
  if (node.type.startsWith('footnote'))
    return "is a footnote, which stories don't show: write its text where the mark is";
  return `is a kind of text that stories don't show (${node.type}): write it in words`;
}

/** Why a picture can't be where it is, and the fix, by the part that holds it. */
const aroundPicture: Readonly<Record<string, string>> = {
  link: "in a link, which stories don't show: write only ![What it shows](../files/picture.png), with an empty line before and after it, and the link with words of its own",
  tableCell:
    "in a table, which stories don't show: put it above or below the table, with an empty line before and after it",
  heading: 'in a heading: put it below, with an empty line before and after it',
};

const isSupported = ({ type }: Nodes) => (shownTypes as readonly string[]).includes(type);

/** The link to the figure, if a paragraph holds nothing else. The figure takes its place. */
function figureLinkOf({ children: [only, ...others] }: Paragraph) {
  const isFigure = only?.type === 'link' && only.url === FIGURE && others.length === 0;
  return isFigure ? only : undefined;
}

/**
 * Reads all parts of a story. Links get their addresses on the site, and a link to the figure in its own paragraph
 * becomes the figure. Anything that stories can't show is reported.
 * @returns the data that the validation needs
 */
export function readParts({ root, source, moved }: MarkdownFile, targets: Targets, report: Report) {
  const found: Pick<StoryFile, 'texts' | 'pictures' | 'links' | 'files'> = {
    texts: [],
    pictures: [],
    links: [],
    files: [],
  };
  let figureLine: number | undefined;
  const linksToFigure: Link[] = [];

  /** Keeps the words of a part for validation, and reports those that readers wouldn't see as written. */
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

  /** The words of a paragraph, a heading or a cell. */
  const noteText = (node: Parents) => {
    note(node, wordsOf(node));
    for (const { line, message } of foreignSigns(node, source)) report(line, message);
  };

  const readLink = (node: Link) => {
    if (wordsOf(node).trim() === '')
      report(node, 'is a link without words: write them between the [ ]');
    if (node.title)
      report(node, 'is a link with a title, which phones never show: write it into the text');
    const target = targets.link(node.url);
    if ('problem' in target) return report(node, `the link ${target.problem}`);
    const { url, file, own } = target;
    node.url = url;
    if (file) node.file = true;
    const place = { line: lineOf(node), value: url };
    if (own) found.files.push(place);
    if (/^https?:/.test(url)) found.links.push(place);
  };

  const readPicture = (node: Image) => {
    if (!node.alt?.trim())
      report(node, 'is a picture without alternative text: say between the [ ] what it shows');
    for (const words of [node.alt, node.title]) note(node, words ?? '');
    const target = targets.picture(node.url);
    if ('problem' in target) return report(node, target.problem);
    node.url = target.url;
    found.pictures.push({ line: lineOf(node), value: node.url });
  };

  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!isSupported(node)) {
      report(node, fixFor(node));
      return SKIP;
    }
    switch (node.type) {
      case 'heading':
        if (parent.type !== 'root') {
          report(node, 'is a heading within a list or a quote: take it out of there');
          return SKIP;
        }
        // No sign of a title in front matter is Markdown.
        return moved !== undefined && index === 0 ? note(node, wordsOf(node)) : noteText(node);
      case 'paragraph': {
        if (pictureOf(node)) return;
        noteText(node);
        const link = figureLinkOf(node);
        if (!link) return;
        if (parent.type !== 'root') {
          report(node, 'draws the figure within a list or a quote: take it out');
          return SKIP;
        }
        if (figureLine !== undefined)
          report(
            node,
            `draws the figure a second time, after line ${figureLine}: link to it within a sentence`,
          );
        figureLine ??= lineOf(node);
        // Reports a link without words, or to a figure that isn't there.
        readLink(link);
        parent.children[index] = { type: 'figure' };
        return SKIP;
      }
      case 'link':
        if (node.url === FIGURE) linksToFigure.push(node);
        return readLink(node);
      case 'image':
        if (parent.type === 'paragraph' && pictureOf(parent)) return readPicture(node);
        return report(
          node,
          `is a picture ${aroundPicture[parent.type] ?? 'within a text: put an empty line before and after it'}`,
        );
      case 'listItem':
        if (typeof node.checked === 'boolean')
          report(node, "is a task, which stories don't show: take out the [ ] or [x]");
        return;
      case 'tableCell':
        return noteText(node);
      case 'code':
        return note(node, node.value);
    }
  });

  for (const node of figureLine === undefined ? linksToFigure : [])
    report(
      node,
      `links to the figure, which the story doesn't show: put [its words](${FIGURE}) into a paragraph of its own`,
    );
  return found;
}
