import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { loadContent } from '@portfolio/build/content/readContent';
import { contentFolder } from '@portfolio/build/folders/content';
import { repositoryRoot } from '@portfolio/build/folders/repository';
import { editorFolder } from '@portfolio/build/hosts/hostFiles';
import { OwnerError } from '@portfolio/data/validation/OwnerError';
import type { Plugin } from 'vite';
import { buildEditor } from './buildEditor.ts';
import { CONTENT } from './formFields.ts';

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

/** Publishes the editor of the content at `/admin/`, if the content asks for it. It reads and saves on GitHub. */
export function publishedEditor(): Plugin {
  return {
    name: 'portfolio:published-editor',
    apply: 'build',
    async generateBundle() {
      const { name, config } = this.environment;
      if (name !== 'client') return;
      const { content } = await loadContent(contentFolder);
      if (Object(content.site).editor !== true) return;
      if (contentFolder !== join(repositoryRoot, CONTENT)) {
        throw new OwnerError(
          `${FIELD} only works with the folder "${CONTENT}" of the repository, and the content is in ${contentFolder}: move it there, or take the field out.`,
        );
      }
      const files = await buildEditor({
        base: config.base + editorFolder,
        repository: repositoryName(),
      });
      for (const [file, source] of files) {
        this.emitFile({ type: 'asset', fileName: editorFolder + file, source });
      }
    },
  };
}
