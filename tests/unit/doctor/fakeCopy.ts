import { publishedAssets } from '@portfolio/build/content/publishedAssets';
import { validateContent } from '@portfolio/data/validation/validateContent';
import type { Copy } from '@portfolio/tools/doctor/facts/copy';
import { freshFolder } from '../backend/support/folders.ts';
import { ownContent } from './ownContent.ts';

/** The changes of a test to a copy that has its owner's content and nothing else. */
export interface CopyParts extends Partial<Copy> {
  /** The files of the built site. */
  dist?: Record<string, string>;
}

/** A copy of the portfolio to check. */
export function fakeCopy({ content = ownContent, dist = {}, ...rest }: CopyParts): Copy {
  const { filesFolder = freshFolder() } = rest;
  return {
    content,
    isSample: false,
    translations: [],
    translationFolders: [],
    contentProblems: [
      ...validateContent(content),
      ...publishedAssets(content, filesFolder).problems,
    ],
    filesFolder,
    distFolder: freshFolder(dist),
    sourceFolders: [],
    variables: {},
    env: {},
    ...rest,
  };
}
