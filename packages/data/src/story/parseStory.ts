import type { Nodes, Root, RootContent } from 'mdast';
import { headingsIn } from './headings.ts';
import { type MarkdownFile, readMarkdown, wordsOf } from './markdown.ts';
import { createTreeReader } from './readTree.ts';
import { createReport, lineOf, type StoryProblem } from './report.ts';
import type { StoryBlock, StoryFile, StorySection } from './story.ts';
import { createTargets, type References } from './targets.ts';

const MOST_LETTERS = 160;

/** Deeper ones would look like the text. */
const MOST_LEVELS = 4;

/** The beginning of a text, up to a whole word. */
function beginningOf(text: string) {
  if (text.length <= MOST_LETTERS) return text;
  return `${text.slice(0, MOST_LETTERS - 1).replace(/\s+\S*$/, '')}…`;
}

/** The texts of a part: those of its paragraphs, cells and code. */
const textsOf = (node: Nodes): string[] => {
  if (node.type === 'image' || node.type === 'heading') return [];
  if (node.type === 'paragraph' && node.children.every(({ type }) => type === 'image')) return [];
  const isWhole = node.type === 'paragraph' || node.type === 'tableCell' || 'value' in node;
  const texts = isWhole
    ? [wordsOf(node)]
    : 'children' in node
      ? node.children.flatMap(textsOf)
      : [];
  return texts.filter((text) => text.trim() !== '');
};

/** What a story begins with, in a sentence or two: its first paragraph, list or quote, or else its first text. */
function descriptionOf({ children }: Root): string {
  const first =
    children.find(
      (node) => /^(?:paragraph|list|blockquote)$/.test(node.type) && textsOf(node).length > 0,
    ) ?? children.find((node) => textsOf(node).length > 0);
  return first ? beginningOf(textsOf(first).join('; ')) : '';
}

/** The problems of the outline: one title, at the top, and no level left out. */
function* outlineProblems(root: Root): Generator<[RootContent | Root, string]> {
  const [title, ...headings] = root.children.filter((node) => node.type === 'heading');
  if (!title) {
    yield [root, 'has no heading: begin with the title of the story, such as "# Why it failed"'];
    return;
  }
  if (title.depth > 1)
    yield [title, 'is the first heading, so it is the title: begin it with one #'];
  const [first] = root.children;
  if (first !== title) yield [first ?? root, 'comes before the title: put the title, "# …", first'];
  let depth = 1;
  for (const heading of headings) {
    if (wordsOf(heading).trim() === '') {
      yield [heading, 'is a heading without words: write them after the #'];
    } else if (heading.depth === 1) {
      yield [heading, `is a second title, after line ${lineOf(title)}: begin it with ##`];
    } else if (heading.depth > MOST_LEVELS) {
      yield [heading, `is a heading of level ${heading.depth}: stories have ${MOST_LEVELS}`];
    } else if (heading.depth > depth + 1) {
      const fix = `begin it with ${'#'.repeat(depth + 1)}`;
      yield [heading, `leaves out a level, which screen readers take for a missing part: ${fix}`];
    }
    depth = heading.depth;
  }
  if (root.children.every(({ type }) => type === 'heading')) {
    yield [title, 'has no text below it: write the story there'];
  }
}

/** A story that was read, if it has no problem. */
export interface ReadStory {
  file: StoryFile;
  problems: StoryProblem[];
}

/**
 * Reads the story of a project. A part that a story can't show is a problem, not left out.
 * @param text its file's, or what was read of it
 * @param name of the file, from the content's folder
 * @param references that its links may lead to
 */
export function parseStory(
  text: string | MarkdownFile,
  name: string,
  references: References,
): ReadStory {
  const { root, source, hasFrontMatter } = typeof text === 'string' ? readMarkdown(text) : text;
  const { problems, report } = createReport();
  for (const [node, message] of outlineProblems(root)) report(node, message);

  const headings = headingsIn(root);
  const { title, ids } = headings;
  const found: Pick<StoryFile, 'texts' | 'pictures' | 'links' | 'files'> = {
    texts: [],
    pictures: [],
    links: [],
    files: [],
  };
  const targets = createTargets(name, references, headings);
  const reader = createTreeReader({ report, targets, source, found });

  const opening: StoryBlock[] = [];
  const sections: StorySection[] = [];
  if (title?.children.some(({ type }) => type !== 'text')) {
    report(
      title,
      'must be plain text, because it is a title in tabs and previews: take out the marks',
    );
  }
  if (title) reader.texts(title);
  for (const node of root.children) {
    const current = sections.at(-1)?.blocks ?? opening;
    if (node.type !== 'heading') current.push(...reader.block(node));
    else if (node !== title) {
      const { depth } = node;
      const id = ids.get(node) ?? '';
      const children = reader.texts(node);
      if (depth > 2) current.push({ type: 'heading', depth: depth as 3, id, children });
      else sections.push({ id, heading: children, blocks: [] });
    }
  }
  reader.finish();

  const story = {
    title: title ? wordsOf(title) : '',
    description: descriptionOf(root),
    opening,
    sections,
  };
  return { file: { name, story, hasFrontMatter, ...found }, problems };
}
