import type { Image, Link, Nodes, Paragraph } from 'mdast';
import * as v from 'valibot';
import { lineSchema } from '../schema/fields.ts';
import { signsOf, wordsOf } from './markdown.ts';
import { foreignSigns } from './notations.ts';
import { lineOf, type Report } from './report.ts';
import type { StoryBlock, StoryFile, StoryText } from './story.ts';
import { FIGURE, type Targets } from './targets.ts';

/** What reading a story needs. */
export interface Reading {
  report: Report;
  targets: Targets;
  /** Of the whole file. */
  source: string;
  /** Grows while the story is read. */
  found: Pick<StoryFile, 'texts' | 'pictures' | 'links' | 'files'>;
}

type Shown = Exclude<StoryBlock | StoryText, { type: 'figure' }>['type'];

/**
 * The kinds of parts that stories show, as mdast calls them, with the fields that are kept of each. Whatever isn't here
 * stops the build.
 */
const shown: Readonly<Record<Shown | 'listItem' | 'tableRow' | 'tableCell', readonly string[]>> = {
  blockquote: [],
  break: [],
  code: ['lang', 'value'],
  delete: [],
  emphasis: [],
  heading: ['depth'],
  image: ['url', 'alt', 'title'],
  inlineCode: ['value'],
  link: ['url', 'file'],
  list: ['ordered', 'start', 'spread'],
  listItem: ['spread'],
  paragraph: [],
  strong: [],
  table: ['align'],
  tableCell: [],
  tableRow: [],
  text: ['value'],
  thematicBreak: [],
};

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
    const [tag = ''] = /^<\/?[^\s>]*/.exec(node.value.trim()) ?? [];
    if (tag === '') return 'is text on the line of a comment or a tag: put it on a line of its own';
    const name = tag.replace(/^<\/?/, '').toLowerCase();
    const fix = inMarkdown[name] ?? 'Markdown or words, and a link in place of a film or a frame';
    return `is HTML (${tag.replace('/', '')}>), which stories don't show: write ${fix}`;
  }
  if (node.type.startsWith('footnote'))
    return "is a footnote, which stories don't show: write its text where the mark is";
  return `is a kind of text that stories don't show (${node.type}): write it in words`;
}

/** A part of a story whose kind isn't known to be shown. */
type Part = { type: string; [field: string]: unknown };

/** The functions that read the parts of a story. */
export function createTreeReader({ report, targets, source, found }: Reading) {
  let figureLine: number | undefined;
  const linksToFigure: Paragraph[] = [];

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

  /** The words of a paragraph, a heading or a cell. */
  const noteText = (node: Nodes & { children: unknown[] }) => {
    note(node, wordsOf(node));
    const signs = node.children.map((child) => signsOf(child as Paragraph, source)).join('');
    for (const { line, message } of foreignSigns(signs)) report(lineOf(node) + line, message);
  };

  const copy = (node: Nodes, isInside: boolean): Part[] => {
    const fields = shown[node.type as Shown];
    if (!fields) {
      report(node, fixFor(node));
      return [];
    }
    const own = Object.entries(node).filter(
      ([name, value]) => fields.includes(name) && value !== null && value !== '',
    );
    const children = 'children' in node && node.children.flatMap((child) => read(child, isInside));
    return [{ type: node.type, ...Object.fromEntries(own), ...(children && { children }) }];
  };

  const readLink = (node: Link): Part[] => {
    if (wordsOf(node).trim() === '')
      report(node, 'is a link without words: write them between the [ ]');
    if (node.title)
      report(node, 'is a link with a title, which phones never show: write it into the text');
    const target = targets.link(node.url);
    if ('problem' in target) {
      report(node, `the link ${target.problem}`);
      return [];
    }
    const { own, ...address } = target;
    const place = { line: lineOf(node), value: target.url };
    if (own) found.files.push(place);
    if (/^https?:/.test(target.url)) found.links.push(place);
    return copy({ ...node, ...address }, true);
  };

  const readPicture = (node: Image): Part[] => {
    const target = targets.picture(node.url);
    if (!node.alt?.trim()) {
      report(node, 'is a picture without alternative text: say between the [ ] what it shows');
    }
    for (const words of [node.alt, node.title]) note(node, words ?? '');
    if ('problem' in target) {
      report(node, target.problem);
      return [];
    }
    found.pictures.push({ line: lineOf(node), value: target.url });
    return copy({ ...node, url: target.url }, true);
  };

  const readFigure = (node: Link): Part[] => {
    if (figureLine !== undefined) {
      report(
        node,
        `draws the figure a second time, after line ${figureLine}: link to it within a sentence`,
      );
    }
    figureLine ??= lineOf(node);
    // Reports a link without words, or to a figure that isn't there.
    return readLink(node).map(() => ({ type: 'figure' }));
  };

  const readParagraph = (node: Paragraph, isInside: boolean): Part[] => {
    const [only, ...others] = node.children;
    const isAlone = others.length === 0;
    if (only?.type === 'image' && isAlone) return readPicture(only);
    noteText(node);
    if (only?.type === 'link' && only.url === FIGURE && isAlone) {
      if (!isInside) return readFigure(only);
      report(node, 'draws the figure within a list or a quote: take it out');
    }
    const leads = ({ type, ...rest }: Nodes): boolean =>
      ('url' in rest && type === 'link' && rest.url === FIGURE) ||
      ('children' in rest && rest.children.some(leads));
    if (leads(node)) linksToFigure.push(node);
    return copy(node, true);
  };

  const read = (node: Nodes, isInside: boolean): Part[] => {
    switch (node.type) {
      case 'paragraph':
        return readParagraph(node, isInside);
      case 'link':
        return readLink(node);
      case 'image':
        report(node, 'is a picture within a text: put an empty line before and after it');
        return [];
      case 'heading':
        report(node, 'is a heading within a list or a quote: take it out of there');
        return [];
      case 'listItem':
        if (typeof node.checked === 'boolean')
          report(node, "is a task, which stories don't show: take out the [ ] or [x]");
        return copy(node, true);
      case 'tableCell':
        noteText(node);
        return copy(node, true);
      case 'code':
        note(node, node.value);
        return copy(node, true);
      default:
        return copy(node, isInside || node.type === 'blockquote');
    }
  };

  return {
    /** Reads a part that is in no other one and isn't a heading. */
    block: (node: Nodes) => read(node, false) as StoryBlock[],
    /** Reads a heading. */
    texts(node: Nodes & { children: Nodes[] }) {
      noteText(node);
      return node.children.flatMap((child) => read(child, true)) as StoryText[];
    },
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
