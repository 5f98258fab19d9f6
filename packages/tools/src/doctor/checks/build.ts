import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { namesOfFiles } from '@portfolio/build/content/publishedAssets';
import { displayPath } from '@portfolio/build/folders/repository';
import { readBackendVariables } from '@portfolio/build/keys/backendVariables';
import { findSecret } from '@portfolio/build/keys/secrets';
import { builtUrl } from '@portfolio/build/serve/siteServer';
import type { Problem } from '../../content/checks/check.ts';
import type { Check } from '../facts/check.ts';
import { addressOf, type Workspace } from '../facts/workspace.ts';
import { content } from './content.ts';
import { variables } from './settings.ts';

const changedAt = (file: string): number => statSync(file).mtimeMs;

/** Why the site must be built (again), and the file that shows it; undefined if the build is current. */
function whyBuild({ distFolder, sourceFolders }: Workspace): Problem | undefined {
  const page = join(distFolder, 'index.html');
  if (!existsSync(page)) {
    return { file: displayPath(distFolder), message: 'there is no built site' };
  }
  const newer = sourceFolders
    .flatMap((folder) => namesOfFiles(folder).map((name) => join(folder, name)))
    .find((source) => changedAt(source) > changedAt(page));
  return newer ? { file: displayPath(newer), message: 'was changed after the build' } : undefined;
}

/** Whether there is a build, made from the sources as they are now. */
export const build: Check = {
  title: 'Build',
  fix: 'Run npm run build.',
  run(workspace) {
    const problem = whyBuild(workspace);
    return { problems: problem ? [problem] : [], passed: 'is there and up to date' };
  },
};

/** Whether the build's links and files fit the address at which the site is published. */
export const buildAddress: Check = {
  title: 'Build address',
  needs: [content, build],
  fix: 'Run npm run build.',
  run(workspace) {
    const { url } = addressOf(workspace);
    const built = builtUrl(workspace.distFolder) ?? 'no address';
    const message = `was built for ${built}, but will be published at ${url}`;
    return {
      problems: built === url ? [] : [{ file: displayPath(workspace.distFolder), message }],
      passed: 'is the address of the site',
    };
  },
};

const readable = /\.(?:html|js|mjs|css|json|map|txt|xml|webmanifest)$/;

const textsOf = (distFolder: string) =>
  namesOfFiles(distFolder)
    .filter((name) => readable.test(name))
    .map((name) => join(distFolder, name))
    .map((file) => ({ file: displayPath(file), text: readFileSync(file, 'utf8') }));

/** Whether the build contains a secret. This is checked for every backend. */
export const secrets: Check = {
  title: 'Secret keys',
  needs: [build],
  fix: 'Take it out of the code, replace the key in the Supabase dashboard, and build again.',
  run({ env, distFolder }) {
    const ownKey = env.SUPABASE_SERVICE_ROLE_KEY?.trim();
    const message = 'holds a secret key, which every visitor could read';
    const problems = textsOf(distFolder)
      .filter(({ text }) => findSecret(text) || (ownKey && text.includes(ownKey)))
      .map(({ file }) => ({ file, message }));
    return { problems, passed: 'none is in the build' };
  },
};

/**
 * Whether the build sends to the project that is set now. `npm test` leaves a build for the embedded backend in the
 * same folder.
 */
export const buildTarget: Check = {
  title: 'Build target',
  needs: [build, variables],
  fix: 'Run npm run build with them set.',
  run({ variables: values, distFolder }) {
    const { url, anonKey } = readBackendVariables(values);
    const texts = textsOf(distFolder);
    const isFor = [url, anonKey].every((value) => texts.some(({ text }) => text.includes(value)));
    const message = `was not built with these variables, so its form doesn't send to ${url}`;
    return {
      problems: isFor ? [] : [{ file: displayPath(distFolder), message }],
      passed: `sends to ${url}`,
    };
  },
};
