import { publishedAssets } from '@portfolio/build/content/publishedAssets';
import type { Translation } from '@portfolio/data/translation/translate';
import { validateContent } from '@portfolio/data/validation/validateContent';
import type { Workspace } from '@portfolio/tools/doctor/facts/workspace';
import { freshFolder } from '../backend/support/folders.ts';
import { ownContent } from './ownContent.ts';

/** The changes of a test to a workspace that only has the owner's content. */
export interface WorkspaceParts extends Partial<Workspace> {
  /** The files of the built site. */
  dist?: Record<string, string>;
  /** The folder with the files that the content names. */
  filesFolder?: string;
}

/** A translation without case studies of its own. */
export const inLanguage = (language: string, translation: Translation) => ({
  language,
  translation,
  caseStudies: { files: new Map(), sizes: {} },
});

/** A workspace for the doctor to check. */
export function fakeWorkspace({
  content = ownContent,
  dist = {},
  filesFolder = freshFolder(),
  ...rest
}: WorkspaceParts): Workspace {
  const { leftOut, problems } = publishedAssets(content, filesFolder);
  return {
    content,
    isSample: false,
    translations: [],
    translationFolders: [],
    contentProblems: [...validateContent(content), ...problems],
    leftOut,
    distFolder: freshFolder(dist),
    sourceFolders: [],
    variables: {},
    env: {},
    ...rest,
  };
}
