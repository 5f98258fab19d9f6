import content from 'virtual:content/whole';
import { caseStudyFiles } from '@portfolio/data/shown/caseStudies';
import { documentTitle, type ShownPage } from '@portfolio/data/shown/pages';
import type { ShownCaseStudy } from '@portfolio/data/shown/shownCaseStudies';
import { socialPictureOf } from '@portfolio/data/shown/socialPicture';

/** The facts about a document that programs read. */
export interface DocumentFacts {
  path: string;
  title: string;
  /** The first heading. */
  heading: string;
  description: string;
  /** The type of the document (ogp.me). */
  type: 'article' | 'profile' | 'website';
  /** The path of its Markdown twin from the site's root, if it has one. */
  markdown?: string;
  /** The path of the picture for previews of links, from the site's root. */
  picture: string;
}

export const pageFacts = ({
  name,
  path,
  title,
  heading,
}: Omit<ShownPage, 'intro'>): DocumentFacts => ({
  path,
  title,
  heading,
  description: content.pages[name].description,
  type: name === 'about' ? 'profile' : 'website',
  markdown: `${name}.md`,
  picture: socialPictureOf(name),
});

export const caseStudyFacts = ({ path, caseStudy }: ShownCaseStudy): DocumentFacts => ({
  path,
  title: documentTitle(caseStudy.title, content.owner),
  heading: caseStudy.title,
  description: caseStudy.description,
  type: 'article',
  ...caseStudyFiles(path),
});
