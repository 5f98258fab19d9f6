import type { Definition, Heading, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { uniqueSlugs } from '../slug.ts';
import { createBlockReader } from './blocks.ts';
import { createReport, lineOf, type StoryProblem } from './report.ts';
import type { StoryBlock, StoryFile, StorySection } from './story.ts';
import { createTargets, type References } from './targets.ts';
import { createTextReader, type Reading, wordsOf } from './texts.ts';

const MOST_LETTERS = 160;

/** Deeper ones would look like the text. */
const MOST_LEVELS = 4;

/** The beginning of a text, up to a whole word. */
function beginningOf(text: string) {
  if (text.length <= MOST_LETTERS) return text;
  return `${text.slice(0, MOST_LETTERS - 1).replace(/\s+\S*$/, '')}…`;
}

/** Headings inside of lists and quotes are reported where they are read. */
const headingsIn = (root: Root) =>
  root.children.filter((node): node is Heading => node.type === 'heading');

/** The problems of the outline: one title, at the top, and no level left out. */
function* outlineProblems(root: Root): Generator<[RootContent | Root, string]> {
  const [title, ...headings] = headingsIn(root);
  if (!title) {
    yield [root, 'has no heading: begin with the title of the story, such as "# Why it failed"'];
    return;
  }
  if (title.depth > 1)
    yield [title, 'is the first heading, so it is the title: begin it with one #'];
  const [first] = root.children.filter(({ type }) => type !== 'definition');
  if (first !== title) yield [first ?? root, 'comes before the title: put the title, "# …", first'];
  let depth = 1;
  for (const heading of headings) {
    if (heading.depth === 1) {
      yield [heading, `is a second title, after line ${lineOf(title)}: begin it with ##`];
    } else if (heading.depth > MOST_LEVELS) {
      yield [heading, `is a heading of level ${heading.depth}: stories have ${MOST_LEVELS}`];
    } else if (heading.depth > depth + 1) {
      const fix = `begin it with ${'#'.repeat(depth + 1)}`;
      yield [heading, `leaves out a level, which screen readers take for a missing part: ${fix}`];
    }
    depth = heading.depth;
  }
  if (root.children.every(({ type }) => type === 'heading' || type === 'definition')) {
    yield [title, 'has no text below it: write the story there'];
  }
}

/** A story that was read, if it has no problem. */
export interface ReadStory {
  file: StoryFile;
  problems: StoryProblem[];
}

/**
 * Reads the story of a project: CommonMark with the tables of GitHub Flavored Markdown. HTML stays text, and a part
 * that a story can't show is a problem, not left out.
 * @param name of the file, from the content's folder
 * @param references that its links may lead to
 */
export function parseStory(text: string, name: string, references: References): ReadStory {
  const root = fromMarkdown(text, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  const { problems, report } = createReport();
  for (const [node, message] of outlineProblems(root)) report(node, message);

  const [title, ...headings] = headingsIn(root);
  const headingWords = headings.map((heading) => wordsOf(heading));
  const ids = uniqueSlugs(
    headingWords.map((words) => (/[\p{L}\p{N}]/u.test(words) ? words : 'part')),
  );
  const idOf = new Map(headings.map((heading, index) => [heading, ids[index] ?? '']));
  const definitions = new Map(
    root.children
      .filter((node): node is Definition => node.type === 'definition')
      .toReversed()
      .map((node) => [node.identifier, node]),
  );

  const found: Pick<StoryFile, 'texts' | 'pictures' | 'links'> = {
    texts: [],
    pictures: [],
    links: [],
  };
  const targets = createTargets(name, references, ids);
  const reading: Reading = { report, targets, definitions, found };
  const texts = createTextReader(reading);
  const blocks = createBlockReader(reading, texts);

  const opening: StoryBlock[] = [];
  const sections: StorySection[] = [];
  if (title?.children.some(({ type }) => type !== 'text')) {
    report(
      title,
      'must be plain text, because it is a title in tabs and previews: take out the marks',
    );
  }
  if (title) texts.read(title);
  for (const node of root.children) {
    const current = sections.at(-1)?.blocks ?? opening;
    if (node.type !== 'heading') current.push(...blocks.read(node));
    else if (node !== title) {
      const { depth } = node;
      const id = idOf.get(node) ?? '';
      const children = texts.read(node);
      if (depth > 2) current.push({ type: 'heading', depth: depth as 3, id, children });
      else sections.push({ id, heading: children, blocks: [] });
    }
  }
  blocks.finish();

  const paragraph = root.children.find(({ type }) => type === 'paragraph');
  const story = {
    title: title ? wordsOf(title) : '',
    description: beginningOf(paragraph ? wordsOf(paragraph) : ''),
    opening,
    sections,
  };
  return { file: { name, story, ...found }, problems };
}
