import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Copy } from '@portfolio/cli/doctor/copy';
import { validateContent } from '@portfolio/data/validateContent';
import { ownFiles } from '@portfolio/publish/content/ownFiles';
import { onTestFinished } from 'vitest';
import { ownContent } from './ownContent.ts';

/** A folder with these files, for the test that is running. */
export function folderWith(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'portfolio-doctor-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

/** The changes of a test to a copy that has its owner's content and nothing else. */
export interface CopyParts extends Partial<Copy> {
  /** The files of the built site. */
  dist?: Record<string, string>;
}

/** A copy of the portfolio to check. */
export function fakeCopy({ content = ownContent, dist = {}, ...rest }: CopyParts): Copy {
  const { filesFolder = folderWith({}) } = rest;
  return {
    content,
    contentProblems: [...validateContent(content), ...ownFiles(content, filesFolder).problems],
    filesFolder,
    distFolder: folderWith(dist),
    sourceFolders: [],
    variables: {},
    env: {},
    ...rest,
  };
}
