import type { Image, Link, Node, Nodes, Paragraph, Parents } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import * as v from 'valibot';
import { lineSchema } from '../schema/fields.ts';
import { type CaseStudyFile, pictureOf, shownTypes, wordsOf } from './caseStudy.ts';
import { lineOf, type MarkdownFile } from './markdown.ts';
import { foreignSigns, notShown, SHOWN_FIX } from './notShown.ts';
import { FIGURE, type Targets } from './targets.ts';

/** Reports a problem of a part of the file, or of one of its lines. */
export type Report = (at: Node | number, message: string) => void;

const isSupported = ({ type }: Nodes) => (shownTypes as readonly string[]).includes(type);

/** The link to the figure, if a paragraph holds nothing else. The figure takes its place. */
function figureLinkOf({ children: [only, ...others] }: Paragraph) {
  const isFigure = only?.type === 'link' && only.url === FIGURE && others.length === 0;
  return isFigure ? only : undefined;
}

/**
 * Reads all parts of a case study. Links get their addresses on the site, and a link to the figure in its own paragraph
 * becomes the figure. Anything that case studies can't show is reported.
 * @returns the data that the validation needs
 */
export function readParts({ root, source, moved }: MarkdownFile, targets: Targets, report: Report) {
  const found: Pick<CaseStudyFile, 'texts' | 'pictures' | 'links' | 'files'> = {
    texts: [],
    pictures: [],
    links: [],
    files: [],
  };
  let figureLine: number | undefined;
  const linesNotShown = new Set<number>();
  const linksToFigure: Link[] = [];

  /** Reports what case studies don't show, once for each line. */
  const reportNotShown = (line: number, part: string) => {
    if (!linesNotShown.has(line))
      report(line, notShown(part) + (linesNotShown.size === 0 ? SHOWN_FIX : ' either'));
    linesNotShown.add(line);
  };

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
    for (const { line, signs } of foreignSigns(node, source)) reportNotShown(line, signs);
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
    found.pictures.push({ line: lineOf(node), value: node.url, alt: node.alt ?? '' });
  };

  visit(root, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (!isSupported(node)) {
      const { start, end } = node.position ?? {};
      reportNotShown(lineOf(node), source.slice(start?.offset, end?.offset));
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
          'is a picture within a text, a link, a table or a heading: put it above or below, with an empty line before and after it, and give a link words of its own',
        );
      case 'listItem':
        if (typeof node.checked === 'boolean')
          reportNotShown(lineOf(node), node.checked ? '[x]' : '[ ]');
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
      `links to the figure, which the case study doesn't show: put [its words](${FIGURE}) into a paragraph of its own`,
    );
  return found;
}
