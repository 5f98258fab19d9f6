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
 * The kinds of parts that case studies show, as mdast calls them (github.com/syntax-tree/mdast). Any other kind stops
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

/** A part of a case study: one of mdast's, as plain JSON, or the project's figure. */
export type CaseStudyPart = Extract<RootContent, { type: (typeof shownTypes)[number] | 'figure' }>;

/** Text with its marks. */
export type CaseStudyText = PhrasingContent;

/** A heading of the second level, and everything up to the next one. */
export interface CaseStudySection {
  /** Its anchor in addresses. */
  id: string;
  /** The heading without its marks. */
  name: string;
  heading: CaseStudyText[];
  blocks: CaseStudyPart[];
}

/** The case study of a project. */
export interface CaseStudy {
  title: string;
  /** The beginning for search engines and previews, at most 160 characters. */
  description: string;
  /** The parts before the first section. */
  opening: CaseStudyPart[];
  sections: CaseStudySection[];
}

/** A text or an address, and its line in the file. */
export interface CaseStudyPlace {
  /** From 1, as in editors. */
  line: number;
  value: string;
}

/** A case study, and the data about its file that the validation needs. */
export interface CaseStudyFile {
  /** From the content's folder: `case-studies/forecast.md`. */
  name: string;
  /** If the file has a problem, only its title and description. */
  caseStudy: CaseStudy;
  /** The words of each paragraph, heading, cell, picture and piece of code. */
  texts: CaseStudyPlace[];
  /** The pictures, by their path in the files folder. */
  pictures: (CaseStudyPlace & { alt: string })[];
  /** Other files that it links to, by their path in the files folder. */
  files: CaseStudyPlace[];
  /** Whether it begins with front matter, of which pages show at most the title. */
  hasFrontMatter: boolean;
  /** The web addresses that it links to. */
  links: CaseStudyPlace[];
}

/** Width and height of a picture, in px, by its path in the files folder. */
export type PictureSizes = Readonly<Record<string, { width: number; height: number }>>;

/** The case studies of a site. */
export interface CaseStudies {
  /** The case studies by the project's part of the address ({@link slugify}). */
  files: ReadonlyMap<string, CaseStudyFile>;
  sizes: PictureSizes;
}

/** The content with the case studies that its projects name. */
export type ContentWithCaseStudies = Content & {
  /** Missing where only the content is needed. The texts of case studies aren't fields of the content. */
  caseStudies?: CaseStudies;
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
