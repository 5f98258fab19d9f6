import type { Heading, Nodes, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import {
  type CaseStudy,
  type CaseStudyFile,
  type CaseStudyPart,
  pictureOf,
  wordsOf,
} from './caseStudy.ts';
import { lineOf, type MarkdownFile } from './markdown.ts';
import { type Report, readParts } from './readParts.ts';
import { createTargets, type References } from './targets.ts';

const MAX_LETTERS = 160;

/** Deeper headings would look like text. */
const MAX_LEVELS = 4;

/** The fields of mdast that the page needs. */
const shownFields =
  'type children value url file alt title lang align depth id ordered start spread'.split(' ');

/** Something in a case study that has to change before the site can be built. */
export interface CaseStudyProblem {
  /** From 1, as in editors. */
  line: number;
  /** The problem at that line, and how to fix it. */
  message: string;
}

/** The beginning of a text, cut between words. */
function beginningOf(text: string) {
  if (text.length <= MAX_LETTERS) return text;
  return `${text.slice(0, MAX_LETTERS - 1).replace(/\s+\S*$/, '')}…`;
}

/** The texts of a part: those of its paragraphs, cells and code. */
function textsOf(part: Nodes): string[] {
  const texts: string[] = [];
  visit(part, (node) => {
    if (node.type === 'heading' || (node.type === 'paragraph' && pictureOf(node))) return SKIP;
    if (!['paragraph', 'tableCell', 'code'].includes(node.type)) return;
    texts.push(wordsOf(node));
    return SKIP;
  });
  return texts.filter((text) => text.trim() !== '');
}

/** The beginning of a case study: its first paragraph, list or quote, or else its first text. */
function descriptionOf({ children }: Root): string {
  const nonEmpty = children.filter((node) => textsOf(node).length > 0);
  const first =
    nonEmpty.find(({ type }) => /^(?:paragraph|list|blockquote)$/.test(type)) ?? nonEmpty[0];
  return first ? beginningOf(textsOf(first).join('; ')) : '';
}

const isTitle = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 1;

/** The problems of the outline: one title, at the top, and no level left out. */
function* outlineProblems({
  root,
  moved = 0,
}: MarkdownFile): Generator<[RootContent | Root, string]> {
  const [first] = root.children;
  const title = root.children.find(isTitle);
  if (!title) {
    yield [first ?? root, 'has no title above it: write one there, such as "# Why it failed"'];
    return;
  }
  if (title.children.some(({ type }) => type !== 'text')) {
    const fix = 'because it is a title in tabs and previews: take out the marks';
    yield [title, `must be plain text, ${fix}`];
  }
  if (wordsOf(title).trim() === '')
    yield [title, 'is a title without words: write them after the #'];
  if (first !== title) yield [first ?? root, 'comes before the title: put the title, "# …", first'];
  let depth = 1;
  for (const heading of root.children.filter((node) => node.type === 'heading')) {
    if (heading === title) continue;
    if (wordsOf(heading).trim() === '') {
      yield [heading, 'is a heading without words: write them after the #'];
    } else if (heading.depth === 1) {
      yield [heading, `is a second title, after line ${lineOf(title)}: begin it with ##`];
    } else if (heading.depth > MAX_LEVELS) {
      const level = `is a heading of level ${heading.depth - moved}`;
      yield [heading, `${level}: case studies have ${MAX_LEVELS - moved}`];
    } else if (heading.depth > depth + 1) {
      const fix = `begin it with ${'#'.repeat(depth + 1 - moved)}`;
      yield [heading, `leaves out a level, which screen readers take for a missing part: ${fix}`];
    }
    depth = heading.depth;
  }
  if (root.children.every(({ type }) => type === 'heading')) {
    yield [title, 'has no text below it: write the case study there'];
  }
}

/** The parts of a case study, each below its heading of the second level. */
function sectionsOf([, ...parts]: readonly RootContent[]): Pick<CaseStudy, 'opening' | 'sections'> {
  const opening: CaseStudyPart[] = [];
  const sections: CaseStudy['sections'] = [];
  for (const part of parts) {
    if (part.type === 'heading' && part.depth === 2)
      sections.push({
        id: part.id ?? '',
        name: wordsOf(part),
        heading: part.children,
        blocks: [],
      });
    else (sections.at(-1)?.blocks ?? opening).push(part as CaseStudyPart);
  }
  return { opening, sections };
}

/**
 * Reads the case study of a project. A part that a case study can't show is reported as a problem.
 * @param markdown is changed
 * @param name of the file, from the content's folder
 * @param references the targets that its links may have
 */
export function parseCaseStudy(
  markdown: MarkdownFile,
  name: string,
  references: References,
): { file: CaseStudyFile; problems: CaseStudyProblem[] } {
  const problems = new Map<string, CaseStudyProblem>();
  const report: Report = (at, message) => {
    const line = typeof at === 'number' ? at : lineOf(at);
    // The two tags of an element give the same problem once.
    problems.set(`${line} ${message}`, { line, message });
  };
  const { root, hasFrontMatter, findHeading } = markdown;
  for (const [node, message] of outlineProblems(markdown)) report(node, message);
  const title = root.children.find(isTitle);
  const description = descriptionOf(root);
  const found = readParts(markdown, createTargets(name, references, findHeading), report);
  // A file with a problem isn't shown.
  const parts = problems.size > 0 ? [] : JSON.parse(JSON.stringify(root.children, shownFields));
  const caseStudy = { title: title ? wordsOf(title) : '', description, ...sectionsOf(parts) };
  return { file: { name, caseStudy, hasFrontMatter, ...found }, problems: [...problems.values()] };
}
