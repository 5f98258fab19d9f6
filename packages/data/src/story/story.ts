import type { Content } from '../schema/content.ts';

/** Text with its marks: a part of mdast (github.com/syntax-tree/mdast), as plain JSON. */
export type StoryText =
  | { type: 'text' | 'inlineCode'; value: string }
  | { type: 'emphasis' | 'strong' | 'delete'; children: StoryText[] }
  | { type: 'break' }
  /**
   * `url` is a web or mail address, a path of the site (`/projects/drift-watch`) or a place in the story (`#figure`);
   * or with `file`, the path of a published file (`paper.pdf`).
   */
  | { type: 'link'; url: string; file?: true; children: StoryText[] };

/** A block of a story: one of mdast's, or the project's figure. */
export type StoryBlock =
  | { type: 'paragraph'; children: StoryText[] }
  /** Below a section's own heading. */
  | { type: 'heading'; depth: 3 | 4; id: string; children: StoryText[] }
  | {
      type: 'list';
      ordered?: boolean;
      /** The number of the first item of an ordered list. */
      start?: number;
      /** Whether the items have space between them. */
      spread?: boolean;
      children: { type: 'listItem'; spread?: boolean; children: StoryBlock[] }[];
    }
  | { type: 'blockquote'; children: StoryBlock[] }
  | { type: 'code'; lang?: string; value: string }
  | { type: 'thematicBreak' }
  | {
      type: 'table';
      align: ('left' | 'right' | 'center' | null)[];
      /** The first row is the head. */
      children: {
        type: 'tableRow';
        children: { type: 'tableCell'; children: StoryText[] }[];
      }[];
    }
  /** `url` is the path in the files folder; `title` is the caption. */
  | { type: 'image'; url: string; alt: string; title?: string }
  /** The figure of the project. */
  | { type: 'figure' };

/** A heading of the second level, and everything up to the next one. */
export interface StorySection {
  /** The part of an address that leads here. */
  id: string;
  heading: StoryText[];
  blocks: StoryBlock[];
}

/** The story of a project. */
export interface Story {
  title: string;
  /** The beginning, for search engines and previews: at most 160 characters. */
  description: string;
  /** Before the first section. */
  opening: StoryBlock[];
  sections: StorySection[];
}

/** A text, or the address of something, and its line in the file. */
export interface StoryPlace {
  /** From 1, as in editors. */
  line: number;
  value: string;
}

/** A story, and what the checks of the content need to know about its file. */
export interface StoryFile {
  /** From the content's folder: `stories/forecast.md`. */
  name: string;
  story: Story;
  /** The words of each paragraph, heading, cell, picture and piece of code. */
  texts: StoryPlace[];
  /** The pictures, by their path in the files folder. */
  pictures: StoryPlace[];
  /** Other files that it links to, by their path in the files folder. */
  files: StoryPlace[];
  /** Whether it begins with facts for other programs, which no page shows. */
  hasFrontMatter: boolean;
  /** The web addresses that it links to. */
  links: StoryPlace[];
}

/** Width and height of a picture, in px, by its path in the files folder. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;

/** The stories of a site. */
export interface Stories {
  /** By the part of the address that is the project's ({@link slugify}). */
  files: ReadonlyMap<string, StoryFile>;
  sizes: PictureSizes;
}

/** The content with the stories that its projects name. */
export type ContentWithStories = Content & {
  /** Left out where only the content is needed: their texts aren't fields of it. */
  stories?: Stories;
};
