import type { Project } from '@portfolio/data/schema/project';
import { slugify } from '@portfolio/data/slug';
import type { ContentWithStories, StoryBlock } from '@portfolio/data/story/story';
import type { Language } from '@portfolio/words';
import type { Link, Root } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, toMarkdown } from 'mdast-util-to-markdown';
import { figureText } from './figureText.ts';
import { heading, paragraph, strong, writeMarkdown } from './markdown.ts';
import { projectFacts, projectLinks } from './pageText.ts';

/**
 * The Markdown twin of a story: its words as the owner wrote them, with whole addresses, and the numbers of the figure
 * where the page draws it.
 */
export function storyText(
  content: ContentWithStories,
  language: Language,
  project: Project,
): string {
  const story = content.stories?.files.get(slugify(project.title))?.story;
  if (!story) return '';
  const { url: siteUrl } = content.site;
  const link: Handle = (node: Link & { file?: true }, parent, state, info) => {
    const path = node.file ? `/${node.url}` : node.url;
    const url = path.startsWith('/') ? siteUrl + encodeURI(path) : path;
    return defaultHandlers.link({ ...node, url }, parent, state, info);
  };
  const image: Handle = (node, parent, state, info) =>
    defaultHandlers.image(
      { ...node, url: `${siteUrl}/${encodeURI(node.url)}` },
      parent,
      state,
      info,
    );
  // A cell is on one line.
  const lineBreak: Handle = (node, parent, state, info) =>
    state.stack.includes('tableCell') ? '<br>' : defaultHandlers.break(node, parent, state, info);
  const figure: Handle = () =>
    project.figure ? writeMarkdown(figureText(project.figure, language)).trimEnd() : '';
  // A picture is a part of a paragraph; next to other blocks, it would make them one, too.
  const inParagraph = (block: StoryBlock) =>
    block.type === 'image' ? { type: 'paragraph', children: [block] } : block;
  const write = (blocks: readonly StoryBlock[]) =>
    toMarkdown({ type: 'root', children: blocks.map(inParagraph) } as Root, {
      bullet: '-',
      extensions: [
        gfmToMarkdown(),
        { handlers: { link, image, figure, break: lineBreak } as object },
      ],
    }).trimEnd();
  return writeMarkdown(
    heading(1, story.title),
    projectFacts(project, language),
    project.result && paragraph(strong(project.result)),
    write(story.opening),
    story.sections.map(({ heading: children, blocks }) => [
      toMarkdown({ type: 'heading', depth: 2, children }).trimEnd(),
      write(blocks),
    ]),
    projectLinks(project, language),
  );
}
