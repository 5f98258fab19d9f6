import { execFileSync } from 'node:child_process';
import { join, resolve } from 'node:path';
import { loadContent } from '@portfolio/build/content/readContent';
import { contentFolder } from '@portfolio/build/folders/content';
import { displayPath, repositoryRoot } from '@portfolio/build/folders/repository';
import { editorFolder } from '@portfolio/build/hosts/hostFiles';
import { writeExclusive } from '@portfolio/build/prerender/writeExclusive';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { Plugin, ResolvedConfig } from 'vite';
import { buildEditor, type Published } from './buildEditor.ts';
import { CONTENT } from './contentTree.ts';

const FIELD = 'site.editor (site.json)';

/** The name of this repository on GitHub, such as `ada/portfolio`. GitHub says it to a workflow, and git elsewhere. */
function repositoryName(): string {
  const { GITHUB_REPOSITORY } = process.env;
  if (GITHUB_REPOSITORY) return GITHUB_REPOSITORY;
  let address = '';
  try {
    const git = ['-C', repositoryRoot, 'remote', 'get-url', 'origin'];
    address = execFileSync('git', git, { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    // No git, or no such remote.
  }
  const [, name] = /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?\s*$/.exec(address) ?? [];
  if (name) return name;
  throw new OwnerError(
    `${FIELD} needs a repository on GitHub, and git names none as "origin": set GITHUB_REPOSITORY to its name, such as ada/portfolio, or take the field out.`,
  );
}

/**
 * Where the editor is published.
 * @returns undefined if the content doesn't ask for it
 * @throws OwnerError if it can't work there
 */
async function findPublished(siteBase: string): Promise<Published | undefined> {
  const { content } = await loadContent(contentFolder);
  if (Object(content.site).editor !== true) return undefined;
  if (contentFolder !== join(repositoryRoot, CONTENT)) {
    throw new OwnerError(
      `${FIELD} only works with the folder "${CONTENT}" of the repository, and the content is in ${displayPath(contentFolder)}: move it there, or take the field out.`,
    );
  }
  const address = process.env.SITE_URL?.trim() ?? '';
  return { base: siteBase + editorFolder, repository: repositoryName(), address };
}

/** Publishes the editor of the content at `/admin/`, if the content asks for it. It reads and saves on GitHub. */
export function publishedEditor(): Plugin {
  let config: ResolvedConfig;
  let published: Published | undefined;
  return {
    name: 'portfolio:published-editor',
    apply: 'build',
    // Before anything is built, so that nobody waits for the refusal.
    async configResolved(resolved) {
      config = resolved;
      published = await findPublished(config.base);
    },
    // After the site, whose build takes all styles for its own.
    async buildApp() {
      if (!published) return;
      const outDir = resolve(config.root, config.build.outDir);
      for (const [name, body] of await buildEditor(published)) {
        await writeExclusive(outDir, editorFolder + name, body);
      }
    },
  };
}
