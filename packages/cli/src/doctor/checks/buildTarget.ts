import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readBackendVariables } from '@portfolio/publish/build/backendVariables';
import { findSecretKey } from '@portfolio/publish/build/secretKeys';
import { repositoryRoot } from '@portfolio/publish/content/folders';
import { listFiles } from '../builtSite.ts';
import type { Check, Finding } from '../check.ts';
import type { Copy } from '../copy.ts';
import { build } from './build.ts';
import { variables } from './variables.ts';

const readable = /\.(?:html|js|mjs|css|json|map|txt|xml|webmanifest)$/;

function readTexts({ distFolder }: Copy) {
  return listFiles(distFolder)
    .filter((name) => readable.test(name))
    .map((name) => ({ name, text: readFileSync(join(distFolder, name), 'utf8') }));
}

/**
 * Whether the build sends to the project that is set now, and gives away no secret: `npm test` leaves
 * a build for the embedded backend in the same folder.
 */
export const buildTarget: Check = {
  title: 'Build target',
  needs: [build, variables],
  run(copy) {
    const { url, anonKey } = readBackendVariables(copy.variables);
    const ownKey = copy.env.SUPABASE_SERVICE_ROLE_KEY?.trim();
    const texts = readTexts(copy);
    const shown = (name: string) => relative(repositoryRoot, join(copy.distFolder, name));
    const findings: Finding[] = texts
      .filter(({ text }) => findSecretKey(text) || (ownKey && text.includes(ownKey)))
      .map(({ name }) => ({
        level: 'failure',
        file: shown(name),
        message: 'holds a secret key, which every visitor could read',
        mend: 'Take it out of the code, replace the key in the Supabase dashboard, and build again.',
      }));
    if (![url, anonKey].every((value) => texts.some(({ text }) => text.includes(value)))) {
      findings.push({
        level: 'failure',
        file: shown(''),
        message: `was not built with these variables, so its form does not send to ${url}`,
        mend: 'Run npm run build with them set.',
      });
    }
    const summary = findings.length === 0 ? `sends to ${url}` : 'is not fit to be published';
    return { summary, findings };
  },
};
