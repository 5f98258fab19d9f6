import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import { contentFolder, filesFolder } from './folders.ts';
import { missingFiles } from './missingFiles.ts';
import { OwnerError } from './OwnerError.ts';

type ContentModule = typeof import('../../data/src/validateContent');

/**
 * Reads the owner's content anew and checks it: against its schemas, and that the files it names
 * are there.
 * @throws OwnerError that lists every problem with its file and path
 */
export async function checkContent() {
  const { module } = await runnerImport<ContentModule>(
    fileURLToPath(new URL('../../data/src/validateContent.ts', import.meta.url)),
  );
  const problems = [...module.validateContent(), ...missingFiles(module.localFiles(), filesFolder)];
  if (problems.length > 0) {
    throw new OwnerError(`The content breaks a rule:\n${module.formatContentProblems(problems)}`);
  }
}

/** Checks the content before a build, and while developing after each change to it. */
export function contentCheck(): Plugin {
  return {
    name: 'portfolio:content-check',
    buildApp: { order: 'pre', handler: checkContent },
    async configureServer() {
      await checkContent();
    },
    async hotUpdate({ file, server }) {
      if (this.environment.name !== 'client' || !file.startsWith(contentFolder)) return;
      try {
        await checkContent();
      } catch (error) {
        const { message } = error as Error;
        server.config.logger.error(message);
        server.ws.send({ type: 'error', err: { message, stack: '' } });
      }
    },
  };
}
