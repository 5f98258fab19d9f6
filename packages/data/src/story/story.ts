import type { Nodes, Paragraph, PhrasingContent, RootContent } from 'mdast';
import type { Content } from '../schema/content.ts';

declare module 'mdast' {
  interface Heading {
    /** Its anchor in addresses. */
    id?: string;
  }
  interface Link {
    /** Whether `url` is the path of a published file (`paper.pdf`). */
    file?: true;
  }
  interface RootContentMap {
    /** The figure of the project. */
    figure: Node & { type: 'figure' };
  }
}

/**
 * The kinds of parts that stories show, as mdast calls them (github.com/syntax-tree/mdast). Any other kind stops
 * the build.
 */
export const shownTypes = [
  'blockquote',
  'break',
  'code',
  'delete',
  'emphasis',
  'heading',
  'image',
  'inlineCode',
  'link',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'table',
  'tableCell',
  'tableRow',
  'text',
  'thematicBreak',
] as const;

/** A part of a story: one of mdast's, as plain JSON, or the project's figure. */
export type StoryPart = Extract<RootContent, { type: (typeof shownTypes)[number] | 'figure' }>;

/** Text with its marks. */
export type StoryText = PhrasingContent;

/** A heading of the second level, and everything up to the next one. */
export interface StorySection {
  /** Its anchor in addresses. */
  id: string;
  heading: StoryText[];
  blocks: StoryPart[];
}

/** The story of a project. */
export interface Story {
  title: string;
  /** The beginning for search engines and previews, at most 160 characters. */
  description: string;
  /** The parts before the first section. */
  opening: StoryPart[];
  sections: StorySection[];
}

/** A text or an address, and its line in the file. */
export interface StoryPlace {
  /** From 1, as in editors. */
  line: number;
  value: string;
}

/** A story, and the data about its file that the validation needs. */
export interface StoryFile {
  /** From the content's folder: `stories/forecast.md`. */
  name: string;
  /** If the file has a problem, only its title and description. */
  story: Story;
  /** The words of each paragraph, heading, cell, picture and piece of code. */
  texts: StoryPlace[];
  /** The pictures, by their path in the files folder. */
  pictures: (StoryPlace & { alt: string })[];
  /** Other files that it links to, by their path in the files folder. */
  files: StoryPlace[];
  /** Whether it begins with front matter, of which pages show at most the title. */
  hasFrontMatter: boolean;
  /** The web addresses that it links to. */
  links: StoryPlace[];
}

/** Width and height of a picture, in px, by its path in the files folder. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;

/** The stories of a site. */
export interface Stories {
  /** The stories by the project's part of the address ({@link slugify}). */
  files: ReadonlyMap<string, StoryFile>;
  sizes: PictureSizes;
}

/** The content with the stories that its projects name. */
export type ContentWithStories = Content & {
  /** Missing where only the content is needed. The texts of stories aren't fields of the content. */
  stories?: Stories;
};

/** The words of a part, without their marks. */
export function wordsOf(node: Nodes): string {
  if (node.type === 'break') return ' ';
  if (node.type === 'image') return node.alt ?? '';
  if ('value' in node) return node.value.replace(/\s+/g, ' ');
  return 'children' in node ? node.children.map(wordsOf).join('') : '';
}

/** The picture of a paragraph that holds nothing else. */
export function pictureOf({ children: [only, ...others] }: Paragraph) {
  return only?.type === 'image' && others.length === 0 ? only : undefined;
}
